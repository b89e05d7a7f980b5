import { data, Link, useLocation } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { buttonClass } from '~/components/button'
import { EmptyState, ErrorState } from '~/components/page-state'
import { StepPage } from '~/components/step-form'
import { userContext } from '~/guards.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import helping from '~/locales/en/helping.json'
import { readPage } from '~/read-page'
import { toLastPage } from '~/to-last-page.server'
import { Invitation } from './invitation'
import { Place } from './place'
import { STATUSES, Stays } from './stays'
import { useLive } from './use-live'
import type { Route } from './+types/route'

const PAGE_SIZE = 10

/** What this page shows of. */
const SHOWN = ['bookings', 'calendar', 'properties']

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { email } = context.get(userContext)
  const status = STATUSES.find((one) => one === url.searchParams.get('status')) ?? 'confirmed'
  const page = readPage(url.searchParams)
  const api = apiFor(request)
  try {
    const { data: mine } = await api.helping.show({})
    const meets = mine.places.some(({ arrivals, manage }) => arrivals || manage)
    const manages = mine.places.some(({ manage }) => manage)
    const met = meets
      ? await api.helping.stays({ query: { status, page, limit: PAGE_SIZE } })
      : { data: [], pagination: null }
    toLastPage(url, met.pagination)
    const stays = { meets, manages, status, rows: met.data, pagination: met.pagination }
    return data({ ...mine, stays, email, failure: null })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const stays = { meets: false, manages: false, status, rows: [], pagination: null }
    return data(
      { places: [], invitations: [], stays, email, failure: error.message },
      { status: error.status }
    )
  }
}

/** Where somebody does part of a host's work: their places, the guests they meet, and what they are asked (ADR 0073). */
export default function HelpingPage(page: Route.ComponentProps) {
  return (
    <StepPage>
      <Help {...page} />
    </StepPage>
  )
}

function Help({ loaderData }: Route.ComponentProps) {
  const { places, invitations, stays, email, failure } = loaderData
  const t = useText(helping)
  const tc = useText(common)
  useLive(SHOWN)

  return (
    <>
      <title>{`${t('helping.title')} · ${tc('common.brand')}`}</title>
      <h1 className="text-3xl">{t('helping.title')}</h1>
      {failure !== null && <Failure text={failure} />}
      {failure === null && places.length + invitations.length === 0 && (
        <EmptyState title={t('helping.empty')} text={t('helping.emptyHint', { email })} />
      )}
      {invitations.length > 0 && (
        <section aria-labelledby="invitations" className="grid gap-4">
          <h2 id="invitations" className="text-2xl">
            {t('helping.invitations')}
          </h2>
          <ul className="grid gap-3">
            {invitations.map((invitation) => (
              <li key={invitation._id}>
                <Invitation invitation={invitation} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {stays.meets && <Stays {...stays} />}
      {places.length > 0 && (
        <section aria-labelledby="places" className="grid gap-4">
          <h2 id="places" className="text-2xl">
            {t('helping.places')}
          </h2>
          <ul className="grid gap-3">
            {places.map((place) => (
              <li key={place._id}>
                <Place place={place} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Failure({ text }: { text: string }) {
  const t = useText(helping)
  const { pathname, search } = useLocation()

  return (
    <ErrorState title={t('helping.failed')} text={text}>
      <Link to={pathname + search} className={buttonClass({ tone: 'quiet' })}>
        {t('helping.tryAgain')}
      </Link>
    </ErrorState>
  )
}
