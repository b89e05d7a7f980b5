import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { Badge } from '~/components/badge'
import { nairobiHour } from '@makao/shared/dates'
import { dateFormat } from '@makao/shared/formatters'
import { userContext } from '~/guards.server'
import { useLanguage, useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import dashboard from '~/locales/en/dashboard.json'
import layout from '~/locales/en/layout.json'
import { useToday } from '~/use-today'
import { viewerOf } from '~/viewer.server'
import { isClaimed } from '../claim-words'
import { Activity } from './activity'
import { DueStays } from './due-stays'
import { HelpingLink } from './helping'
import { OpenClaims } from './open-claims'
import { QuickActions } from './quick-actions'
import { StatCards } from './stat-cards'
import type { Route } from './+types/route'

const RECENT = 5
const DUE = 3

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = viewerOf(context.get(userContext))
  const api = apiFor(request)
  const [totals, recent, due, claimed, helping] = await Promise.all([
    api.users.guestDashboard({}).then(dataOf, nothing),
    api.bookings.recent({ query: { limit: RECENT } }).then(dataOf, nothing),
    api.bookings.mine({ query: { due: true, sort: 'checkIn', limit: DUE } }).then(dataOf, nothing),
    api.bookings.mine({ query: { claimed: true, limit: DUE } }).then(dataOf, nothing),
    api.helping.show({}).then(dataOf, nothing),
  ])
  return {
    user,
    totals,
    recent,
    due: due ?? [],
    claimed: (claimed ?? []).filter(isClaimed),
    helping,
    partOfDay: partOfDay(nairobiHour()),
  }
}

const dataOf = <Data,>(answer: { data: Data }) => answer.data

/** A failed part; the page still renders. */
function nothing(error: unknown) {
  if (error instanceof ApiFailure && error.status !== 401) {
    return null
  }
  throw error
}

/** Specification §2.11. */
function partOfDay(hour: number) {
  return hour < 12
    ? ('morning' as const)
    : hour < 18
      ? ('afternoon' as const)
      : ('evening' as const)
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { user, totals, recent } = loaderData
  const t = useText(dashboard)
  const tc = useText(common)
  const tl = useText(layout)
  const { locale } = useLanguage()
  const today = useToday()
  const date = dateFormat(locale, { timeZone: 'UTC', dateStyle: 'full' })

  return (
    <>
      <title>{`${t('dashboard.title')} · ${tc('common.brand')}`}</title>
      <header className="grid gap-2">
        <p className="flex flex-wrap items-center gap-3 text-muted">
          <time dateTime={today}>{date.format(new Date(today))}</time>
          <Badge tone="acacia">{tl(`layout.role.${user.role}`)}</Badge>
        </p>
        <h1 className="text-3xl">
          {t(`dashboard.greeting.${loaderData.partOfDay}`, { firstName: user.firstName })}
        </h1>
      </header>
      <StatCards totals={totals} />
      <HelpingLink helping={loaderData.helping} />
      <OpenClaims stays={loaderData.claimed} />
      <DueStays due={loaderData.due} />
      <QuickActions />
      <section className="grid gap-4">
        <h2 className="text-2xl">{t('dashboard.activity')}</h2>
        <Activity recent={recent} />
        {recent && recent.length > 0 && (
          <Link
            to="/dashboard/bookings"
            className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-acacia hover:underline"
          >
            {t('dashboard.activity.all')}
            <ArrowRight aria-hidden size={18} />
          </Link>
        )}
      </section>
    </>
  )
}
