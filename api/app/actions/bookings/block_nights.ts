import { recordAudit } from '#actions/audit/record_audit'
import { lockProperty } from '#actions/properties/lock_property'
import { blockProblem, MAX_BLOCK_NIGHTS } from '#domain/calendar_blocks'
import { nightCount, nightsOf, todayInNairobi } from '#domain/stay'
import { conflict, invalid } from '#exceptions/refusal'
import type User from '#models/user'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'

type Wanted = { from: string; to: string; reason: string | null }

/**
 * Takes nights off a property's calendar: rows beside those of bookings, under the same primary key, so that
 * none is sold and blocked at once (architecture, invariant 1).
 * @param wanted `reason` is what the host notes for themselves
 * @throws Refusal 409 when one of them is taken, 422 for dates past, in the wrong order or too many
 */
export async function blockNights(propertyId: number, actor: User, wanted: Wanted) {
  const { from, to, reason } = wanted
  refuseImpossibleBlock({ from, to })
  try {
    await writeTransaction(async (trx) => {
      const { title } = await lockProperty(trx, propertyId)
      const rows = nightsOf(from, to).map((night) => ({ property_id: propertyId, night, reason }))
      await trx.table('booking_nights').multiInsert(rows)
      await recordAudit(trx, {
        actor,
        action: 'property.nightsBlocked',
        subject: { type: 'property', id: propertyId },
        telling: { name: 'property.nightsBlocked', title },
        after: { from, to, reason },
      })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'booking_nights')) {
      throw conflict('blocks.taken', 'E_DATES_TAKEN')
    }
    throw error
  }
  return { from, to, nights: nightCount(from, to), reason }
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
