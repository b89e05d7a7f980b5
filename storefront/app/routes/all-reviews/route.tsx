import { useLocation, useNavigation } from 'react-router'
import { apiFor } from '~/api.server'
import { BackLink } from '~/components/back-link'
import { LinkButton } from '~/components/button'
import { Pagination } from '~/components/pagination'
import { PageHead } from '~/findability/page-head'
import { useText } from '~/i18n/use-text'
import allReviews from '~/locales/en/all-reviews.json'
import detail from '~/locales/en/detail.json'
import { getUser } from '~/session.server'
import { toLastPage } from '~/to-last-page.server'
import { useHydrated } from '~/use-hydrated'
import { marksAmong } from '../property/reviews/marks-among.server'
import { ReviewItem } from '../property/reviews/review-item'
import { ReviewSummary } from '../property/reviews/review-summary'
import { Narrow } from './narrow'
import { listedAs, readReviewFilters } from './review-filters'
import type { Route } from './+types/route'

/** Reviews a page (specification §9). */
const PAGE_SIZE = 10

export async function loader({ request, context, params: { id }, url }: Route.LoaderArgs) {
  const api = apiFor(request)
  const { sort, rating, page } = readReviewFilters(url.searchParams)
  const query = { property: Number(id), sort, rating: rating || undefined, page, limit: PAGE_SIZE }
  const [{ data: property }, { data: stats }, user] = await Promise.all([
    api.properties.show({ params: { id } }),
    api.properties.reviewStats({ params: { id } }),
    getUser(request, context),
  ])
  const { data: reviews, pagination } = await api.reviews.index({ query })
  toLastPage(url, pagination)
  const marks = await marksAmong(api, reviews, user !== null)
  const { _id: placeId, title, host } = property
  const place = { _id: placeId, title, host: { _id: host._id, firstName: host.firstName } }
  return { place, stats, reviews, pagination, marks, filters: { sort, rating } }
}

export default function AllReviews({ loaderData }: Route.ComponentProps) {
  const { place, stats, reviews, pagination, marks, filters } = loaderData
  const t = useText(allReviews)
  const { location } = useNavigation()
  const path = `/properties/${place._id}/reviews`
  const title = t('allReviews.title', { title: place.title })

  return (
    <div className="page-width grid gap-8 pt-4 pb-16 sm:pt-8 sm:pb-20 *:w-full *:max-w-3xl">
      <PageHead
        title={title}
        description={t('allReviews.description', { title: place.title })}
        path={listedAs(path, filters, pagination.page)}
      />
      <header className="grid justify-items-start gap-3">
        <BackLink to={`/properties/${place._id}${useStayBehind()}`}>
          {t('allReviews.back')}
        </BackLink>
        <h1 className="text-3xl">{title}</h1>
      </header>
      {stats.totalReviews > 0 && <ReviewSummary stats={stats} />}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p role="status" className="tabular text-muted">
          {t('allReviews.found', { total: pagination.total })}
        </p>
        {stats.totalReviews > 0 && <Narrow path={path} filters={filters} />}
      </div>
      <div
        aria-busy={location?.pathname === path}
        className="grid gap-10 transition-opacity aria-busy:opacity-50"
      >
        {reviews.length === 0 && <None path={path} any={stats.totalReviews > 0} />}
        <ul className="grid gap-8">
          {reviews.map((review) => (
            <li key={review._id} className="border-t border-line pt-6">
              <ReviewItem review={review} host={place.host} marks={marks} heading="h2" />
            </li>
          ))}
        </ul>
        <Pagination {...pagination} />
      </div>
    </div>
  )
}

/** The query of the place that led here: its entry of the history has it, which the server does not know. */
function useStayBehind() {
  const { state } = useLocation() as { state: unknown }
  return useHydrated() && typeof state === 'string' ? state : ''
}

function None({ path, any }: { path: string; any: boolean }) {
  const t = useText(allReviews)
  const td = useText(detail)
  const { state } = useLocation() as { state: unknown }

  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-sunken px-6 py-10 text-center">
      <p className="font-semibold">{any ? t('allReviews.none') : td('detail.reviews.none')}</p>
      {any ? (
        <LinkButton to={path} state={state} tone="quiet">
          {t('allReviews.clear')}
        </LinkButton>
      ) : (
        <p className="text-muted">{td('detail.reviews.noneHint')}</p>
      )}
    </div>
  )
}
