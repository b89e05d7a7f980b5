import type { Status } from '#domain/booking_lifecycle'
import { escapeLike } from '#services/database/escape_like'
import Booking from '#models/booking'
import type User from '#models/user'

const PERSON_MATCHES =
  "(lower(first_name) like ? escape '\\' or lower(last_name) like ? escape '\\' or email like ? escape '\\')"

export type BookingFilters = { status?: Status; search?: string; page: number; limit: number }

/**
 * The bookings a person looks after: a guest's trips, the stays at a host's properties, all of them for an
 * admin (contract, GET /bookings). Newest first, ending with the id so that pages never shuffle.
 */
export function listBookings(viewer: User, filters: BookingFilters) {
  return page(scoped(viewer), filters)
}

/** A person's own trips, whatever their role (contract, GET /bookings/my). */
export function listTrips(guest: User, filters: BookingFilters) {
  return page(Booking.query().where('guest_id', guest.id), filters)
}

/** The latest bookings of the same scope, for 'Recent Activity' (§2.11). */
export function recentBookings(viewer: User, limit: number) {
  return scoped(viewer)
    .withScopes((scopes) => scopes.withDetails())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

function scoped(viewer: User) {
  const query = Booking.query()
  if (viewer.isAdmin) return query
  return viewer.isHost ? query.where('host_id', viewer.id) : query.where('guest_id', viewer.id)
}

async function page(
  query: ReturnType<typeof scoped>,
  { status, search, page: number, limit }: BookingFilters
) {
  if (status) query.where('status', status)
  if (search) matchWords(query, search)

  const total = await query
    .clone()
    .clearOrder()
    .count('* as total')
    .pojo<{ total: number }>()
    .first()
  const rows = await query
    .withScopes((scopes) => scopes.withDetails())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .forPage(number, limit)
  return { rows, total: Number(total?.total ?? 0) }
}

/** Property title, names and e-mail of guest and host (contract): every word must be found somewhere. */
function matchWords(query: ReturnType<typeof scoped>, search: string) {
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
