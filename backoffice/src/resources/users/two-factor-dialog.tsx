import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../api/types'
import { fullName } from '../../components/portrait'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { NO_PROOF, ProofFields } from '../../settings/proof-fields'

interface TwoFactorDialogProps {
  user: User
  gone: () => void
}

/** For who has lost app and recovery codes; the admin proves who they are. */
export function TwoFactorDialog({ user, gone }: TwoFactorDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const form = useRecordForm({
    resource: 'users',
    id: user._id,
    record: user,
    meta: { path: `users/${user._id}/two-factor`, method: 'delete' },
    valuesOf: () => NO_PROOF,
    saved: () => t('users.twoFactor.done'),
    onSaved: close,
  })

  return (
    <StepDialog
      open={open}
      title={t('users.twoFactor.title', { name: fullName(user) })}
      close={close}
      gone={gone}
      typed
      dismiss={t('users.dismiss')}
      confirm={t('users.twoFactor.confirm')}
      danger
      form={form}
    >
      <p>{t('users.twoFactor.effect', { name: fullName(user) })}</p>
      <p>{t('users.twoFactor.hint')}</p>
      <StepForm form={form} failed={t('users.twoFactor.failed')}>
        <ProofFields />
      </StepForm>
    </StepDialog>
  )
}
