import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './stars.module.css'

export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation()
  return (
    <span className={styles.stars} role="img" aria-label={t('reviews.rated', { rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          size={17}
          fill={star <= rating ? 'currentColor' : 'none'}
          aria-hidden="true"
        />
      ))}
    </span>
  )
}
