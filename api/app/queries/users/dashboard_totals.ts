import db from '@adonisjs/lucid/services/db'
import { AGREED_STATUSES } from '#domain/booking_lifecycle'
import { toMajor } from '#domain/money'
import Property from '#models/property'
import Review from '#models/review'
import type User from '#models/user'
import { countWishlist } from '#queries/wishlist/wishlist_of'

type Row = Record<string, number | string | null>

/** The four cards of a host (§2.11). Revenue: stays agreed on, in KES at the rate of their day. */
export async function hostTotals(host: User) {
  const [bookings, properties] = await Promise.all([
    bookingTotals({ host_id: host.id }),
    Property.query()
      .withScopes((scopes) => scopes.existing())
      .where('host_id', host.id)
      .count('* as total')
      .sum('total_likes as likes')
      .pojo<Row>()
      .first(),
  ])
  return {
    properties: { total: Number(properties?.total ?? 0) },
    bookings: { total: bookings.count },
    revenue: { total: bookings.kes },
    likes: { total: Number(properties?.likes ?? 0) },
  }
}

/** The four cards of a guest (§2.11). Spent: stays agreed on, in KES at the rate of their day. */
export async function guestTotals(guest: User) {
  const [trips, wishlist, reviews] = await Promise.all([
    bookingTotals({ guest_id: guest.id }),
    countWishlist(guest.id),
    total(
      Review.query()
        .withScopes((scopes) => scopes.visible())
        .where('author_id', guest.id)
        .pojo()
    ),
  ])
  return {
    bookings: { total: trips.count },
    wishlist: { total: wishlist },
    reviews: { total: reviews },
    spent: { total: trips.kes },
  }
}

/** The four cards of an admin (§2.11). */
export async function adminTotals() {
  const [users, properties, bookings] = await Promise.all([
    total(db.from('users').whereNull('deleted_at')),
    total(db.from('properties').whereNull('deleted_at')),
    bookingTotals({}),
  ])
  return {
    users: { total: users },
    properties: { total: properties },
    bookings: { total: bookings.count },
    revenue: { total: bookings.kes },
  }
}

/** How many bookings there are, whatever became of them, and what the agreed ones come to in KES. */
async function bookingTotals(scope: Record<string, number>) {
  const marks = AGREED_STATUSES.map(() => '?').join(', ')
  const row: Row = await db
    .from('bookings')
    .where(scope)
    .count('* as total')
    .select(
      db.raw(`sum(case when status in (${marks}) then total_kes_minor else 0 end) as kes`, [
        ...AGREED_STATUSES,
      ])
    )
    .first()
  return { count: Number(row.total), kes: toMajor(Number(row.kes ?? 0)) }
}

async function total(query: { count(column: string): PromiseLike<unknown[]> }) {
  const [row] = await query.count('* as total')
  return Number((row as Row).total)
}
