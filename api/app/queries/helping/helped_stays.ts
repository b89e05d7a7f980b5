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

type Reader = ReturnType<typeof reader>
type HelpedFilters = PageRequest & { status?: Exclude<Status, 'cancelled'> }

/**
 * Agreed stays at the places where this person meets guests or manages the listing, and there the requests as well; the next
 * arrival first; those that ended, the last one first.
 */
export async function listHelpedStays(person: User, { status, ...asked }: HelpedFilters) {
  const client = reader()
  const lent = await placesLentTo(person, client)
  const query = staysSeenBy(person, lent, client)
  if (status) query.where('status', status)
  query.orderBy('check_in', status === 'checked-out' ? 'desc' : 'asc').orderBy('id')
  const { rows, pagination } = await page(query, asked)
  return { rows: tellHelper(rows, person, lent), pagination }
}

/** @throws Refusal 404 when this person neither meets its guest nor answers for its host */
export async function findHelpedStay(person: User, id: number) {
  const lent = await placesLentTo(person)
  const booking = await staysSeenBy(person, lent).where('bookings.id', id).first()
  if (!booking) throw notFound()
  tellHelper([booking], person, lent)
  return booking
}

/** Where this person meets guests or manages the listing. */
const placesLentTo = (person: User, client?: Reader) =>
  PropertyHelper.placesOf(person, ['arrivals', 'manage'], client)

/**
 * Not one's own, nor a former host's, nor what has been over for two weeks. The places are named by their ids: of a subquery
 * PostgreSQL takes for granted that half of all stays are theirs, and reads those in the order of arrivals.
 */
function staysSeenBy(person: User, lent: PropertyHelper[], client?: Reader) {
  const managed = lent.filter(({ manage }) => manage)
  const since = addDays(todayInNairobi(), -SEEN_DAYS)
  const undoable = DateTime.utc().minus({ minutes: UNDO_MINUTES })
  return Booking.query({ client })
    .whereIn('property_id', placesIn(lent))
    .whereNot('guest_id', person.id)
    .whereHas('property', (property) => {
      property.whereColumn('properties.host_id', 'bookings.host_id')
    })
    .where((seen) => {
      seen.where((agreed) => {
        agreed.whereIn('status', [...AGREED_STATUSES]).where((recent) => {
          recent.where('check_out', '>=', since).orWhere('status', 'checked-in')
          /* Just now, and late: the step is answered, and can be taken back. */
          recent.orWhere('checked_out_at', '>=', sqlTime(db.connection(), undoable))
        })
      })
      seen.orWhere((asked) => {
        asked.where('status', 'pending').whereIn('property_id', placesIn(managed))
      })
    })
    .preload('property')
    .preload('guest')
    .preload('review')
    .preload('dateChange')
}

const placesIn = (lent: PropertyHelper[]) => lent.map(({ propertyId }) => propertyId)

/** Says of each who this person is there. */
function tellHelper(bookings: Booking[], { id }: User, lent: PropertyHelper[]) {
  for (const booking of bookings) {
    const helper = lent.find(({ propertyId }) => propertyId === booking.propertyId)
    if (helper?.arrivals) booking.helperId = id
    if (helper?.manage) booking.managerId = id
  }
  return bookings
}
