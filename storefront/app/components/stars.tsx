import { Star } from 'lucide-react'
import { numberFormat } from '@makao/shared/formatters'
import { useLanguage, useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** `★ 4.8 (23)`; nothing without a rating. */
export function Rating({ average, count }: { average: number; count?: number }) {
  const t = useText(common)
  const { locale } = useLanguage()
  if (average <= 0) {
    return null
  }
  const rating = numberFormat(locale, ONE_DECIMAL).format(average)

  return (
    <span className="tabular inline-flex items-center gap-1 whitespace-nowrap text-sm">
      <Star aria-hidden size={16} className="fill-sun text-sun" />
      <span className="sr-only">{t('common.rated', { rating })}</span>
      <span aria-hidden className="font-semibold">
        {rating}
      </span>
      {count !== undefined && (
        <span className="text-muted">
          <span aria-hidden>({count})</span>
          <span className="sr-only">{t('common.reviews', { count })}</span>
        </span>
      )}
    </span>
  )
}

export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const t = useText(common)

  return (
    <span className="inline-flex gap-0.5" role="img" aria-label={t('common.rated', { rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          size={size}
          className={star <= Math.round(rating) ? 'fill-sun text-sun' : 'text-line-strong'}
        />
      ))}
    </span>
  )
}
