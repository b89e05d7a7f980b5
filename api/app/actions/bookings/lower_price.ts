import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyOf } from '#actions/bookings/notify'
import { claimOf } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { giveDifferenceBack } from '#actions/payments/give_difference_back'
import { holdBooking } from '#actions/payments/hold_payment'
import { toMinor } from '#domain/money'
import { quoteColumns } from '#domain/quote'
import { conflict } from '#exceptions/refusal'
import type Booking from '#models/booking'
import Payment from '#models/payment'
import User from '#models/user'
import { editTimeAfter, refuseIfEdited } from '#services/database/edit_time'
import { holdRows } from '#services/database/hold_row'
import { isCovered, isHeldByOthers } from '#services/ledger/cover'
import { quoteLowered } from '#services/lowered_prices'
import { refuseOtherPrice } from '#services/price_refusals'

/** In major units; `total`: the new price that was shown, nothing where the caller shows none. */
type Wanted = { less: number; total?: number }

/** `edit`: the edit that the actor has seen; null for whichever it is */
type Asked = { edit?: string | null; key?: string | null }

/**
 * Asks less for a stay whose guest has left early, once: what was paid too much goes back, and what its host was paid out of it is set off
 * against their next payouts (ADR 0151).
 * @param key Idempotency-Key: since it is done once, a repeat that knows nothing of the first would be refused
 * @throws Refusal 412 when it was edited since, 409 when it is not offered any more, the price is another than was shown, the money
 * cannot go back, or the host's next payouts do not cover it, 422 for more than the most
 */
export async function lowerPrice(
  booking: Booking,
  actor: User,
  wanted: Wanted,
  { edit = null, key = null }: Asked = {}
) {
  const { id } = booking
  const claim = claimOf(actor, key, 'bookings.lowerPrice', { booking: id, ...wanted })
  await oncePerKey(claim, async (trx) => {
    await lower(trx, booking, actor, wanted, edit)
    return { id }
  })
}

/** The host is held as payouts are collected, and as another stay of theirs is made cheaper; the guest as they are deleted. */
async function lower(
  trx: TransactionClientContract,
  known: Booking,
  actor: User,
  wanted: Wanted,
  edit: string | null
) {
  const booking = await holdBooking(trx, known.id)
  await booking.load('guest')
  refuseIfEdited(booking, edit)
  const found = await quoteLowered(booking, actor, toMinor(wanted.less), trx)
  const { difference, paid, quote } = found
  refuseOtherPrice(quote, wanted.total)
  if (paid) await holdParties(trx, booking)
  if (paid && (await isHeldByOthers(trx, booking))) {
    throw conflict('bookings.lowerPaid', 'E_PAID_OUT')
  }

  const { currency, quoteLines, totalMinor } = booking
  booking.merge({
    ...quoteColumns(quote),
    loweredAt: DateTime.utc(),
    loweredBy: actor.id,
    loweredMinor: difference,
    loweredLastPaymentId: await lastPaymentOf(trx, booking),
    updatedAt: editTimeAfter(booking.updatedAt),
  })
  await booking.save()
  if (paid) {
    await giveDifferenceBack(trx, booking, paid, { quoteLines, totalMinor }, actor, 'leftEarly')
    if (!(await isCovered(trx, booking.hostId, paid[0].currency))) {
      throw conflict('bookings.lowerPaidOut', 'E_PAID_OUT')
    }
  }
  await recordAudit(trx, {
    actor,
    action: 'booking.priceLowered',
    subject: { type: 'booking', id: booking.id },
    message: { name: 'booking.priceLowered', title: known.property.title },
    before: { totalMinor, currency },
    after: { totalMinor: quote.total, currency },
  })
  await notifyOf(trx, 'priceLowered', booking.id)
}

async function holdParties(trx: TransactionClientContract, { guestId, hostId }: Booking) {
  const held = await holdRows(trx, User, (users) => users.whereIn('id', [guestId, hostId]))
  if (held.some(({ deletedAt, id }) => id === guestId && deletedAt)) {
    throw conflict('bookings.cannotLower', 'E_STATE_MOVED_ON')
  }
}

/** What was begun before is for the former price. */
async function lastPaymentOf(trx: TransactionClientContract, { id: bookingId }: Booking) {
  const payments = Payment.query({ client: trx }).where({ bookingId })
  const last = await payments.orderBy('id', 'desc').first()
  return last?.id ?? null
}
