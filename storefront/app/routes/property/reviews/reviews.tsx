import { Link, useSearchParams } from 'react-router'
import type { Pagination as Pages, Review, ReviewStats } from '~/api/types'
import { buttonClass } from '~/components/button'
import { Pagination } from '~/components/pagination'
import { useText } from '~/i18n/use-text'
import detail from '~/locales/en/detail.json'
import { Section } from '../sections'
import { ReviewItem } from './review-item'
import { ReviewSummary } from './review-summary'

export interface ReviewsData {
  /** All of them, page by page; else the first few. */
  all: boolean
  list: Review[]
  pagination: Pages
  stats: ReviewStats
}

const HASH = '#reviews'

/** What guests said; null stands for a failure to load it. */
export function Reviews({ reviews, host }: { reviews: ReviewsData | null; host: string }) {
  const t = useText(detail)

  return (
    <Section id="reviews" title={t('detail.reviews')}>
      {reviews ? <Loaded {...reviews} host={host} /> : <Failed />}
    </Section>
  )
}

function Loaded({ all, list, pagination, stats, host }: ReviewsData & { host: string }) {
  const t = useText(detail)
  const [query] = useSearchParams()
  const count = pagination.total
  if (count === 0) {
    return (
      <div className="rounded-lg bg-sunken px-6 py-8 text-center">
        <p className="font-semibold">{t('detail.reviews.none')}</p>
        <p className="text-muted">{t('detail.reviews.noneHint')}</p>
      </div>
    )
  }

  return (
    <div className="grid gap-8">
      <ReviewSummary stats={stats} />
      <ul className="grid gap-8">
        {list.map((review) => (
          <li key={review._id} className="border-t border-line pt-6">
            <ReviewItem review={review} host={host} />
          </li>
        ))}
      </ul>
      {all && <Pagination {...pagination} param="reviews" hash={HASH} />}
      {(all || count > list.length) && (
        <Link
          to={{ search: toggled(query, all), hash: HASH }}
          preventScrollReset={!all}
          className={buttonClass({ tone: 'quiet' }, 'justify-self-start')}
        >
          {all ? t('detail.reviews.showFewer') : t('detail.reviews.showAll', { count })}
        </Link>
      )}
    </div>
  )
}

function toggled(query: URLSearchParams, all: boolean) {
  const next = new URLSearchParams(query)
  if (all) {
    next.delete('reviews')
  } else {
    next.set('reviews', '1')
  }
  return next.size > 0 ? `?${next}` : ''
}

function Failed() {
  const t = useText(detail)
  const [query] = useSearchParams()

  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-lg bg-sunken p-6">
      <p className="font-semibold">{t('detail.reviews.failed')}</p>
      <Link
        to={{ search: query.toString(), hash: HASH }}
        preventScrollReset
        className={buttonClass({ tone: 'quiet', size: 'sm' })}
      >
        {t('detail.reviews.tryAgain')}
      </Link>
    </div>
  )
}
