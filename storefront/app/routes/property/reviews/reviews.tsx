import { Link, useLocation, useSearchParams } from 'react-router'
import type { PropertyDetail, Review, ReviewMarks, ReviewStats } from '~/api/types'
import { buttonClass, LinkButton } from '~/components/button'
import { useText } from '~/i18n/use-text'
import detail from '~/locales/en/detail.json'
import { usePrefetch } from '~/use-saves-data'
import { Section } from '../sections'
import { ReviewItem } from './review-item'
import { ReviewSummary } from './review-summary'

interface ReviewsData {
  /** The first few of them. */
  list: Review[]
  total: number
  stats: ReviewStats
  marks: ReviewMarks
}

type Place = Pick<PropertyDetail, '_id' | 'host'>

/** The first reviews; null when they failed to load. */
export function Reviews({ reviews, place }: { reviews: ReviewsData | null; place: Place }) {
  const t = useText(detail)

  return (
    <Section id="reviews" title={t('detail.reviews')}>
      {reviews ? <Loaded {...reviews} place={place} /> : <Failed />}
    </Section>
  )
}

function Loaded({ list, total: count, stats, marks, place }: ReviewsData & { place: Place }) {
  const t = useText(detail)
  const { search } = useLocation()
  const prefetch = usePrefetch()
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
            <ReviewItem review={review} host={place.host} marks={marks} />
          </li>
        ))}
      </ul>
      {count > list.length && (
        <LinkButton
          to={`/properties/${place._id}/reviews`}
          state={search}
          prefetch={prefetch}
          tone="quiet"
          className="justify-self-start"
        >
          {t('detail.reviews.showAll', { count })}
        </LinkButton>
      )}
    </div>
  )
}

function Failed() {
  const t = useText(detail)
  const [query] = useSearchParams()

  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-lg bg-sunken p-6">
      <p className="font-semibold">{t('detail.reviews.failed')}</p>
      {/* Without a hash, with which it would be a step within the page. */}
      <Link
        to={{ search: query.toString() }}
        preventScrollReset
        className={buttonClass({ tone: 'quiet', size: 'sm' })}
      >
        {t('detail.reviews.tryAgain')}
      </Link>
    </div>
  )
}
