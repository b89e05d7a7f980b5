import db from '@adonisjs/lucid/services/db'
import { AGREED_STATUSES } from '#domain/booking_lifecycle'
import { DAY_MS } from '#domain/durations'
import { toMajor } from '#domain/money'
import { fromNight, todayInNairobi, toNight } from '#domain/stay'
import type User from '#models/user'
import { reader } from '#services/database/reader'

export const CHART_MONTHS = 12

/** `YYYY-MM`, revenue in KES. */
export type MonthStats = {
  month: string
  revenue: number
  nights: number
  available: number
  percent: number
}

type Month = { name: string; first: number; end: number }

/**
 * The last twelve months, oldest first; a host's own, all for an admin. Revenue: agreed stays by arrival
 * month, in KES at their rate, without those that hosts wrote down (ADR 0068). Occupancy: nights slept / available in active properties, up to yesterday.
 */
export async function monthlyStats(viewer: User): Promise<MonthStats[]> {
  const today = todayInNairobi()
  const months = monthsUpTo(today)
  const offered = reader().from('properties').where('is_active', true).whereNull('deleted_at')
  if (!viewer.isAdmin) offered.where('host_id', viewer.id)

  const [[{ total }], revenues, slept] = await Promise.all([
    offered.clone().count('* as total'),
    revenueByMonth(viewer, months),
    sleptByNight(offered.select('id'), months[0].first, toNight(today)),
  ])
  return months.map(({ name, first, end }) => {
    const nights = slept
      .filter(({ night }) => night >= first && night < end)
      .reduce((sum, { taken }) => sum + Number(taken), 0)
    const available = Number(total) * Math.max(0, Math.min(end, toNight(today)) - first)
    return {
      month: name,
      revenue: toMajor(Number(revenues.find(({ month }) => month === name)?.kes ?? 0)),
      nights,
      available,
      percent: available ? Math.round((nights * 1000) / available) / 10 : 0,
    }
  })
}

/** @param today YYYY-MM-DD in the last month */
function monthsUpTo(today: string): Month[] {
  const [year, month] = today.split('-').map(Number)
  const firstOf = (ahead: number) => Date.UTC(year, month - 1 + ahead, 1) / DAY_MS
  return Array.from({ length: CHART_MONTHS }, (_, index) => {
    const ahead = index - CHART_MONTHS + 1
    const first = firstOf(ahead)
    return { name: fromNight(first).slice(0, 7), first, end: firstOf(ahead + 1) }
  })
}

function revenueByMonth(viewer: User, months: Month[]): Promise<{ month: string; kes: number }[]> {
  const query = reader()
    .from('bookings')
    .whereIn('status', [...AGREED_STATUSES])
    .where('is_by_hand', false)
    .where('check_in', '>=', fromNight(months[0].first))
    .where('check_in', '<', fromNight(months[months.length - 1].end))
  if (!viewer.isAdmin) query.where('host_id', viewer.id)
  return query
    .select(db.raw('substr(check_in, 1, 7) as month'))
    .sum('total_kes_minor as kes')
    .groupByRaw('substr(check_in, 1, 7)')
}

/** Grouped by night; months are computed here, equally for both engines. */
function sleptByNight(
  properties: ReturnType<ReturnType<typeof reader>['from']>,
  first: number,
  end: number
): Promise<{ night: number; taken: number }[]> {
  return reader()
    .from('booking_nights')
    .join('bookings', 'bookings.id', 'booking_nights.booking_id')
    .whereIn('booking_nights.property_id', properties)
    .whereIn('bookings.status', [...AGREED_STATUSES])
    .where('night', '>=', first)
    .where('night', '<', end)
    .groupBy('night')
    .select('night')
    .count('* as taken')
}
