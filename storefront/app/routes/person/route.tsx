import { apiFor } from '~/api.server'
import { Pagination } from '~/components/pagination'
import { PageHead } from '~/findability/page-head'
import { formatMonth } from '@makao/shared/dates'
import { useLanguage, useText } from '~/i18n/use-text'
import texts from '~/locales/en/person.json'
import { readPage } from '~/read-page'
import { toLastPage } from '~/to-last-page.server'
import { GivenReview } from './given-review'
import { OwnNotice } from './own-notice'
import { PersonCard } from './person-card'
import type { Route } from './+types/route'

const PAGE_SIZE = 5

/** Of who hides it and of nobody it is the same 404, which the API answers. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const api = apiFor(request)
  const query = { page: readPage(url.searchParams), limit: PAGE_SIZE }
  const [{ data: person }, { data: reviews, pagination }] = await Promise.all([
    api.users.profile({ params }),
    api.users.reviews({ params, query }),
  ])
  toLastPage(url, pagination)
  return { person, reviews, pagination }
}

/** Who hides their profile is seen by nobody from then on. */
export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

/** What somebody shows of themselves (specification §2.14). */
export default function Person({ loaderData }: Route.ComponentProps) {
  const { person, reviews, pagination } = loaderData
  const t = useText(texts)
  const { locale } = useLanguage()
  const { firstName: name } = person
  const fullName = `${name} ${person.lastName}`
  const month = formatMonth(person.createdAt, locale)

  return (
    <div className="page-width grid items-start gap-x-14 gap-y-8 pt-4 pb-16 sm:pt-8 sm:pb-20 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <PageHead
        title={fullName}
        description={t('person.description', { name: fullName, month })}
        path={`/people/${person._id}`}
        unlisted
      />
      <PersonCard person={person} month={month} />
      <div className="grid min-w-0 gap-9">
        <OwnNotice person={person._id} />
        <section className="grid gap-4">
          <h2 className="text-2xl">{t('person.about', { name })}</h2>
          {person.bio ? (
            <p className="max-w-prose text-lg leading-relaxed wrap-anywhere whitespace-pre-line">
              {person.bio}
            </p>
          ) : (
            <p className="text-muted">{t('person.noBio', { name })}</p>
          )}
        </section>
        <section className="grid gap-6 border-t border-line pt-8">
          <h2 className="text-2xl">{t('person.reviews', { name })}</h2>
          {reviews.length === 0 && <p className="text-muted">{t('person.noReviews', { name })}</p>}
          <ul className="grid gap-6">
            {reviews.map((review) => (
              <li key={review._id} className="border-t border-line pt-6 first:border-0 first:pt-0">
                <GivenReview review={review} />
              </li>
            ))}
          </ul>
          <Pagination {...pagination} />
        </section>
      </div>
    </div>
  )
}
