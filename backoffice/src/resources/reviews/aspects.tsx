import { reviewAspects } from '@makao/shared/catalogue'
import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import styles from './aspects.module.css'

export function Aspects({ ratings }: Pick<DeskReview, 'ratings'>) {
  const { t } = useTranslation()
  return (
    <details className={styles.aspects}>
      <summary>{t('reviews.aspects.title')}</summary>
      <dl>
        {reviewAspects.map((aspect) => (
          <div key={aspect}>
            <dt>{t(`reviews.aspects.${aspect}`)}</dt>
            <dd>{t('reviews.outOf', { rating: ratings[aspect] })}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
