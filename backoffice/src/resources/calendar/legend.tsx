import { useTranslation } from 'react-i18next'
import { Tag } from '../../components/tag'
import { number } from '../../format/money'
import { StatusTag } from '../bookings/status-tag'
import styles from './legend.module.css'

/** Of a price, to show how a set one looks. */
const SAMPLE = 9000

/** Of nights at least. */
const LEAST = 3

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
      <li className={styles.set}>
        <b aria-hidden="true">{number(SAMPLE)}</b>
        {t('calendar.setPrice')}
      </li>
      <li className={styles.least}>
        <b aria-hidden="true">≥{LEAST}</b>
        {t('stayRules.minNightsIn')}
      </li>
    </ul>
  )
}
