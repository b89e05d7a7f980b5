import type { Status } from '#domain/booking_lifecycle'
import { BOOKING_SORTS, type BookingSort } from '#domain/booking_sorts'
import { todayInNairobi } from '#domain/stay'
import { escapeLike } from '#services/database/escape_like'
import Booking from '#models/booking'
import type User from '#models/user'

const PERSON_MATCHES =
  "(lower(first_name) like ? escape '\\' or lower(last_name) like ? escape '\\' or email like ? escape '\\')"

/** `from` and `to` are check-in dates, both included. */
export type BookingMatch = { status?: Status; search?: string; from?: string; to?: string }
export type BookingFilters = BookingMatch & { sort?: BookingSort; page: number; limit: number }

/**
 * The bookings a person looks after: a guest's trips, the stays at a host's properties, all of them for an
 * admin (contract, GET /bookings). Newest first unless told, ending with the id so that pages never shuffle.
 */
export function listBookings(viewer: User, filters: BookingFilters) {
  return page(bookingsOf(viewer), filters)
}

/** A person's own trips, whatever their role (contract, GET /bookings/my). */
export function listTrips(guest: User, filters: BookingFilters) {
  return page(Booking.query().where('guest_id', guest.id), filters)
}

/** Every booking of one property (contract, GET /properties/:id/bookings). */
export function listStays(propertyId: number, filters: BookingFilters) {
  return page(Booking.query().where('property_id', propertyId), filters)
}

/** Arrivals that are asked for or agreed, the next one first, in the scope of `listBookings`. */
export function upcomingBookings(viewer: User, limit: number) {
  return bookingsOf(viewer)
    .withScopes((scopes) => scopes.withDetails())
    .whereIn('status', ['pending', 'confirmed'])
    .where('check_in', '>=', todayInNairobi())
    .orderBy('check_in')
    .orderBy('id')
    .limit(limit)
}

/** The latest bookings of the same scope, for 'Recent Activity' (§2.11). */
export function recentBookings(viewer: User, limit: number) {
  return bookingsOf(viewer)
    .withScopes((scopes) => scopes.withDetails())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

/** The bookings that are somebody's to see, before anything narrows them. */
export function bookingsOf(viewer: User) {
  const query = Booking.query()
  if (viewer.isAdmin) return query
  return viewer.isHost ? query.where('host_id', viewer.id) : query.where('guest_id', viewer.id)
}

async function page(
  query: ReturnType<typeof bookingsOf>,
  { page: number, limit, sort = 'createdAt', ...match }: BookingFilters
) {
  const { column, direction } = BOOKING_SORTS[sort]
  narrow(query, match)
  const total = await query
    .clone()
    .clearOrder()
    .count('* as total')
    .pojo<{ total: number }>()
    .first()
  const rows = await query
    .withScopes((scopes) => scopes.withDetails())
    .orderBy(column, direction)
    .orderBy('id', direction)
    .forPage(number, limit)
  return { rows, total: Number(total?.total ?? 0) }
}

export function narrow(
  query: ReturnType<typeof bookingsOf>,
  { status, search, from, to }: BookingMatch
) {
  if (status) query.where('status', status)
  if (from) query.where('check_in', '>=', from)
  if (to) query.where('check_in', '<=', to)
  if (search) matchWords(query, search)
}

/** Property title, names and e-mail of guest and host (contract): every word must be found somewhere. */
function matchWords(query: ReturnType<typeof bookingsOf>, search: string) {
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    const like = `%${escapeLike(word)}%`
    query.where((either) => {
      either
        .whereHas('property', (property) =>
          property.whereRaw("lower(title) like ? escape '\\'", [like])
        )
        .orWhereHas('guest', (person) => person.whereRaw(PERSON_MATCHES, [like, like, like]))
        .orWhereHas('host', (person) => person.whereRaw(PERSON_MATCHES, [like, like, like]))
    })
  }
}
