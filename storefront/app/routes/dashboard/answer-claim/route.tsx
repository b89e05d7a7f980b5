import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { answerWhenOffline } from '~/answer-offline'
import { BackLink } from '~/components/back-link'
import { FormAlert } from '~/components/form-alert'
import { WrittenText } from '~/components/written-text'
import { userContext } from '~/guards.server'
import { useText } from '~/i18n/use-text'
import claims from '~/locales/en/claim.json'
import common from '~/locales/en/common.json'
import forms from '~/locales/en/forms.json'
import trips from '~/locales/en/trips.json'
import { ClaimText } from '../claim-text'
import { isClaimed, type ClaimedStay } from '../claim-words'
import { loadTrip } from '../load-trip.server'
import { tripPath } from '../trip-path'
import { TripSummary } from '../trip-summary'
import { AgreeForm, ContestForm } from './answer-forms'
import { answerClaim, type Problem } from './answer.server'
import type { Route } from './+types/route'

const CONFLICT = 409

/** Hosts know of the claims of their own places elsewhere. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const booking = await loadTrip(request, params.id)
  const isGuest = booking.guest._id === context.get(userContext)._id
  if (!isGuest || !isClaimed(booking)) {
    throw redirect(tripPath(params.id))
  }
  return { booking }
}

/** What cannot be answered any more is refused: then the page shows how it stands. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === CONFLICT
}

export function action({ request, params }: Route.ActionArgs) {
  return answerClaim(request, params.id)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<Problem>(serverAction, UNSENT)
}

const UNSENT: Problem = { answer: null, alert: null, errors: {}, unsent: true }

/** What a host asks for of the deposit: the guest agrees, or says why not (ADR 0141). */
export default function AnswerClaim({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData
  const t = useText(claims)
  const tc = useText(common)
  const tf = useText(forms)
  const tt = useText(trips)
  const { actions, host } = booking
  const alert = actionData?.unsent ? tf('forms.unheard') : actionData?.alert
  const waits = actions.includes('contestClaim')

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${t('claim.title')} · ${tc('common.brand')}`}</title>
      <BackLink to={tripPath(booking._id)}>{tt('trip.stay')}</BackLink>
      <h1 className="text-3xl">{t('claim.title')}</h1>
      {alert && <FormAlert>{alert}</FormAlert>}
      <div className="grid gap-2 text-lg">
        <ClaimText booking={booking} />
        {waits && <p className="text-muted">{t('claim.otherwise', { host: host.firstName })}</p>}
      </div>
      <TripSummary booking={booking} />
      <Said booking={booking} />
      {actions.includes('acceptClaim') && <AgreeForm booking={booking} />}
      {waits && <ContestForm booking={booking} problem={actionData} />}
    </div>
  )
}

function Said({ booking: { depositClaim: claim, host } }: { booking: ClaimedStay }) {
  const t = useText(claims)
  const words = [
    [t('claim.hostSays', { host: host.firstName }), claim.reason],
    [t('claim.youSaid'), claim.answer],
    [t('claim.decision'), claim.decision],
  ] as const

  return words.map(
    ([title, text]) =>
      text && (
        <section key={title} className="grid gap-3 rounded-lg border border-line bg-surface p-5">
          <h2 className="text-base text-muted">{title}</h2>
          <WrittenText text={text} />
        </section>
      )
  )
}
