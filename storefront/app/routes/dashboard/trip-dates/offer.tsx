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
  offer: OtherDates
  unsent: boolean | undefined
}

/** What other dates would cost, and sending them to the host. */
export function Offer({ booking, offer, unsent }: OfferProps) {
  const t = useText(dates)
  const { checkIn, checkOut, quote } = offer

  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-lg">
        <StayDates checkIn={checkIn} checkOut={checkOut} />
      </h2>
      <PriceLines quote={quote} />
      <Difference of={offer} />
      <p className="text-muted">{t('dates.notHeld', { host: booking.host.firstName })}</p>
      <PostForm replace unsent={unsent}>
        <input type="hidden" name="checkIn" value={checkIn} />
        <input type="hidden" name="checkOut" value={checkOut} />
        <input type="hidden" name="total" value={quote.total} />
        <SubmitButton size="lg">{t('dates.propose')}</SubmitButton>
      </PostForm>
    </section>
  )
}
