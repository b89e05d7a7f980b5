import { useInvalidate, type HttpError } from '@refinedev/core'
import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/dialog'
import sheet from '../components/sheet.module.css'
import { useSentStep } from '../hooks/use-sent-step'
import { RecoveryCodes } from './recovery-codes'
import { TwoFactorOn } from './two-factor-on'
import { TwoFactorScan, type Started } from './two-factor-scan'
import { TwoFactorStart } from './two-factor-start'

/** Password, key, first code, recovery codes. */
export default function TwoFactorSetup({ gone }: { gone: () => void }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const [open, setOpen] = useState(true)
  const [started, setStarted] = useState<Started | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [on, setOn] = useState<string | null>(null)
  const isSent = useSentStep(open, useIsMutating() > 0)
  const close = () => setOpen(false)

  function confirmed(recoveryCodes: string[]) {
    setCodes(recoveryCodes)
    renew()
  }

  /** A step whose answer was lost may have turned it on. */
  function failed({ code, message }: HttpError) {
    if (code === 'E_TWO_FACTOR_ON') {
      setOn(message)
    }
    renew()
  }

  function renew() {
    void invalidate({ resource: 'settings', invalidates: ['resourceAll'] })
    void invalidate({ resource: 'sessions', invalidates: ['list'] })
  }

  return (
    <Dialog
      open={open}
      title={t(codes ? 'twoFactor.codes.title' : 'twoFactor.title')}
      onCancel={isSent ? undefined : close}
      afterClose={gone}
      className={sheet.sheet}
      /* Recovery codes are shown once: no accidental closing, nor while they are on their way. */
      maskClosable={false}
      keyboard={!codes && !isSent}
      closable={!codes && !isSent}
      footer={null}
    >
      {codes ? (
        <RecoveryCodes codes={codes} done={close} />
      ) : on ? (
        <TwoFactorOn said={on} done={close} />
      ) : started ? (
        <TwoFactorScan started={started} confirmed={confirmed} failed={failed} cancel={close} />
      ) : (
        <TwoFactorStart started={setStarted} failed={failed} cancel={close} />
      )}
    </Dialog>
  )
}
