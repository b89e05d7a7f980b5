import { useInvalidate } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StepDialog } from '../components/step-dialog'
import { StepForm } from '../forms/record-form'
import { useRecordForm } from '../forms/use-record-form'
import { NO_PROOF, ProofFields } from './proof-fields'

/** Turning two-factor off takes password and code, so that an open window is not enough. */
export default function TwoFactorEnd({ gone }: { gone: () => void }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const renew = () => void invalidate({ resource: 'settings', invalidates: ['resourceAll'] })
  const form = useRecordForm({
    resource: 'settings',
    meta: { path: 'settings/two-factor', method: 'delete' },
    valuesOf: () => NO_PROOF,
    saved: () => t('settings.security.twoFactorOff'),
    onSaved: () => {
      renew()
      close()
    },
    /* One whose answer was lost may have turned it off. */
    onFailed: renew,
  })

  return (
    <StepDialog
      open={open}
      title={t('twoFactor.title')}
      close={close}
      gone={gone}
      typed
      dismiss={t('twoFactor.on.keep')}
      confirm={t('twoFactor.on.submit')}
      danger
      form={form}
    >
      <p>{t('twoFactor.on.effect')}</p>
      <StepForm form={form} failed={t('twoFactor.failed')}>
        <ProofFields />
      </StepForm>
    </StepDialog>
  )
}
