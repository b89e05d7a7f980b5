import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../api/types'
import { number } from '../../format/money'
import styles from './rating.module.css'

type Rated = Pick<PropertyCard, 'averageRating' | 'totalReviews'>

export function Rating({ property }: { property: Rated }) {
  const { t } = useTranslation()
  const { averageRating, totalReviews } = property
  const reviews = t('properties.reviews', { count: totalReviews })

  if (averageRating <= 0) {
    return <span className={styles.none}>{t('properties.noRating')}</span>
  }
  return (
    <span className={styles.rating}>
      <Star size={15} fill="currentColor" className={styles.star} aria-hidden="true" />
      <span className="sr-only">
        {t('properties.rating', { rating: number(averageRating, 1), reviews })}
      </span>
      <span aria-hidden="true">
        {number(averageRating, 1)} <span className={styles.count}>({number(totalReviews)})</span>
      </span>
    </span>
  )
}
