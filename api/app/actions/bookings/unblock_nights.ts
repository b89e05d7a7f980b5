import { recordAudit } from '#actions/audit/record_audit'
import { lockProperty } from '#actions/properties/lock_property'
import { nightCount, toNight } from '#domain/stay'
import { invalid } from '#exceptions/refusal'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Puts blocked nights back on a property's calendar; those that are booked stay booked.
 * @returns how many nights are free again
 * @throws Refusal 422 when the end is not after the start
 */
export async function unblockNights(
  propertyId: number,
  actor: User,
  { from, to }: { from: string; to: string }
) {
  if (nightCount(from, to) === 0) throw invalid('to', 'order', 'blocks.order')
  return writeTransaction(async (trx) => {
    const { title } = await lockProperty(trx, propertyId)
    const blocked = () =>
      trx
        .from('booking_nights')
        .where('property_id', propertyId)
        .whereNull('booking_id')
        .where('night', '>=', toNight(from))
        .where('night', '<', toNight(to))
    const freed = await blocked().select('night')
    await blocked().delete()
    if (freed.length > 0) {
      await recordAudit(trx, {
        actor,
        action: 'property.nightsUnblocked',
        subject: { type: 'property', id: propertyId },
        telling: { name: 'property.nightsUnblocked', title },
        before: { from, to },
      })
    }
    return { from, to, nights: freed.length }
  })
}
