import { formatMoment } from '@makao/shared/dates'
import { isBeingPaid } from '@makao/shared/is-being-paid'
import { formatSums } from '@makao/shared/money'
import { useRef } from 'react'
import { data, redirect } from 'react-router'
import { answerWhenOffline, reloadUnlessOffline } from '~/answer-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { LinkButton } from '~/components/button'
import { TextArea } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { useTypingKept } from '~/components/keep-typing'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { flash } from '~/flash.server'
import type { Faults } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import { useLanguage, useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import payment from '~/locales/en/payment.json'
import trips from '~/locales/en/trips.json'
import { readForm } from '~/read-form.server'
import { useToday } from '~/use-today'
import { loadTrip, toTripAsItIs } from '../load-trip.server'
import { tripPath } from '../trip-path'
import { TripSummary } from '../trip-summary'
import { aheadOf } from './ahead-of'
import type { Route } from './+types/route'

const LONGEST_REASON = 500

export async function loader({ request, params }: Route.LoaderArgs) {
  const booking = await loadTrip(request, params.id)
  if (booking.status === 'cancelled') {
    throw redirect(tripPath(params.id)) // As it was to be.
  }
  if (!booking.actions.includes('cancel')) {
    throw await toTripAsItIs(request, params.id)
  }
  return { booking, freeUntil: aheadOf(booking.cancellation.freeUntil, Date.now()) }
}

/** Another refund than was shown is refused: then the page shows it. */
export const shouldRevalidate = reloadUnlessOffline

export async function action({ request, params }: Route.ActionArgs) {
  const t = translatorOf(request, trips)
  const form = await readForm(request)
  const reason = String(form.get('cancellationReason') ?? '').trim()
  const shown = String(form.get('refund') ?? '')
  try {
    await apiFor(request).bookings.cancel({
      params: { id: params.id },
      body: { cancellationReason: reason || null, refund: shown === '' ? null : Number(shown) },
    })
    const headers = await flash({ tone: 'success', text: t('cancel.done') })
    return redirect(tripPath(params.id), { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const alert = error.message || t('cancel.failed')
    return data<Problem>({ reason, alert, errors: error.fields }, { status: error.status })
  }
}

interface Problem {
  reason?: string
  errors: Faults
  alert: string | null
  unsent?: boolean
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<Problem>(serverAction, UNSENT)
}

const UNSENT: Problem = { errors: {}, alert: null, unsent: true }

type RefundProps = Pick<Route.ComponentProps['loaderData'], 'booking' | 'freeUntil'>

/** What goes back if it is cancelled now, to the cent and as it was paid. */
function Refund({ booking: { cancellation }, freeUntil }: RefundProps) {
  const t = useText(trips)
  const tp = useText(payment)
  const { locale } = useLanguage()
  const today = useToday()
  const { back, text } = cancellation

  return (
    <section className="grid gap-2 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-base text-muted">{t('cancel.policy')}</h2>
      {back && (
        <p className="text-lg font-semibold">
          {back.word === 'all' && tp('payment.goesBack')}
          {back.word === 'kept' && t('cancel.nothingBack')}
          {back.word === 'taken' && tp('payment.says.takenBack')}
          {back.word === 'part' &&
            t('cancel.back', {
              amount: formatSums(back.stay, locale),
              paid: formatSums(back.of, locale),
            })}
        </p>
      )}
      {back && back.deposit.length > 0 && (
        <p className="font-semibold">
          {tp('payment.deposit.comesBack', { amount: formatSums(back.deposit, locale) })}
        </p>
      )}
      <p>{text}</p>
      {freeUntil && <p>{t('cancel.until', { time: formatMoment(freeUntil, locale, today) })}</p>}
    </section>
  )
}

export default function CancelTrip({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, freeUntil } = loaderData
  const t = useText(trips)
  const tc = useText(common)
  const tp = useText(payment)
  const form = useRef<HTMLFormElement>(null)
  useTypingKept(form)
  const host = booking.host.firstName

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${t('cancel.title')} · ${tc('common.brand')}`}</title>
      <h1 className="text-3xl">{t('cancel.title')}</h1>
      <TripSummary booking={booking} />
      <p className="text-lg">
        {t('cancel.effect', { host })}{' '}
        {booking.paymentStatus === 'unpaid' && !booking.paysHost && t('cancel.unpaid')}
        {isBeingPaid(booking) && tp('payment.mayComeBack')}
      </p>
      <Refund booking={booking} freeUntil={freeUntil} />
      <PostForm ref={form} replace unsent={actionData?.unsent} className="grid gap-6">
        <input type="hidden" name="refund" value={booking.cancellation.refund ?? ''} />
        {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
        <TextArea
          name="cancellationReason"
          label={t('cancel.reason')}
          hint={t('cancel.reasonHint', { host })}
          defaultValue={actionData?.reason}
          error={actionData?.errors.cancellationReason}
          maxLength={LONGEST_REASON}
        />
        <div className="grid gap-3 sm:flex sm:justify-end">
          <LinkButton to={tripPath(booking._id)} replace tone="quiet">
            {t('cancel.keep')}
          </LinkButton>
          <SubmitButton tone="signal">{t('cancel.submit')}</SubmitButton>
        </div>
      </PostForm>
    </div>
  )
}
