import { useCreate, useInvalidate, type HttpError } from '@refinedev/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/dialog'
import { Failed } from '../components/failed'
import sheet from '../components/sheet.module.css'
import { Loading } from '../layout/loading'
import { RecoveryCodes } from './recovery-codes'
import { TwoFactorScan, type Started } from './two-factor-scan'

/** Opening creates a key, which takes effect once confirmed. */
export default function TwoFactorSetup({ gone }: { gone: () => void }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const [open, setOpen] = useState(true)
  const [codes, setCodes] = useState<string[] | null>(null)
  const { mutate, mutation } = useCreate<Started, HttpError>({
    resource: 'settings',
    meta: { path: 'settings/two-factor' },
    values: {},
    invalidates: [],
    successNotification: false,
    errorNotification: false,
  })
  const close = () => setOpen(false)
  const start = useEffectEvent(() => mutate())
  useEffect(() => start(), [])

  function confirmed(recoveryCodes: string[]) {
    setCodes(recoveryCodes)
    void invalidate({ resource: 'settings', invalidates: ['resourceAll'] })
  }

  return (
    <Dialog
      open={open}
      title={t(codes ? 'twoFactor.codes.title' : 'twoFactor.title')}
      onCancel={close}
      afterClose={gone}
      className={sheet.sheet}
      /* Recovery codes are shown once: no accidental closing. */
      maskClosable={false}
      keyboard={!codes}
      closable={!codes}
      footer={null}
    >
      {codes ? (
        <RecoveryCodes codes={codes} done={close} />
      ) : mutation.data ? (
        <TwoFactorScan started={mutation.data.data} confirmed={confirmed} cancel={close} />
      ) : mutation.error ? (
        <Failed
          title={t('twoFactor.failed')}
          hint={mutation.error.message}
          retry={() => mutate()}
        />
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}
