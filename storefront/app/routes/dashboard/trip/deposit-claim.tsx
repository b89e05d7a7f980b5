import type { Booking } from '~/api/types'
import { LinkButton } from '~/components/button'
import { useText } from '~/i18n/use-text'
import claims from '~/locales/en/claim.json'
import { ClaimText } from '../claim-text'
import { isClaimed } from '../claim-words'

/** What the host asks for of the deposit, and the way to answer or to read it. */
export function DepositClaim({ booking }: { booking: Booking }) {
  const t = useText(claims)
  if (!isClaimed(booking)) {
    return null
  }
  const { actions } = booking
  const waits = actions.includes('contestClaim')
  const isOpen = waits || actions.includes('acceptClaim')

  return (
    <section
      aria-labelledby="claim"
      className="grid gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <h2 id="claim" className="text-lg">
        {t('claim.title')}
      </h2>
      <ClaimText booking={booking} />
      <LinkButton
        to={`/dashboard/bookings/${booking._id}/claim`}
        tone={waits ? 'signal' : 'quiet'}
        className="sm:justify-self-start"
      >
        {t(isOpen ? 'claim.toAnswer' : 'claim.toRead')}
      </LinkButton>
    </section>
  )
}
