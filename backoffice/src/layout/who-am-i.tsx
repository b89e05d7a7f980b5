import { useTranslation } from 'react-i18next'
import { fullName, Portrait } from '../components/portrait'
import { useMe } from '../hooks/use-me'
import styles from './who-am-i.module.css'

export function WhoAmI() {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <div className={styles.card}>
      <Portrait person={me} size={40} />
      <div className={styles.words}>
        <p className={styles.name}>{fullName(me)}</p>
        <p className={styles.role}>{t(`roles.${me.role}`)}</p>
      </div>
    </div>
  )
}
