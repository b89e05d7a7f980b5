import { recordAudit } from '#actions/audit/record_audit'
import { claimOf } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { holdProperty } from '#actions/properties/hold_property'
import { blockProblem, MAX_BLOCK_NIGHTS } from '#domain/calendar_blocks'
import { nightCount, nightsOf, todayInNairobi } from '#domain/stay'
import { conflict, invalid } from '#exceptions/refusal'
import type User from '#models/user'
import { isUniqueViolation } from '#services/database/write_transaction'

type Wanted = { from: string; to: string; reason: string | null }

/**
 * Blocks nights in booking_nights, whose primary key excludes a booking of the same night (invariant 1).
 * @param key Idempotency-Key
 * @throws Refusal 409 when one of them is taken, 422 for dates past, in the wrong order or too many
 */
export async function blockNights(
  propertyId: number,
  actor: User,
  wanted: Wanted,
  key: string | null = null
) {
  const { from, to, reason } = wanted
  const claim = claimOf(actor, key, 'properties.block', { property: propertyId, ...wanted })
  try {
    const { answer } = await oncePerKey(claim, async (trx) => {
      refuseImpossibleBlock({ from, to })
      const { title } = await holdProperty(trx, propertyId)
      const rows = nightsOf(from, to).map((night) => ({ property_id: propertyId, night, reason }))
      await trx.table('booking_nights').multiInsert(rows)
      await recordAudit(trx, {
        actor,
        action: 'property.nightsBlocked',
        subject: { type: 'property', id: propertyId },
        message: { name: 'property.nightsBlocked', title },
        after: { from, to, reason },
      })
      return { from, to, nights: nightCount(from, to), reason }
    })
    return answer
  } catch (error) {
    if (isUniqueViolation(error, 'booking_nights')) {
      throw conflict('blocks.taken', 'E_DATES_TAKEN')
    }
    throw error
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
