import { data, Link, useLocation } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { Booking, OwnReview } from '~/api/types'
import { buttonClass, LinkButton } from '~/components/button'
import { EmptyState, ErrorState } from '~/components/page-state'
import { Pagination } from '~/components/pagination'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import myReviews from '~/locales/en/my-reviews.json'
import { readPage } from '~/read-page'
import { toLastPage } from '~/to-last-page.server'
import { OwnReviewCard } from './own-review-card'
import { WaitingStays } from './waiting-stays'
import type { Route } from './+types/route'

const PAGE_SIZE = 10

/** Stays checked for a missing review; they cover the last fortnight. */
const LATEST_STAYS = 20

export async function loader({ request, url }: Route.LoaderArgs) {
  const api = apiFor(request)
  const page = readPage(url.searchParams)
  try {
    const [{ data: reviews, pagination }, { data: stays }] = await Promise.all([
      api.reviews.mine({ query: { page, limit: PAGE_SIZE } }),
      api.bookings.mine({ query: { when: 'past', sort: '-checkIn', limit: LATEST_STAYS } }),
    ])
    toLastPage(url, pagination)
    const waiting = page === 1 ? stays.filter(({ actions }) => actions.includes('review')) : []
    return data({ reviews, pagination, waiting, failure: null })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const nothing = { reviews: [] as OwnReview[], pagination: null, waiting: [] as Booking[] }
    return data({ ...nothing, failure: error.message }, { status: error.status })
  }
}

/** 'My Reviews' (specification §2.14): what waits to be written, then what was. */
export default function MyReviews({ loaderData }: Route.ComponentProps) {
  const { reviews, pagination, waiting, failure } = loaderData
  const t = useText(myReviews)
  const tc = useText(common)

  return (
    <>
      <title>{`${t('myReviews.title')} · ${tc('common.brand')}`}</title>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-3xl">{t('myReviews.title')}</h1>
        <p role="status" className="tabular text-muted">
          {pagination && t('myReviews.count', { total: pagination.total })}
        </p>
      </header>
      <WaitingStays stays={waiting} />
      {failure === null ? <Reviews reviews={reviews} /> : <Failure />}
      {pagination && <Pagination {...pagination} />}
    </>
  )
}

function Reviews({ reviews }: { reviews: OwnReview[] }) {
  const t = useText(myReviews)
  if (reviews.length === 0) {
    return (
      <EmptyState title={t('myReviews.empty')} text={t('myReviews.emptyHint')}>
        <LinkButton to="/dashboard/bookings" tone="quiet">
          {t('myReviews.trips')}
        </LinkButton>
      </EmptyState>
    )
  }

  return (
    <ul className="grid gap-5">
      {reviews.map((review) => (
        <li key={review._id}>
          <OwnReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}

function Failure() {
  const t = useText(myReviews)
  const { pathname, search } = useLocation()

  return (
    <ErrorState title={t('myReviews.failed')}>
      <Link to={pathname + search} className={buttonClass({ tone: 'quiet' })}>
        {t('myReviews.tryAgain')}
      </Link>
    </ErrorState>
  )
}
