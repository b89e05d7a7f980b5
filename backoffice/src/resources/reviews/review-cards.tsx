import { useTranslation } from 'react-i18next'
import type { DeskReview, FlaggedReview } from '../../api/types'
import { ReviewCard } from './review-card'
import styles from './review-cards.module.css'

interface ReviewCardsProps {
  rows: readonly (DeskReview | FlaggedReview)[]
  busy: boolean
}

/** Reviews are words: they stand below one another at every width. */
export function ReviewCards({ rows, busy }: ReviewCardsProps) {
  const { t } = useTranslation()
  return (
    <ul className={styles.cards} aria-label={t('reviews.title')} aria-busy={busy}>
      {rows.map((review) => (
        <li key={review._id} className={styles.card}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}
