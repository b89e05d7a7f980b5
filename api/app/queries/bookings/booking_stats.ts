import db from '@adonisjs/lucid/services/db'
import { AGREED_STATUSES, STATUSES, type Status } from '#domain/booking_lifecycle'
import { toMajor } from '#domain/money'
import { todayInNairobi, toNight } from '#domain/stay'
import type User from '#models/user'
import { sumSpent } from '#queries/bookings/sums'
import { countRows } from '#services/database/page'
import { reader } from '#services/database/reader'

export const OCCUPANCY_DAYS = 30

export type Occupancy = { days: number; nights: number; available: number; percent: number }

/** Money in KES at each booking's rate; null where not visible. */
export type BookingStats = {
  total: number
  byStatus: Record<Status, number>
  nights: number
  revenue: number | null
  spent: number | null
  occupancy: Occupancy | null
}

type StatusRow = { status: Status; total: number; nights: number; kes: number; spent?: number }

/** A guest's trips, a host's stays, or all. Nights and money of agreed stays, money without those that hosts wrote down (ADR 0068); spent as in `sumSpent`, occupancy of active properties. */
export async function bookingStats(viewer: User): Promise<BookingStats> {
  const rows = await countsByStatus(viewer)
  const agreed = rows.filter(({ status }) => AGREED_STATUSES.some((one) => one === status))
  const sum = (of: StatusRow[], key: 'total' | 'nights' | 'kes' | 'spent') =>
    of.reduce((all, row) => all + Number(row[key]), 0)

  return {
    total: sum(rows, 'total'),
    byStatus: Object.fromEntries(
      STATUSES.map((status) => [
        status,
        sum(
          rows.filter((row) => row.status === status),
          'total'
        ),
      ])
    ) as Record<Status, number>,
    nights: sum(agreed, 'nights'),
    revenue: viewer.runsProperties ? toMajor(sum(agreed, 'kes')) : null,
    spent: viewer.runsProperties ? null : toMajor(sum(rows, 'spent')),
    occupancy: viewer.runsProperties ? await occupancy(viewer) : null,
  }
}

function countsByStatus(viewer: User): Promise<StatusRow[]> {
  const query = reader().from('bookings')
  if (!viewer.runsProperties) query.select(sumSpent('spent'))
  if (viewer.isHost) query.where('host_id', viewer.id)
  else if (!viewer.isAdmin) query.where('guest_id', viewer.id)
  return query
    .groupBy('status')
    .select('status')
    .count('* as total')
    .sum('nights as nights')
    .select(db.raw('sum(case when is_by_hand then 0 else total_kes_minor end) as kes'))
}

async function occupancy(viewer: User): Promise<Occupancy> {
  const today = toNight(todayInNairobi())
  const offered = reader().from('properties').where('is_active', true).whereNull('deleted_at')
  if (viewer.isHost) offered.where('host_id', viewer.id)

  const total = await countRows(offered.clone())
  const [{ slept }] = await reader()
    .from('booking_nights')
    .join('bookings', 'bookings.id', 'booking_nights.booking_id')
    .whereIn('booking_nights.property_id', offered.select('id'))
    .whereIn('bookings.status', [...AGREED_STATUSES])
    .where('night', '>=', today - OCCUPANCY_DAYS)
    .where('night', '<', today)
    .count('* as slept')

  const available = Number(total) * OCCUPANCY_DAYS
  const nights = Number(slept)
  const percent = available ? Math.round((nights * 1000) / available) / 10 : 0
  return { days: OCCUPANCY_DAYS, nights, available, percent }
}
