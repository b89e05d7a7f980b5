import { redirect } from 'react-router'
import { answerWhenOffline } from '~/answer-offline'
import { BackLink } from '~/components/back-link'
import { LinkButton } from '~/components/button'
import { useAnsweredForm } from '~/components/checked-form'
import { FormAlert } from '~/components/form-alert'
import { PostForm } from '~/components/post-form'
import { formatMoney } from '@makao/shared/money'
import { SubmitButton } from '~/components/submit-button'
import { typedIn } from '~/form-schema'
import { useLanguage, useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import payment from '~/locales/en/payment.json'
import trips from '~/locales/en/trips.json'
import { loadPayment } from '../load-payment.server'
import { loadTrip } from '../load-trip.server'
import { PayBy } from '../pay-by'
import { tripPath } from '../trip-path'
import { TripSummary } from '../trip-summary'
import { askedFor, chargedBy, currencyOf } from './charged'
import { payTrip, type PayAnswer } from './pay.server'
import { WayChoice } from './way-choice'
import { WhatIsPaid } from './what-is-paid'
import { WayFields } from './way-fields'
import { chosenWay, ways, type Way } from './ways'
import type { Route } from './+types/route'

const real = 'grid gap-5 rounded-lg border border-line-strong p-5'

/** What is only simulated looks it. */
const frames: Record<Way, string> = {
  mpesa: real,
  paystack: real,
  simulator: 'grid gap-5 rounded-lg border-2 border-dashed border-sun p-5',
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const { booking, attempt } = await loadPayment(request, await loadTrip(request, params.id))
  const offered = attempt?.canSendAgain ? [attempt.gateway] : booking.waysToPay
  const way = chosenWay(offered, new URL(request.url).searchParams.get('by'))
  if (!way) {
    throw redirect(tripPath(params.id))
  }
  return {
    booking,
    way,
    offered: ways.filter((one) => offered.includes(one)),
    key: crypto.randomUUID(),
  }
}

export async function action({ request, params }: Route.ActionArgs) {
  await loadTrip(request, params.id)
  return payTrip(request, params.id)
}

/** What did not get through is sent again under its key: it may have arrived. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const sent = typedIn(form, ['outcome', 'phone', 'key'])
  return answerWhenOffline<PayAnswer>(serverAction, { ...UNSENT, ...sent })
}

const UNSENT = { alert: null, errors: {}, unsent: true }

/** Payment by one of the ways on offer. */
export default function PayTrip({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, offered, way } = loaderData
  const t = useText(payment)
  const tt = useText(trips)
  const tc = useText(common)
  const { form, errors } = useAnsweredForm(actionData?.errors)
  const { locale } = useLanguage()
  const price = formatMoney(askedFor(booking).amount, booking.currency, locale)
  const charged = formatMoney(chargedBy(way, booking), currencyOf(way, booking), locale)
  const amount = way === 'simulator' ? price : charged

  const title = t(booking.dateChange?.isAgreed ? 'payment.titleDifference' : 'payment.title')

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${title} · ${tc('common.brand')}`}</title>
      <BackLink to={tripPath(booking._id)}>{tt('trip.stay')}</BackLink>
      <h1 className="text-3xl">{title}</h1>
      <div className="grid gap-3">
        <TripSummary booking={booking} />
        <PayBy payBy={booking.payBy} counts />
      </div>
      <WhatIsPaid booking={booking} />
      {booking.aboveMpesa !== null && (
        <p>{t('payment.aboveMpesa', { most: formatMoney(booking.aboveMpesa, 'KES', locale) })}</p>
      )}
      {offered.length > 1 && <WayChoice offered={offered} chosen={way} />}
      <PostForm replace unsent={actionData?.unsent} {...form} className={frames[way]}>
        {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
        <input type="hidden" name="key" value={actionData?.key ?? loaderData.key} />
        <input type="hidden" name="gateway" value={way} />
        <WayFields
          key={way}
          way={way}
          booking={booking}
          charged={charged === price ? null : charged}
          outcome={actionData?.outcome}
          phone={actionData?.phone}
          phoneError={errors.phone}
        />
        <div className="grid gap-3 sm:flex sm:justify-end">
          <LinkButton to={tripPath(booking._id)} replace tone="quiet">
            {t('payment.later')}
          </LinkButton>
          <SubmitButton tone="signal">{t('payment.submit', { amount })}</SubmitButton>
        </div>
      </PostForm>
    </div>
  )
}
