import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyOf } from '#actions/bookings/notify'
import { holdBooking } from '#actions/payments/hold_payment'
import DateChange from '#models/date_change'
import Property from '#models/property'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'

const BATCH = 500

/** Who is told that the dates stay. */
export const KEPT = { guest: 'datesKeptForGuest', host: 'datesKeptForHost' } as const

/** A proposal ends with the state it was for; whoever moves the stay tells of that. Call it with the booking held. */
export function endDateChange(trx: TransactionClientContract, { id }: { id: number }) {
  return trx
    .from('date_changes')
    .where({ booking_id: id, status: 'open' })
    .update({ status: 'expired', decided_at: sqlTime(trx, DateTime.utc()) })
}

/**
 * Ends proposals that nobody has answered in time and tells who made them, each in a transaction of its own (ADR 0079). Runs
 * every minute.
 * @returns the ids of the proposals
 */
export async function endDateChanges(now = DateTime.utc()) {
  const due = await DateChange.query()
    .where('status', 'open')
    .where('expires_at', '<=', sqlTime(db.connection(), now))
    .orderBy('expires_at')
    .limit(BATCH)
  const ended: number[] = []
  for (const change of due) {
    try {
      if (await writeTransaction((trx) => end(trx, change))) ended.push(change.id)
    } catch (error) {
      /* The others are not to wait for one. */
      logger.error({ err: error, booking: change.bookingId }, 'a proposal of dates could not end')
    }
  }
  return ended
}

/** It may have been answered in the last moment. */
async function end(trx: TransactionClientContract, { bookingId, id, proposedBy }: DateChange) {
  const booking = await holdBooking(trx, bookingId)
  const change = await DateChange.query({ client: trx }).where({ id, status: 'open' }).first()
  if (!change) return false
  await change.merge({ status: 'expired', decidedAt: DateTime.utc() }).save()
  const { title } = await Property.findOrFail(booking.propertyId, { client: trx })
  await recordAudit(trx, {
    actor: null,
    action: 'booking.datesLapsed',
    subject: { type: 'booking', id: bookingId },
    message: { name: 'booking.datesLapsed', title },
    before: { checkIn: change.checkIn, checkOut: change.checkOut },
  })
  await notifyOf(trx, KEPT[proposedBy], bookingId)
  return true
}
