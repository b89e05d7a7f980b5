import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { focusNow } from '../forms/fields'
import styles from './two-factor.module.css'

/** What the API says where it is on already, as after a step whose answer was lost; its recovery codes are told once. */
export function TwoFactorOn({ said, done }: { said: string; done: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.setup}>
      <p role="alert" ref={focusNow} tabIndex={-1}>
        {said}
      </p>
      <div className={styles.foot}>
        <Button size="large" type="primary" onClick={done}>
          {t('twoFactor.on.goOn')}
        </Button>
      </div>
    </div>
  )
}
