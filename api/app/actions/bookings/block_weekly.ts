import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { claimOf } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { holdKeptProperties } from '#actions/properties/hold_property'
import { blocksOf, MAX_BLOCKED_AT_ONCE, MAX_WEEKLY_MONTHS } from '#domain/calendar_blocks'
import { addMonths, fromNight, nightsOf, todayInNairobi, toNight } from '#domain/stay'
import { weekdayOf, type Weekday } from '#domain/weekdays'
import { conflict, invalid } from '#exceptions/refusal'
import type User from '#models/user'
import { namesOf } from '#services/stay_rules'
import { isUniqueViolation } from '#services/database/write_transaction'

type Wanted = {
  properties: number[]
  from: string
  to: string
  weekdays: Weekday[]
  reason: string | null
}

const AT_ONCE = 500

/**
 * Blocks the nights of some weekdays for a while, in several properties: those that are free, and leaves the others as they are
 * (ADR 0076).
 * @param key Idempotency-Key
 * @returns what was blocked, and the name by which it is freed again
 * @throws Refusal 422 for dates past, in the wrong order, further apart than 18 months or without such a night, 409 when none
 * of them is free, 404 for a property of somebody else
 */
export async function blockWeekly(actor: User, wanted: Wanted, key: string | null = null) {
  const { properties: ids, from, to, reason } = wanted
  const claim = claimOf(actor, key, 'calendar.blockWeekly', wanted)
  try {
    const { answer } = await oncePerKey(claim, async (trx) => {
      const nights = nightsOfWeekdays(wanted)
      const properties = await holdKeptProperties(trx, actor, ids)
      const taken = await takenNights(trx, wanted)
      const block = randomUUID()
      const blocks = []
      for (const { id, title } of properties) {
        const free = nights.filter((night) => !taken.has(`${id} ${night}`))
        if (free.length === 0) continue
        await insert(
          trx,
          free.map((night) => ({ property_id: id, night, reason, block_id: block }))
        )
        await recordAudit(trx, {
          actor,
          action: 'property.nightsBlocked',
          subject: { type: 'property', id },
          message: { name: 'property.nightsBlocked', title },
          after: { from, to, weekdays: wanted.weekdays, reason },
        })
        const stretches = blocksOf(free.map((night) => ({ night, reason, calendar: null })))
        blocks.push(...stretches.map((one) => ({ property: id, from: one.from, to: one.to })))
      }
      if (blocks.length === 0) throw conflict('blocks.noneFree', 'E_DATES_TAKEN')
      return { block, blocks }
    })
    return answer
  } catch (error) {
    if (isUniqueViolation(error, 'booking_nights')) throw conflict('blocks.taken', 'E_DATES_TAKEN')
    throw error
  }
}

function nightsOfWeekdays({ properties, from, to, weekdays }: Wanted): number[] {
  const today = todayInNairobi()
  if (from < today) throw invalid('from', 'past', 'blocks.past')
  if (to <= from) throw invalid('to', 'order', 'blocks.order')
  if (to > addMonths(from, MAX_WEEKLY_MONTHS)) {
    throw invalid('to', 'tooLong', 'blocks.tooManyMonths', { months: MAX_WEEKLY_MONTHS })
  }
  const nights = nightsOf(from, to).filter((night) =>
    weekdays.includes(weekdayOf(fromNight(night)))
  )
  if (nights.length === 0) {
    throw invalid('weekdays', 'none', 'blocks.noSuchNight', { weekdays: namesOf(weekdays) })
  }
  if (nights.length * properties.length > MAX_BLOCKED_AT_ONCE) {
    throw invalid('to', 'tooLong', 'blocks.tooLong', { nights: MAX_BLOCKED_AT_ONCE })
  }
  return nights
}

async function takenNights(trx: TransactionClientContract, { properties, from, to }: Wanted) {
  const rows: { property_id: number; night: number }[] = await trx
    .from('booking_nights')
    .whereIn('property_id', properties)
    .where('night', '>=', toNight(from))
    .where('night', '<', toNight(to))
    .select('property_id', 'night')
  return new Set(rows.map(({ property_id: id, night }) => `${id} ${night}`))
}

async function insert(trx: TransactionClientContract, rows: object[]) {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await trx.table('booking_nights').multiInsert(rows.slice(at, at + AT_ONCE))
  }
}
