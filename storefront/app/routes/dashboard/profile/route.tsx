import { Link } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { userContext } from '~/guards.server'
import { useText } from '~/i18n/use-text'
import { answerWhenOffline } from '~/answer-offline'
import common from '~/locales/en/common.json'
import profile from '~/locales/en/profile.json'
import { readForm } from '~/read-form.server'
import { detailsOf } from './details'
import { DetailsForm } from './details-form'
import { PasswordForm } from './password-form'
import { PersonCard } from './person-card'
import { changePassword, saveDetails, uploadAvatar, type Problem } from './save.server'
import { Statistics } from './statistics'
import type { Route } from './+types/route'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const api = apiFor(request)
  const [totals, trips] = await Promise.all([
    api.users.guestDashboard({}).then(dataOf, nothing),
    api.bookings.stats({}).then(dataOf, nothing),
  ])
  const figures = totals &&
    trips && {
      trips: trips.byStatus['checked-out'],
      wishlist: totals.wishlist.total,
      reviews: totals.reviews.total,
    }
  const tab = url.searchParams.get('tab') === 'password' ? 'password' : 'details'
  return { user, figures, tab } as const
}

const dataOf = <Data,>(answer: { data: Data }) => answer.data

/** Figures that the API did not give; the rest of the page stands. */
function nothing(error: unknown) {
  if (error instanceof ApiFailure && error.status !== 401) {
    return null
  }
  throw error
}

/** Who sends is known before a byte of their picture is read. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.headers.get('content-type')?.toLowerCase().startsWith('multipart/')) {
    return uploadAvatar(request, context.get(userContext)._id)
  }
  const form = await readForm(request)
  return form.has('newPassword') ? changePassword(request, form) : saveDetails(request, form)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<Problem>(serverAction, UNSENT)
}

const UNSENT: Problem = { errors: {}, alert: null, values: null, unsent: true }

/** The guest's own profile (specification §2.14). */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { user, tab, figures } = loaderData
  const t = useText(profile)
  const tc = useText(common)
  const details = detailsOf(user)

  return (
    <>
      <title>{`${t('profile.title')} · ${tc('common.brand')}`}</title>
      <header className="grid gap-2">
        <h1 className="text-3xl">{t('profile.title')}</h1>
        <p className="max-w-prose text-muted">{t('profile.lead')}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 max-xl:max-w-2xl xl:grid-cols-[19rem_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
        <PersonCard user={user} fault={actionData?.errors.avatar} />
        <div className="grid max-w-2xl gap-6 xl:row-span-2">
          <Tabs chosen={tab} />
          {/* Both stay: who looks at the other one loses nothing. */}
          <div hidden={tab !== 'password'}>
            <PasswordForm email={user.email} answer={actionData} />
          </div>
          <div hidden={tab !== 'details'}>
            <DetailsForm details={details} answer={actionData} />
          </div>
        </div>
        <Statistics figures={figures} />
      </div>
    </>
  )
}

/** Two pages in one place: links, so that Back, reload and browsers without scripts know them. */
function Tabs({ chosen }: { chosen: 'details' | 'password' }) {
  const t = useText(profile)

  return (
    <nav aria-label={t('profile.tabs')} className="border-b border-line-strong">
      <ul className="flex gap-1">
        {(['details', 'password'] as const).map((tab) => (
          <li key={tab}>
            <Link
              to={tab === 'password' ? '?tab=password' : '/dashboard/profile'}
              preventScrollReset
              aria-current={tab === chosen ? 'page' : undefined}
              className="-mb-px flex min-h-12 items-center border-b-3 border-transparent px-3 text-sm font-semibold text-muted hover:text-ink aria-[current]:border-laterite aria-[current]:text-ink sm:px-4 sm:text-base"
            >
              {t(`profile.tab.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
