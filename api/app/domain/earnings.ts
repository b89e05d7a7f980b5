import type { Status } from '#domain/booking_lifecycle'
import { toKes } from '#domain/money'
import type { Quote } from '#domain/quote'

type Stay = Pick<Quote, 'base' | 'kesRate'> & { status: Status }

/** Minor units; `shareKes` in KES cents at the booking's rate. */
export type Earnings = { share: number; shareKes: number }

/** The host's share of a stay: its nights, without service fee and taxes. Null once it is called off. */
export function earningsOf({ base, kesRate, status }: Stay): Earnings | null {
  return status === 'cancelled' ? null : { share: base, shareKes: toKes(base, kesRate) }
}

/** Sums of agreed stays in KES cents: what guests pay for all, what of it they have paid, and the hosts' share of all. */
export type RevenueSums = { total: number; paid: number; hostShare: number }

/** What is paid and what is still due make the total. */
export function revenueOf({ total, paid, hostShare }: RevenueSums) {
  return { total, paid, due: total - paid, hostShare }
}
