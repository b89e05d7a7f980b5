import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { BOOKING_RECORDS } from '#actions/retention/terms'
import { writeTransaction } from '#services/database/write_transaction'

const AT_ONCE = 200

/**
 * Deletes stays that ended before the term, with nights and payments. One with a review stays as the row the review
 * stands on, without words and payments.
 * @returns the number of bookings deleted
 */
export async function forgetBookings(now: DateTime) {
  const before = now.minus(BOOKING_RECORDS).setZone('Africa/Nairobi').toFormat('yyyy-MM-dd')
  let deleted = 0
  for (let last = 0; ;) {
    const rows: { id: number; review: number | null }[] = await db
      .from('bookings')
      .leftJoin('reviews', 'reviews.booking_id', 'bookings.id')
      .where('bookings.check_out', '<', before)
      .where('bookings.id', '>', last)
      .orderBy('bookings.id')
      .limit(AT_ONCE)
      .select('bookings.id', 'reviews.id as review')
    const reviewed = rows.filter(({ review }) => review !== null).map(({ id }) => id)
    const others = rows.filter(({ review }) => review === null).map(({ id }) => id)
    await writeTransaction((trx) => forgetStays(trx, reviewed, others))
    deleted += others.length
    if (rows.length < AT_ONCE) return deleted
    last = rows.at(-1)!.id
  }
}

async function forgetStays(trx: TransactionClientContract, reviewed: number[], others: number[]) {
  const all = [...reviewed, ...others]
  await trx.from('payments').whereIn('booking_id', all).delete()
  await trx.from('deposit_claims').whereIn('booking_id', all).delete()
  await trx
    .from('bookings')
    .whereIn('id', reviewed)
    .update({ special_requests: null, host_notes: null, cancellation_reason: null })
  await trx.from('booking_nights').whereIn('booking_id', others).delete()
  await trx.from('bookings').whereIn('id', others).delete()
}
