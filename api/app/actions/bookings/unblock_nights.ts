import { recordAudit } from '#actions/audit/record_audit'
import { claimOf } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { holdProperty } from '#actions/properties/hold_property'
import { nightCount, toNight } from '#domain/stay'
import { invalid } from '#exceptions/refusal'
import type User from '#models/user'

/**
 * Frees blocked nights, not booked ones.
 * @param key Idempotency-Key
 * @returns how many nights are free again
 * @throws Refusal 422 when the end is not after the start
 */
export async function unblockNights(
  propertyId: number,
  actor: User,
  { from, to }: { from: string; to: string },
  key: string | null = null
) {
  if (nightCount(from, to) === 0) throw invalid('to', 'order', 'blocks.order')
  const claim = claimOf(actor, key, 'properties.unblock', { property: propertyId, from, to })
  const { answer } = await oncePerKey(claim, async (trx) => {
    const { title } = await holdProperty(trx, propertyId)
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
        message: { name: 'property.nightsUnblocked', title },
        before: { from, to },
      })
    }
    return { from, to, nights: freed.length }
  })
  return answer
}
