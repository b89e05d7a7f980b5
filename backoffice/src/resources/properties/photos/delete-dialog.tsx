import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StepDialog } from '../../../components/step-dialog'

interface DeleteDialogProps {
  confirm: () => Promise<unknown> | void
  gone: () => void
}

/** Confirms deleting a stored picture. */
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
    <StepDialog
      open={open}
      title={t('listing.photos.deleteTitle')}
      close={() => setOpen(false)}
      gone={gone}
      dismiss={t('listing.photos.keep')}
      confirm={t('listing.photos.deleteConfirm')}
      danger
      busy={busy}
      does={() => void finish()}
    >
      <p>{t('listing.photos.deleteEffect')}</p>
    </StepDialog>
  )
}
