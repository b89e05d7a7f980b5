import { useLogout, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageChoice } from '../layout/language-choice'
import { RecoveryCodes } from './recovery-codes'
import styles from './two-factor-due.module.css'
import { TwoFactorOn } from './two-factor-on'
import { TwoFactorScan, type Started } from './two-factor-scan'
import { TwoFactorStart } from './two-factor-start'

/** All an admin without a second factor sees: password, key, first code, recovery codes. */
export default function TwoFactorDue({ done }: { done: () => void }) {
  const { t } = useTranslation()
  const { mutate: signOut } = useLogout()
  const [started, setStarted] = useState<Started | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [on, setOn] = useState<string | null>(null)
  const title = t(codes ? 'twoFactor.codes.title' : on ? 'twoFactor.title' : 'twoFactor.due.title')

  function failed({ code, message }: HttpError) {
    if (code === 'E_TWO_FACTOR_ON') {
      setOn(message)
    }
  }

  return (
    <main className={styles.page}>
      <title>{`${title} · ${t('app.name')}`}</title>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {codes ? (
          <RecoveryCodes codes={codes} done={done} />
        ) : on ? (
          <TwoFactorOn said={on} done={done} />
        ) : started ? (
          <TwoFactorScan
            started={started}
            confirmed={setCodes}
            failed={failed}
            cancel={() => setStarted(null)}
          />
        ) : (
          <>
            <p>{t('twoFactor.due.lead')}</p>
            <TwoFactorStart started={setStarted} failed={failed} />
          </>
        )}
      </div>
      <div className={styles.foot}>
        <LanguageChoice />
        <Button type="link" onClick={() => signOut()}>
          {t('twoFactor.due.signOut')}
        </Button>
      </div>
    </main>
  )
}
