import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../components/later'
import styles from './settings.module.css'

const TwoFactorSetup = later(() => import('./two-factor-setup'))
const TwoFactorEnd = later(() => import('./two-factor-end'))

/** Whether two-factor sign-in is on, and the way to change it. */
export function TwoFactor({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation()
  const [changing, setChanging] = useState<'on' | 'off' | null>(null)
  const gone = () => setChanging(null)

  return (
    <section className={styles.card}>
      <div className={styles.line}>
        <div>
          <h2 className={styles.title}>{t('settings.security.twoFactor')}</h2>
          <p className={styles.lead}>
            {t(isOn ? 'settings.security.twoFactorOn' : 'settings.security.twoFactorOff')}
          </p>
        </div>
        <Button onClick={() => setChanging(isOn ? 'off' : 'on')}>
          {t(isOn ? 'settings.security.turnOff' : 'settings.security.turnOn')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {changing === 'on' && <TwoFactorSetup gone={gone} />}
        {changing === 'off' && <TwoFactorEnd gone={gone} />}
      </Suspense>
    </section>
  )
}
