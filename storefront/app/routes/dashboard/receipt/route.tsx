import { apiFor } from '~/api.server'
import type { Booking } from '~/api/types'
import { BackLink } from '~/components/back-link'
import { Button } from '~/components/button'
import { PriceLines } from '~/components/price-lines'
import { StayDates } from '~/components/stay-dates'
import { useFormatDay } from '~/i18n/use-format-day'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import receipts from '~/locales/en/receipt.json'
import trips from '~/locales/en/trips.json'
import { useHydrated } from '~/use-hydrated'
import { loadTrip } from '../load-trip.server'
import { Facts } from './facts'
import { Payments } from './payments'
import type { Route } from './+types/route'

export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  const [booking, { data: receipt }] = await Promise.all([
    loadTrip(request, id),
    apiFor(request).bookings.receipt({ params: { id } }),
  ])
  return { booking, receipt }
}

/** What a guest has paid for a stay, to keep and to print. */
export default function ReceiptPage({ loaderData: { booking, receipt } }: Route.ComponentProps) {
  const t = useText(receipts)
  const tc = useText(common)
  const hydrated = useHydrated()

  return (
    <article className="grid max-w-3xl gap-7">
      <title>{`${t('receipt.title')} · ${tc('common.brand')}`}</title>
      <div className="grid gap-3 print:gap-0">
        <div className="print:hidden">
          <BackLink to={`/dashboard/bookings/${booking._id}`}>{t('receipt.back')}</BackLink>
        </div>
        <header className="flex flex-wrap items-center justify-between gap-4">
          <div className="grid gap-1">
            <h1 className="text-3xl">{t('receipt.title')}</h1>
            <p className="tabular text-muted">
              {receipt.number && `${t('receipt.number', { number: receipt.number })} · `}
              {t('receipt.booking', { number: booking._id })}
            </p>
          </div>
          {hydrated && receipt.number && (
            <Button tone="quiet" className="print:hidden" onClick={() => window.print()}>
              {t('receipt.print')}
            </Button>
          )}
        </header>
      </div>
      {receipt.number ? (
        <>
          <Stay booking={booking} />
          <section className="grid gap-3">
            <h2 className="text-xl">{t('receipt.price')}</h2>
            <PriceLines quote={booking.quote} charged />
          </section>
          <Payments payments={receipt.payments} />
        </>
      ) : (
        <Nothing booking={booking} />
      )}
    </article>
  )
}

function Stay({ booking }: { booking: Booking }) {
  const t = useText(receipts)
  const tt = useText(trips)
  const formatDay = useFormatDay()
  const { checkIn, checkOut, departedOn, guest, guests, host, property } = booking
  const name = `${host.firstName} ${host.lastName}`

  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('receipt.stay')}</h2>
      <Facts
        facts={[
          [t('receipt.place'), property?.title ?? tt('trips.gone')],
          [
            t('receipt.dates'),
            <StayDates key="dates" checkIn={checkIn} checkOut={checkOut}>
              {departedOn && t('receipt.ended', { date: formatDay(departedOn) })}
            </StayDates>,
          ],
          [t('receipt.guests'), tt('trips.guestCount', { count: guests.adults + guests.children })],
          [t('receipt.for'), `${guest.firstName} ${guest.lastName}`],
          [t('receipt.to'), t('receipt.toMakao', { host: name })],
        ]}
      />
    </section>
  )
}

function Nothing({ booking: { host, paymentNotedAt } }: { booking: Booking }) {
  const t = useText(receipts)
  const words = paymentNotedAt
    ? t('receipt.noted', { host: host.firstName })
    : t('receipt.noneHint')

  return (
    <div className="grid gap-2">
      <h2 className="text-xl">{t('receipt.none')}</h2>
      <p>{words}</p>
    </div>
  )
}
