import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { releaseNights } from '#actions/bookings/cancel_booking'
import { stepBooking } from '#actions/bookings/step_booking'
import { UNDO_MINUTES } from '#domain/booking_lifecycle'
import { conflict } from '#exceptions/refusal'
import type Booking from '#models/booking'
import User from '#models/user'
import { holdRow } from '#services/database/hold_row'
import { sqlTime } from '#services/database/sql_time'
import { linesOfPayments } from '#services/ledger/owed_entries'

/**
 * confirmed → cancelled, of a guest who has not come: frees the nights. The money and the letter follow when it cannot be
 * taken back any more (settle_no_shows, ADR 0067).
 * @param key Idempotency-Key
 * @throws Refusal 409 in any other state, before the first night is over, long after the stay, when its host was granted a part of the
 * deposit, or when money is to go back that its host has in a payout
 */
export function markNoShow(booking: Booking, actor: User, key: string | null = null) {
  return stepBooking('noShow', booking, actor, key, {
    columns: { cancellation_cause: 'noShow' },
    then: async (trx) => {
      await refuseGranted(trx, booking)
      await refuseIfPaidOut(trx, booking)
      await noteMoney(trx, booking)
      await releaseNights(trx, booking.id)
    },
  })
}

/** Whoever has broken something has been there. */
async function refuseGranted(trx: TransactionClientContract, { id }: Booking) {
  const granted = await trx
    .from('deposit_claims')
    .where('booking_id', id)
    .where('granted_minor', '>', 0)
    .select('id')
    .first()
  if (granted) throw conflict('bookings.depositGranted', 'E_DEPOSIT_GRANTED')
}

/** The host is held as payouts are collected: the share is in one by now, or waits until the money is settled. */
async function refuseIfPaidOut(
  trx: TransactionClientContract,
  { hostId, id, isByHand, noShowRefund, paymentStatus }: Booking
) {
  if (isByHand || paymentStatus !== 'paid' || noShowRefund === 0) return
  await holdRow(trx, User, hostId)
  const line = await linesOfPayments(trx).where('facts.booking_id', id).select('entries.id').first()
  if (line) throw conflict('bookings.paidOut', 'E_PAID_OUT')
}

/** What is to go back is shown from now on. Money that comes later goes back whole. */
async function noteMoney(trx: TransactionClientContract, { id, isByHand, noShowRefund }: Booking) {
  const settlesAt = sqlTime(trx, DateTime.utc().plus({ minutes: UNDO_MINUTES }))
  await trx.from('bookings').where({ id }).update({ settles_at: settlesAt })
  if (isByHand) return
  await trx
    .from('bookings')
    .where({ id, payment_status: 'paid' })
    .update({ refund_minor: noShowRefund })
}
