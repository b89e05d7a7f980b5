import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StepDialog } from '../../../components/step-dialog'
import fields from '../../../forms/form.module.css'
import { useWarnBeforeLeaving } from '../../../hooks/use-warn-before-leaving'
import { LIMITS } from '../form/values'
import { isSame, type Words } from './photo-words'

interface WordsDialogProps {
  words: Words
  save: (words: Words) => Promise<boolean> | boolean
  gone: () => void
}

/** A picture's words; of one that is not sent yet they travel with it. */
export default function WordsDialog({ words, save, gone }: WordsDialogProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Words>()
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)
  const [changed, setChanged] = useState(false)
  const { allowLeaving } = useWarnBeforeLeaving(changed)
  const { caption, alt } = words

  function leave() {
    if (!changed || window.confirm(t('app.leave'))) {
      allowLeaving()
      setOpen(false)
    }
  }

  async function finish(typed: Words) {
    setBusy(true)
    const taken = await save({ caption: typed.caption.trim(), alt: typed.alt.trim() })
    setBusy(false)
    setChanged((before) => before && !taken)
    setOpen(!taken)
  }

  return (
    <StepDialog
      open={open}
      title={t('listing.photos.words')}
      close={leave}
      gone={gone}
      typed
      dismiss={t('listing.cancel')}
      confirm={t('listing.photos.saveWords')}
      busy={busy}
      does={() => form.submit()}
    >
      <Form
        form={form}
        name="photo-words"
        layout="vertical"
        className={`${fields.fields} ${fields.step}`}
        initialValues={{ caption, alt }}
        onValuesChange={(_, typed) => setChanged(!isSame(typed, words))}
        onFinish={(typed) => void finish(typed)}
      >
        <Form.Item
          name="caption"
          label={t('listing.photos.caption')}
          extra={t('listing.photos.captionHint')}
        >
          <Input maxLength={LIMITS.words} />
        </Form.Item>
        <Form.Item name="alt" label={t('listing.photos.alt')} extra={t('listing.photos.altHint')}>
          <Input maxLength={LIMITS.words} />
        </Form.Item>
      </Form>
    </StepDialog>
  )
}
