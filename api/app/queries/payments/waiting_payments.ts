import db from '@adonisjs/lucid/services/db'
import { WAITING_STATUSES } from '#domain/payment_lifecycle'

/** How many payments are in each status that ends, also where that is none. */
export async function waitingPayments() {
  const rows: { status: string; total: number | string }[] = await db
    .from('payments')
    .select('status')
    .count('* as total')
    .whereIn('status', [...WAITING_STATUSES])
    .groupBy('status')
  return WAITING_STATUSES.map((status) => ({
    status,
    total: Number(rows.find((row) => row.status === status)?.total ?? 0),
  }))
}
