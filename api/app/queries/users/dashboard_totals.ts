import db from '@adonisjs/lucid/services/db'
import { AGREED_STATUSES } from '#domain/booking_lifecycle'
import { revenueOf } from '#domain/earnings'
import { toMajor } from '#domain/money'
import Property from '#models/property'
import type User from '#models/user'
import { kesOf, sumSpent } from '#queries/bookings/sums'
import { countReviewsFor } from '#queries/reviews/list_reviews'
import { countWishlist } from '#queries/wishlist/wishlist_of'
import { countRows } from '#services/database/page'
import { reader } from '#services/database/reader'

type Row = Record<string, number | string | null>

/** Cards of a host (§2.11). Revenue: agreed stays in KES at their rate, split into paid and still due. */
export async function hostTotals(host: User) {
  const [bookings, properties] = await Promise.all([
    bookingTotals({ host_id: host.id }),
    Property.query({ client: reader() })
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
    revenue: bookings.revenue,
    likes: { total: Number(properties?.likes ?? 0) },
  }
}

/** Cards of a guest (§2.11). Spent: in KES at the rate of each stay. */
export async function guestTotals(guest: User) {
  const [trips, wishlist, reviews] = await Promise.all([
    tripTotals(guest),
    countWishlist(guest.id),
    countReviewsFor(guest),
  ])
  return {
    bookings: { total: Number(trips.total) },
    wishlist: { total: wishlist },
    reviews: { total: reviews },
    spent: { total: toMajor(Number(trips.spent ?? 0)) },
  }
}

/** Cards of an admin (§2.11). */
export async function adminTotals() {
  const [users, properties, bookings] = await Promise.all([
    countRows(reader().from('users').whereNull('deleted_at')),
    countRows(reader().from('properties').whereNull('deleted_at')),
    bookingTotals({}),
  ])
  return {
    users: { total: users },
    properties: { total: properties },
    bookings: { total: bookings.count },
    revenue: bookings.revenue,
  }
}

function tripTotals(guest: User): Promise<Row> {
  return reader()
    .from('bookings')
    .where('guest_id', guest.id)
    .count('* as total')
    .select(sumSpent('spent'))
    .first()
}

/** Count of all bookings, money of the agreed ones that were booked here (ADR 0068). */
async function bookingTotals(scope: Record<string, number>) {
  const row: Row = await reader()
    .from('bookings')
    .where(scope)
    .count('* as total')
    .select(
      sumOfAgreed('total_kes_minor', 'kes'),
      sumOfAgreed("case when payment_status = 'paid' then total_kes_minor else 0 end", 'paid'),
      sumOfAgreed(kesOf('base_minor'), 'share')
    )
    .first()
  const { total, paid, due, hostShare } = revenueOf({
    total: Number(row.kes ?? 0),
    paid: Number(row.paid ?? 0),
    hostShare: Number(row.share ?? 0),
  })
  return {
    count: Number(row.total),
    revenue: {
      total: toMajor(total),
      paid: toMajor(paid),
      due: toMajor(due),
      hostShare: toMajor(hostShare),
    },
  }
}

function sumOfAgreed(amount: string, name: string) {
  const marks = AGREED_STATUSES.map(() => '?').join(', ')
  return db.raw(
    `sum(case when status in (${marks}) and not is_by_hand then ${amount} else 0 end) as ${name}`,
    [...AGREED_STATUSES]
  )
}
