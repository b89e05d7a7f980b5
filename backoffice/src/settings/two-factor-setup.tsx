import type { HttpError } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failed } from '../components/failed'
import sheet from '../components/sheet.module.css'
import { Loading } from '../layout/loading'
import { http } from '../providers/http'
import { RecoveryCodes } from './recovery-codes'
import { SETTINGS } from './settings-query'
import { TwoFactorScan, type Started } from './two-factor-scan'

/** Key into the app, first code from it, recovery codes to keep: then it is on. */
export default function TwoFactorSetup({ gone }: { gone: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [open, setOpen] = useState(true)
  const [codes, setCodes] = useState<string[] | null>(null)
  const { started, failure, start } = useStart()
  const close = () => setOpen(false)

  function confirmed(recoveryCodes: string[]) {
    setCodes(recoveryCodes)
    void client.invalidateQueries({ queryKey: SETTINGS.queryKey })
  }

  return (
    <Modal
      open={open}
      title={t(codes ? 'twoFactor.codes.title' : 'twoFactor.title')}
      onCancel={close}
      afterClose={gone}
      className={sheet.sheet}
      /* The codes are shown this once: no stray click may take them away. */
      maskClosable={false}
      keyboard={!codes}
      closable={!codes}
      footer={null}
    >
      {codes ? (
        <RecoveryCodes codes={codes} done={close} />
      ) : started ? (
        <TwoFactorScan started={started} confirmed={confirmed} cancel={close} />
      ) : failure ? (
        <Failed title={t('twoFactor.failed')} hint={failure} retry={() => void start()} />
      ) : (
        <Loading />
      )}
    </Modal>
  )
}

/** A key is made when the dialog opens; until a code has confirmed it, nothing is asked at sign-in. */
function useStart() {
  const [started, setStarted] = useState<Started | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  function start() {
    setFailure(null)
    return http.post<Started>('/settings/two-factor').then(
      ({ data }) => setStarted(data),
      (error: HttpError) => setFailure(error.message)
    )
  }

  useEffect(() => {
    let left = false
    http.post<Started>('/settings/two-factor').then(
      ({ data }) => left || setStarted(data),
      (error: HttpError) => left || setFailure(error.message)
    )
    return () => {
      left = true
    }
  }, [])

  return { started, failure, start }
}
