import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FlaggedReview } from '../../api/types'
import { fullName } from '../../components/portrait'
import { dayOf } from '../../format/dates'
import { number } from '../../format/money'
import styles from './reports.module.css'

export function Reports({ review }: { review: FlaggedReview }) {
  const { t } = useTranslation()
  const { reports, openReports: count } = review
  return (
    <section className={styles.reports}>
      <h3 className={styles.title}>
        <Flag size={16} aria-hidden="true" />
        {t('reviews.reports', { count, formatted: number(count) })}
      </h3>
      <ul>
        {reports.map(({ _id, reason, user, createdAt }) => (
          <li key={_id}>
            <p className={styles.reason}>{reason}</p>
            <p className={styles.who}>
              {fullName(user)}, {dayOf(createdAt)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
