import db from '@adonisjs/lucid/services/db'
import { recordAudit } from '#actions/audit/record_audit'
import { claimOf } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { holdKeptProperties } from '#actions/properties/hold_property'
import { blockProblem, MAX_BLOCK_NIGHTS, MAX_BLOCKED_AT_ONCE } from '#domain/calendar_blocks'
import { fromNight, nightCount, nightsOf, todayInNairobi, toNight } from '#domain/stay'
import { conflict, invalid } from '#exceptions/refusal'
import type User from '#models/user'
import { isUniqueViolation } from '#services/database/write_transaction'
import { dayText } from '#services/request_text'

type Wanted = { from: string; to: string; reason: string | null }
type WantedBlock = Wanted & { property: number }

/** Blocks nights of one property. @see blockSeveral */
export async function blockNights(
  property: number,
  actor: User,
  wanted: Wanted,
  key: string | null = null
) {
  const { blocks } = await blockSeveral(actor, [{ property, ...wanted }], key)
  const [{ from, to, nights, reason }] = blocks
  return { from, to, nights, reason }
}

/**
 * Blocks nights in booking_nights, whose primary key excludes a booking of the same night (invariant 1): all of them, or none.
 * @param key Idempotency-Key
 * @throws Refusal 409 that names the first night that is taken, 422 for dates past, in the wrong order or too many, 404 for a
 * property of somebody else
 */
export async function blockSeveral(
  actor: User,
  wanted: readonly WantedBlock[],
  key: string | null = null
) {
  const claim = claimOf(actor, key, 'calendar.block', wanted)
  try {
    const { answer } = await oncePerKey(claim, async (trx) => {
      refuseImpossible(wanted)
      const properties = await holdKeptProperties(trx, actor, wanted.map(idOf))
      for (const [at, { property: id, from, to, reason }] of wanted.entries()) {
        const rows = nightsOf(from, to).map((night) => ({ property_id: id, night, reason }))
        await trx.table('booking_nights').multiInsert(rows)
        await recordAudit(trx, {
          actor,
          action: 'property.nightsBlocked',
          subject: { type: 'property', id },
          message: { name: 'property.nightsBlocked', title: properties[at].title },
          after: { from, to, reason },
        })
      }
      return { blocks: wanted.map((one) => ({ ...one, nights: nightCount(one.from, one.to) })) }
    })
    return answer
  } catch (error) {
    if (isUniqueViolation(error, 'booking_nights')) throw await takenOf(wanted)
    throw error
  }
}

const idOf = ({ property }: WantedBlock) => property

function refuseImpossible(wanted: readonly WantedBlock[]) {
  for (const dates of wanted) refuseImpossibleBlock(dates)
  const nights = wanted.reduce((sum, { from, to }) => sum + nightCount(from, to), 0)
  if (nights > MAX_BLOCKED_AT_ONCE) {
    throw invalid('blocks', 'tooLong', 'blocks.tooLong', { nights: MAX_BLOCKED_AT_ONCE })
  }
}

function refuseImpossibleBlock(dates: { from: string; to: string }) {
  switch (blockProblem(dates, todayInNairobi())) {
    case 'past':
      throw invalid('from', 'past', 'blocks.past')
    case 'order':
      throw invalid('to', 'order', 'blocks.order')
    case 'tooLong':
      throw invalid('to', 'tooLong', 'blocks.tooLong', { nights: MAX_BLOCK_NIGHTS })
  }
}

/** By then the night may be free again: the refusal stands, without a name. */
async function takenOf(wanted: readonly WantedBlock[]) {
  const taken: { title: string; night: number } | null = await db
    .from('booking_nights')
    .join('properties', 'properties.id', 'booking_nights.property_id')
    .where((any) => {
      for (const { property, from, to } of wanted) {
        any.orWhere((one) => {
          one.where('property_id', property).whereBetween('night', [toNight(from), toNight(to) - 1])
        })
      }
    })
    .select('title', 'night')
    .orderBy(['night', 'property_id'])
    .first()
  if (!taken) return conflict('blocks.taken', 'E_DATES_TAKEN')
  const night = dayText(fromNight(taken.night))
  return conflict('blocks.takenAt', 'E_DATES_TAKEN', { title: taken.title, night })
}
