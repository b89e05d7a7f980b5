import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import sheet from '../../../components/sheet.module.css'

interface DeleteDialogProps {
  confirm: () => Promise<unknown> | void
  gone: () => void
}

/** A picture on the server cannot be brought back: it is asked for first. */
export default function DeleteDialog({ confirm, gone }: DeleteDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)

  async function finish() {
    setBusy(true)
    await confirm()
    setOpen(false)
  }

  return (
    <Modal
      open={open}
      title={t('listing.photos.deleteTitle')}
      onCancel={() => setOpen(false)}
      afterClose={gone}
      className={sheet.sheet}
      closable={false}
      footer={[
        <Button key="keep" size="large" onClick={() => setOpen(false)}>
          {t('listing.photos.keep')}
        </Button>,
        <Button
          key="delete"
          size="large"
          type="primary"
          danger
          loading={busy}
          onClick={() => void finish()}
        >
          {t('listing.photos.deleteConfirm')}
        </Button>,
      ]}
    >
      <p>{t('listing.photos.deleteEffect')}</p>
    </Modal>
  )
}
