import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { forgetBookings } from '#actions/retention/forget_bookings'
import { TERMS, type Term } from '#actions/retention/terms'
import { sqlTime } from '#services/database/sql_time'

/** Short transactions: others write meanwhile. */
const AT_ONCE = 500

/** Deletes what has been kept for its term; idempotent. @returns the rows deleted, by table */
export async function forget(now = DateTime.utc()) {
  const forgotten: Record<string, number> = {}
  for (const term of TERMS) {
    forgotten[term.table] = (forgotten[term.table] ?? 0) + (await forgetRows(term, now))
  }
  forgotten.bookings = await forgetBookings(now)
  logger.info({ forgotten }, 'what was kept for its term was deleted')
  return forgotten
}

async function forgetRows({ table, from, only, ...term }: Term, now: DateTime) {
  const before = endOf(term, now)
  for (let total = 0; ;) {
    const due = db.from(table).where(from, '<', before).orderBy('id').limit(AT_ONCE).select('id')
    only?.(due)
    const rows: { id: number | string }[] = await due
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await db.from(table).whereIn('id', ids).delete()
    total += ids.length
    if (ids.length < AT_ONCE) return total
  }
}

function endOf({ kept, isDate, isMillis }: Omit<Term, 'table' | 'from'>, now: DateTime) {
  const start = now.minus(kept)
  if (isMillis) return start.toMillis()
  return isDate ? start.toJSDate() : sqlTime(db.connection(), start)
}
