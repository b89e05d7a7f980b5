import { FlaskConical } from 'lucide-react'
import { redirect } from 'react-router'
import { BackLink } from '~/components/back-link'
import { LinkButton } from '~/components/button'
import { Select } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { PostForm } from '~/components/post-form'
import { formatMoney } from '@makao/shared/money'
import { PriceLines } from '~/components/price-lines'
import { SubmitButton } from '~/components/submit-button'
import { useLanguage, useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import payment from '~/locales/en/payment.json'
import trips from '~/locales/en/trips.json'
import { loadPayment } from '../load-payment.server'
import { loadTrip } from '../load-trip.server'
import { TripSummary } from '../trip-summary'
import { outcomes } from './outcomes'
import { payTrip } from './pay.server'
import type { Route } from './+types/route'

const tripPath = (id: number | string) => `/dashboard/bookings/${id}`

export async function loader({ request, params }: Route.LoaderArgs) {
  const { booking, attempt } = await loadPayment(request, await loadTrip(request, params.id))
  const again = attempt?.canSendAgain && attempt.gateway === 'simulator'
  if (!again && !booking.waysToPay.includes('simulator')) {
    throw redirect(tripPath(params.id))
  }
  return { booking, key: crypto.randomUUID() }
}

export async function action({ request, params }: Route.ActionArgs) {
  await loadTrip(request, params.id)
  return payTrip(request, params.id)
}

/** Payment, currently by a simulator. */
export default function PayTrip({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData
  const t = useText(payment)
  const tt = useText(trips)
  const tc = useText(common)
  const { locale } = useLanguage()
  const amount = formatMoney(booking.totalAmount, booking.currency, locale)

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${t('payment.title')} · ${tc('common.brand')}`}</title>
      <BackLink to={tripPath(booking._id)}>{tt('trip.stay')}</BackLink>
      <h1 className="text-3xl">{t('payment.title')}</h1>
      <TripSummary booking={booking} />
      <section className="rounded-lg border border-line bg-surface p-5">
        <PriceLines quote={booking.quote} />
      </section>
      <PostForm replace className="grid gap-5 rounded-lg border-2 border-dashed border-sun p-5">
        <p className="flex items-start gap-3">
          <FlaskConical aria-hidden size={22} className="mt-0.5 shrink-0 text-sun-ink" />
          <span className="grid">
            <strong>{t('payment.simulated')}</strong>
            <span className="text-muted">{t('payment.simulatedText')}</span>
          </span>
        </p>
        {actionData && <FormAlert>{actionData.alert}</FormAlert>}
        <input type="hidden" name="key" value={actionData?.key ?? loaderData.key} />
        <Select
          name="outcome"
          label={t('payment.outcome')}
          defaultValue={actionData?.outcome}
          options={outcomes.map((value) => ({ value, label: t(`payment.outcome.${value}`) }))}
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
