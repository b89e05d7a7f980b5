import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import paymentsConfig from '#config/payments'
import { AGREED_STATUSES, STATUSES, type Status, type TripTime } from '#domain/booking_lifecycle'
import { bookingNumber } from '#domain/booking_number'
import { BOOKING_SORTS, type BookingSort } from '#domain/list_sorts'
import { todayInNairobi, toNight } from '#domain/stay'
import { PRICE_ABOVE } from '#domain/ways_to_pay'
import { inOrder } from '#services/database/in_order'
import { page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'
import { sqlTime } from '#services/database/sql_time'
import { commonWords, withWords, type Searched } from '#services/database/words'
import Booking from '#models/booking'
import type User from '#models/user'

/** Stays that are not over. */
const AHEAD: Status[] = ['pending', 'confirmed', 'checked-in']

/** A host's e-mail is for admins: a guest who searched it could find it letter by letter, before the stay is agreed. */
function searchedBy({ isAdmin }: User): Searched {
  return {
    list: 'bookings',
    words: [
      { of: 'properties', in: ['title'], by: 'property_id' },
      { of: 'users', in: ['names', 'email'], by: 'guest_id' },
      { of: 'users', in: isAdmin ? ['names', 'email'] : ['names'], by: 'host_id' },
    ],
  }
}

/** `from` and `to` are check-in dates, both included. */
export type BookingMatch = { status?: Status; search?: string; from?: string; to?: string }
export type BookingFilters = BookingMatch & PageRequest & { sort?: BookingSort }

/** `proposed`: whose guest waits for an answer about other dates; `bookedElsewhere`: over which another site's calendar lies. */
type StayFilters = BookingFilters & { proposed?: boolean; bookedElsewhere?: boolean }

/** `due`: those that can still be paid, here and not to their host; `claimed`: of whose deposit a part is asked for, and not answered. */
export type TripFilters = BookingFilters & { when?: TripTime; due?: boolean; claimed?: boolean }

/** A guest's trips, a host's stays, or all for an admin (contract, GET /bookings). Ties are broken by id. */
export function listBookings(viewer: User, filters: StayFilters) {
  return listed(viewer, withWaiting(viewer, bookingsOf(viewer), filters), filters)
}

function withWaiting(viewer: User, query: Query, { bookedElsewhere, proposed }: StayFilters) {
  if (proposed) query.whereIn('id', proposedByGuests())
  if (bookedElsewhere) query.whereIn('id', conflictsAhead())
  /* What other sites say is their host's business: a guest does not learn it of their own stay. */
  if (bookedElsewhere && !viewer.isAdmin) query.where('host_id', viewer.id)
  return query
}

/** Until the job has ended it, a proposal whose time is over waits for nobody. */
const proposedByGuests = () =>
  reader()
    .from('date_changes')
    .where({ status: 'open', proposed_by: 'guest' })
    .where('expires_at', '>', sqlTime(reader(), DateTime.utc()))
    .select('booking_id')

const conflictsAhead = () =>
  reader()
    .from('calendar_conflicts')
    .join('calendar_events', 'calendar_events.id', 'calendar_conflicts.event_id')
    .where('end_night', '>', toNight(todayInNairobi()))
    .select('booking_id')

/** Own trips, whatever the role (contract, GET /bookings/my). */
export function listTrips(guest: User, { claimed, when, due, ...filters }: TripFilters) {
  const query = Booking.query({ client: reader() }).where('guest_id', guest.id)
  const today = todayInNairobi()
  if (when === 'cancelled') query.where('status', 'cancelled')
  if (when === 'upcoming') query.whereIn('status', AHEAD).where('check_out', '>=', today)
  if (when === 'past') {
    query.whereNot('status', 'cancelled').where((over) => {
      over.where('status', 'checked-out').orWhere('check_out', '<', today)
    })
  }
  if (due) query.where(stillToBePaid)
  if (claimed) query.whereHas('depositClaims', (claims) => claims.where('status', 'open'))
  return listed(guest, query, filters)
}

/** As a whole, or what agreed dates cost more, until its time is over: the job that ends it may come a while later. */
function stillToBePaid(trips: ModelQueryBuilderContract<typeof Booking>) {
  const now = sqlTime(reader(), DateTime.utc())
  trips.where((unpaid) => {
    unpaid.whereIn('status', [...AGREED_STATUSES]).where('payment_status', 'unpaid')
    unpaid.where((inTime) => inTime.whereNull('pay_by').orWhere('pay_by', '>', now))
    unpaid.where(notPaidToHost)
  })
  trips.orWhereExists((changes) => {
    changes.from('date_changes').whereColumn('date_changes.booking_id', 'bookings.id')
    changes.where('date_changes.status', 'due').where('date_changes.expires_at', '>', now)
  })
}

/** What `isPaidOnline` says of stays that are not paid, asked of the database: for the others nobody is asked here. */
function notPaidToHost(stays: ModelQueryBuilderContract<typeof Booking>) {
  if (paymentsConfig.offered.length === 0) return void stays.whereRaw('1 = 0')
  stays.where('is_by_hand', false).whereNull('payment_noted_at')
  stays.whereRaw(`not (${PRICE_ABOVE})`, [paymentsConfig.most()])
}

/** Contract, GET /properties/:id/bookings: what is over stays in the books of who was host then (ADR 0040). */
export function listStays(viewer: User, propertyId: number, filters: StayFilters) {
  const stays = bookingsOf(viewer).where('property_id', propertyId)
  return listed(viewer, withWaiting(viewer, stays, filters), filters)
}

/** Asked by exclusion, so that SQLite reads arrivals in the order of their index instead of by status. */
const NOT_AHEAD = STATUSES.filter((status) => status !== 'pending' && status !== 'confirmed')

/** Pending and agreed arrivals, the next one first. */
export function upcomingBookings(viewer: User, limit: number) {
  return bookingsOf(viewer)
    .withScopes((scopes) => scopes.withDetails())
    .whereNotIn('status', NOT_AHEAD)
    .where('check_in', '>=', todayInNairobi())
    .orderBy('check_in')
    .orderBy('id')
    .limit(limit)
}

/** For 'Recent Activity' (§2.11). */
export function recentBookings(viewer: User, limit: number) {
  return bookingsOf(viewer)
    .withScopes((scopes) => scopes.withDetails())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

export function bookingsOf(viewer: User) {
  const query = Booking.query({ client: reader() })
  if (viewer.isAdmin) return query
  return viewer.isHost ? query.where('host_id', viewer.id) : query.where('guest_id', viewer.id)
}

type Query = ReturnType<typeof bookingsOf>

async function listed(viewer: User, query: Query, filters: BookingFilters) {
  narrow(viewer, query, filters, await commonOf(viewer, filters))
  query.withScopes((scopes) => scopes.withDetails())
  return page(inOrder(query, BOOKING_SORTS[filters.sort ?? 'createdAt']), filters)
}

/** Searches the booking's number, the property's title, names of guest and host, and what e-mail the viewer may see (contract). */
export function narrow(
  viewer: User,
  query: Query,
  { status, search, from, to }: BookingMatch,
  common: Set<string>
) {
  if (status) query.where('status', status)
  if (from) query.where('check_in', '>=', from)
  if (to) query.where('check_in', '<=', to)
  if (!search) return
  const number = bookingNumber(search)
  query.where((found) => {
    if (number) found.where('id', number)
    found.orWhere((words) => withWords(words, searchedBy(viewer), search, common))
  })
}

/** The words of a search by which no bookings should be read. */
export function commonOf(viewer: User, { search }: BookingMatch) {
  return commonWords(searchedBy(viewer), search)
}
