import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../components/field'
import sheet from '../../../components/sheet.module.css'
import { LIMITS } from '../form/values'
import type { Words } from './photo-queue'
import styles from './words-dialog.module.css'

interface WordsDialogProps {
  words: Words
  /** True when they were taken; else the dialog stays, words and all. */
  save: (words: Words) => Promise<boolean> | boolean
  gone: () => void
}

/** What stands under a picture, and what is read out to those who cannot see it. */
export default function WordsDialog({ words, save, gone }: WordsDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)
  const [caption, setCaption] = useState(words.caption)
  const [alt, setAlt] = useState(words.alt)

  async function finish() {
    setBusy(true)
    const taken = await save({ caption: caption.trim(), alt: alt.trim() })
    setBusy(false)
    setOpen(!taken)
  }

  return (
    <Modal
      open={open}
      title={t('listing.photos.words')}
      onCancel={() => setOpen(false)}
      afterClose={gone}
      className={sheet.sheet}
      closable={false}
      maskClosable={false}
      footer={[
        <Button key="cancel" size="large" onClick={() => setOpen(false)}>
          {t('listing.cancel')}
        </Button>,
        <Button
          key="save"
          size="large"
          type="primary"
          loading={busy}
          htmlType="submit"
          form="photo-words"
        >
          {t('listing.photos.saveWords')}
        </Button>,
      ]}
    >
      <form
        id="photo-words"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation() // React's events pass through the dialog to the form behind it.
          void finish()
        }}
      >
        <TextField
          label={t('listing.photos.caption')}
          hint={t('listing.photos.captionHint')}
          value={caption}
          maxLength={LIMITS.words}
          onChange={setCaption}
        />
        <TextField
          label={t('listing.photos.alt')}
          hint={t('listing.photos.altHint')}
          value={alt}
          maxLength={LIMITS.words}
          onChange={setAlt}
        />
      </form>
    </Modal>
  )
}
