import { numberFormat } from '@makao/shared/formatters'
import { useLanguage, useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import { Icon } from './icon'

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** `★ 4.8 (23)`; nothing without a rating. */
export function Rating({ average, count }: { average: number; count?: number }) {
  const t = useText(common)
  const { locale } = useLanguage()
  if (average <= 0) {
    return null
  }
  const rating = numberFormat(locale, ONE_DECIMAL).format(average)
  const said = t('common.rated', { rating })

  return (
    <span
      className="rating"
      role="img"
      aria-label={count === undefined ? said : `${said}, ${t('common.reviews', { count })}`}
    >
      {rating}
      {count !== undefined && <span>{`(${count})`}</span>}
    </span>
  )
}

const sizes = { 16: 'size-4', 18: '', 20: 'size-5' }

export function Stars({ rating, size = 18 }: { rating: number; size?: keyof typeof sizes }) {
  const t = useText(common)

  return (
    <span className="inline-flex gap-0.5" role="img" aria-label={t('common.rated', { rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          name={star <= Math.round(rating) ? 'star-filled' : 'star'}
          className={`${star <= Math.round(rating) ? 'text-sun' : 'text-line-strong'} ${sizes[size]}`}
        />
      ))}
    </span>
  )
}
