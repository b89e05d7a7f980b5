import { todayInNairobi, toNight } from '#domain/stay'
import { invalid } from '#exceptions/refusal'
import type User from '#models/user'
import { bookingsOf } from '#queries/bookings/list_bookings'
import { page } from '#services/database/page'

/** More than a gate sees in a fortnight; what is beyond it is counted. */
const SHOWN = 200

export const MAX_GATE_DAYS = 31

/** Calendar dates, both included. */
export type GateDays = { from?: string; to?: string }

/**
 * Agreed stays that begin or end in these days, by default today, in the scope of `listBookings`, the first arrival first.
 * @throws Refusal 422 when the end is before the start, or for more than 31 days
 */
export async function staysAtGate(viewer: User, asked: GateDays) {
  const from = asked.from ?? todayInNairobi()
  const to = asked.to ?? from
  const days = toNight(to) - toNight(from) + 1
  if (days < 1) throw invalid('to', 'order', 'gate.order')
  if (days > MAX_GATE_DAYS) throw invalid('to', 'tooLong', 'gate.tooLong', { days: MAX_GATE_DAYS })

  const query = bookingsOf(viewer)
    .whereIn('status', ['confirmed', 'checked-in'])
    .where((seen) => {
      seen.whereBetween('check_in', [from, to]).orWhereBetween('check_out', [from, to])
    })
    .preload('property')
    .preload('guest')
    .orderBy('check_in')
    .orderBy('id')
  const { rows, pagination } = await page(query, { limit: SHOWN })
  return { from, to, total: pagination.total, stays: rows }
}
