import type { Booking, OtherDates } from '~/api/types'
import { PostForm } from '~/components/post-form'
import { PriceLines } from '~/components/price-lines'
import { StayDates } from '~/components/stay-dates'
import { SubmitButton } from '~/components/submit-button'
import { useText } from '~/i18n/use-text'
import dates from '~/locales/en/dates.json'
import { Difference } from '../difference'

interface OfferProps {
  booking: Booking
  /** Null until dates are chosen that can be had. */
  offer: OtherDates | null
  unsent: boolean | undefined
}

/** What other dates would cost, announced when it is known, and sending them to the host. */
export function Offer({ booking, offer, unsent }: OfferProps) {
  return (
    <section
      className={offer ? 'grid gap-4 rounded-lg border border-line bg-surface p-5' : undefined}
    >
      <div role="status" className="grid gap-2">
        {offer && (
          <>
            <h2 className="text-lg">
              <StayDates checkIn={offer.checkIn} checkOut={offer.checkOut} />
            </h2>
            <Difference of={offer} />
          </>
        )}
      </div>
      {offer && <Proposal booking={booking} offer={offer} unsent={unsent} />}
    </section>
  )
}

function Proposal({ booking, offer, unsent }: OfferProps & { offer: OtherDates }) {
  const t = useText(dates)
  const { checkIn, checkOut, quote } = offer

  return (
    <>
      <PriceLines quote={quote} />
      <p className="text-muted">{t('dates.notHeld', { host: booking.host.firstName })}</p>
      <PostForm replace unsent={unsent}>
        <input type="hidden" name="checkIn" value={checkIn} />
        <input type="hidden" name="checkOut" value={checkOut} />
        <input type="hidden" name="total" value={quote.total} />
        <SubmitButton size="lg">{t('dates.propose')}</SubmitButton>
      </PostForm>
    </>
  )
}
