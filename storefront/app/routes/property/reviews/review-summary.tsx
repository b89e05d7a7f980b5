import type { ReviewStats } from '~/api/types'
import { Stars } from '~/components/stars'
import { reviewAspects } from '@makao/shared/catalogue'
import { numberFormat } from '@makao/shared/formatters'
import { useLanguage, useText } from '~/i18n/use-text'
import aspects from '~/locales/en/aspects.json'
import common from '~/locales/en/common.json'
import detail from '~/locales/en/detail.json'

/** The average, its distribution, and the six aspects. */
export function ReviewSummary({ stats }: { stats: ReviewStats }) {
  const tc = useText(common)
  const { locale } = useLanguage()
  const rating = numberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(stats.averageRating)

  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[auto_1fr] sm:items-center">
      <div className="grid content-start justify-items-start gap-1.5">
        <p className="tabular font-display text-4xl leading-none font-extrabold">{rating}</p>
        <Stars rating={stats.averageRating} size={20} />
        <p className="text-sm text-muted">{tc('common.reviews', { count: stats.totalReviews })}</p>
      </div>
      <Distribution stats={stats} />
      <Aspects ratings={stats.ratings} />
    </div>
  )
}

function Distribution({ stats }: { stats: ReviewStats }) {
  const t = useText(detail)
  const rows = ([5, 4, 3, 2, 1] as const).map((stars) => ({
    stars,
    count: stats.distribution[stars],
  }))

  return (
    <dl className="grid max-w-sm gap-1.5">
      {rows.map(({ stars, count }) => (
        <div key={stars} className="grid grid-cols-[4rem_1fr_2rem] items-center gap-3 text-sm">
          <dt>{t('detail.reviews.stars', { stars })}</dt>
          <dd aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-sun"
              style={{ width: `${(count / stats.totalReviews) * 100}%` }}
            />
          </dd>
          <dd className="tabular text-muted">{count}</dd>
        </div>
      ))}
    </dl>
  )
}

function Aspects({ ratings }: { ratings: ReviewStats['ratings'] }) {
  const t = useText(aspects)
  const { locale } = useLanguage()
  const number = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

  return (
    <dl className="grid grid-cols-2 gap-x-8 sm:col-span-full md:grid-cols-3">
      {reviewAspects.map((aspect) => (
        <div
          key={aspect}
          className="flex min-h-10 items-center justify-between border-b border-line text-sm"
        >
          <dt>{t(`aspects.${aspect}`)}</dt>
          <dd className="tabular font-semibold">{number.format(ratings[aspect])}</dd>
        </div>
      ))}
    </dl>
  )
}
