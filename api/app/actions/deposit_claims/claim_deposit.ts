import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyOf } from '#actions/bookings/notify'
import { heldDeposit } from '#actions/deposit_claims/held_deposit'
import { holdBooking } from '#actions/payments/hold_payment'
import { CLAIM_ANSWER_HOURS, claimActionsFor } from '#domain/deposit_claims'
import { toMinor } from '#domain/money'
import { conflict, invalid } from '#exceptions/refusal'
import type Booking from '#models/booking'
import DepositClaim from '#models/deposit_claim'
import type User from '#models/user'
import { sumText } from '#services/request_text'
import { writeTransaction } from '#services/database/write_transaction'

/** `amount` in whole units of the stay's currency. */
type Claimed = { amount: number; reason: string }

/**
 * Asks for a part of the deposit of a stay that is over; its guest is asked, and nothing of it goes back before that is settled (ADR 0141).
 * @throws Refusal 409 when it is not held any more or was claimed before, 422 for more than is held of it
 */
export function claimDeposit(booking: Booking, actor: User, claimed: Claimed) {
  return writeTransaction((trx) => claim(trx, booking, actor, claimed))
}

async function claim(
  trx: TransactionClientContract,
  { id, property }: Booking,
  actor: User,
  { amount, reason }: Claimed
) {
  const booking = await holdBooking(trx, id)
  await booking.load('depositClaims')
  const party = booking.partiesOf(actor)
  if (!claimActionsFor({ ...booking.claimable, party }).includes('claimDeposit')) {
    throw conflict('bookings.cannotClaim', 'E_STATE_MOVED_ON')
  }
  const { currency } = booking
  const amountMinor = toMinor(amount)
  const { most } = await heldDeposit(trx, booking)
  if (amountMinor > most) {
    const held = { amount: sumText(most, currency) }
    throw invalid('amount', 'max', 'bookings.claimAboveDeposit', held)
  }
  await DepositClaim.create(
    {
      bookingId: id,
      status: 'open',
      amountMinor,
      reason,
      answerBy: DateTime.utc().plus({ hours: CLAIM_ANSWER_HOURS }),
    },
    { client: trx }
  )
  await trx
    .from('bookings')
    .where({ id })
    .update({ deposit_state: 'claimed', deposit_settles_at: null })
  await recordAudit(trx, {
    actor,
    action: 'booking.depositClaimed',
    subject: { type: 'booking', id },
    message: { name: 'booking.depositClaimed', title: property.title },
    after: { claimMinor: amountMinor, currency },
  })
  await notifyOf(trx, 'depositClaimed', id)
}
