import { useTranslation } from 'react-i18next'
import { Tag } from '../../components/tag'
import { StatusTag } from '../bookings/status-tag'
import styles from './legend.module.css'

export function Legend() {
  const { t } = useTranslation()
  return (
    <ul className={styles.legend} aria-label={t('calendar.legend')}>
      {(['pending', 'confirmed', 'checked-in', 'checked-out'] as const).map((status) => (
        <li key={status}>
          <StatusTag status={status} />
        </li>
      ))}
      <li className={styles.blocked}>
        <Tag tone="stone">{t('calendar.blocked')}</Tag>
      </li>
    </ul>
  )
}
