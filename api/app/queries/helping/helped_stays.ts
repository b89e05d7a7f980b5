import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { AGREED_STATUSES, UNDO_MINUTES, type Status } from '#domain/booking_lifecycle'
import { SEEN_DAYS } from '#domain/helping'
import { addDays, todayInNairobi } from '#domain/stay'
import { notFound } from '#exceptions/refusal'
import Booking from '#models/booking'
import PropertyHelper from '#models/property_helper'
import type User from '#models/user'
import { page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'
import { sqlTime } from '#services/database/sql_time'

type HelpedFilters = PageRequest & { status?: Exclude<Status, 'pending' | 'cancelled'> }

/** Agreed stays at the places where this person meets guests, the next arrival first; those that ended, the last one first. */
export async function listHelpedStays(person: User, { status, ...asked }: HelpedFilters) {
  const query = staysMetBy(person, reader())
  if (status) query.where('status', status)
  query.orderBy('check_in', status === 'checked-out' ? 'desc' : 'asc').orderBy('id')
  const { rows, pagination } = await page(query, asked)
  return { rows: rows.map((booking) => metBy(person, booking)), pagination }
}

/** @throws Refusal 404 when this person may not meet its guest */
export async function findHelpedStay(person: User, id: number) {
  const booking = await staysMetBy(person).where('bookings.id', id).first()
  if (!booking) throw notFound()
  return metBy(person, booking)
}

/** Not one's own, nor a former host's, nor what has been over for two weeks. */
function staysMetBy(person: User, client?: ReturnType<typeof reader>) {
  const since = addDays(todayInNairobi(), -SEEN_DAYS)
  const undoable = DateTime.utc().minus({ minutes: UNDO_MINUTES })
  return Booking.query({ client })
    .whereIn('property_id', PropertyHelper.placeIds(person, 'arrivals', client))
    .whereNot('guest_id', person.id)
    .whereHas('property', (property) => {
      property.whereColumn('properties.host_id', 'bookings.host_id')
    })
    .whereIn('status', [...AGREED_STATUSES])
    .where((seen) => {
      seen.where('check_out', '>=', since).orWhere('status', 'checked-in')
      /* Just now, and late: the step is answered, and can be taken back. */
      seen.orWhere('checked_out_at', '>=', sqlTime(db.connection(), undoable))
    })
    .preload('property')
    .preload('guest')
    .preload('review')
}

function metBy({ id }: User, booking: Booking) {
  booking.helperId = id
  return booking
}
