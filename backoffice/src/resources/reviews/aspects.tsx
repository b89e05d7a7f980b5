import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import styles from './aspects.module.css'

const ASPECTS = [
  'cleanliness',
  'communication',
  'checkIn',
  'accuracy',
  'location',
  'value',
] as const

/** The six single ratings, folded away until one asks. */
export function Aspects({ ratings }: Pick<DeskReview, 'ratings'>) {
  const { t } = useTranslation()
  return (
    <details className={styles.aspects}>
      <summary>{t('reviews.aspects.title')}</summary>
      <dl>
        {ASPECTS.map((aspect) => (
          <div key={aspect}>
            <dt>{t(`reviews.aspects.${aspect}`)}</dt>
            <dd>{t('reviews.outOf', { rating: ratings[aspect] })}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
