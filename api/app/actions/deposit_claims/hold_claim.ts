import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdBooking } from '#actions/payments/hold_payment'
import { claimActionsFor, type ClaimAction } from '#domain/deposit_claims'
import { conflict } from '#exceptions/refusal'
import type User from '#models/user'

/**
 * Locks a booking and reads the claim of its deposit that waits.
 * @param shown id of the claim that was shown
 * @throws Refusal 409 when this is not offered to this person any more
 */
export async function holdClaim(
  trx: TransactionClientContract,
  action: Exclude<ClaimAction, 'claimDeposit'>,
  { actor, bookingId, shown }: { actor: User; bookingId: number; shown: number }
) {
  const booking = await holdBooking(trx, bookingId)
  await booking.load('depositClaims')
  const claim = booking.depositClaim
  const party = booking.partiesOf(actor)
  const isOffered = claimActionsFor({ ...booking.claimable, party }).includes(action)
  if (!claim || claim.id !== shown || !isOffered) {
    throw conflict('bookings.claimNotOpen', 'E_STATE_MOVED_ON')
  }
  return { booking, claim }
}
