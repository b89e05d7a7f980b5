import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { reconcileImports } from '#actions/calendars/reconcile_imports'
import { claimOf } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { holdKeptProperties } from '#actions/properties/hold_property'
import { blocksOf, type BlockedNight } from '#domain/calendar_blocks'
import { fromNight, nightCount, todayInNairobi, toNight } from '#domain/stay'
import { invalid } from '#exceptions/refusal'
import type User from '#models/user'

type Nights = { from: string; to: string }

/** Frees nights of one property. @see unblockSeveral */
export async function unblockNights(
  property: number,
  actor: User,
  dates: Nights,
  key: string | null = null
) {
  const { from, to, nights } = await unblockSeveral(
    actor,
    { properties: [property], ...dates },
    key
  )
  return { from, to, nights }
}

/**
 * Frees nights that the host has blocked: not booked ones, nor those that another site's calendar takes, which gets what it
 * had wanted of these.
 * @param key Idempotency-Key
 * @returns how many nights are free again, and the blocks that are gone, from today on, as they can be made again
 * @throws Refusal 422 when the end is not after the start, 404 for a property of somebody else
 */
export async function unblockSeveral(
  actor: User,
  wanted: Nights & { properties: number[] },
  key: string | null = null
) {
  const { from, to, properties: ids } = wanted
  if (nightCount(from, to) === 0) throw invalid('to', 'order', 'blocks.order')
  const claim = claimOf(actor, key, 'calendar.unblock', wanted)
  const { answer } = await oncePerKey(claim, async (trx) => {
    const properties = await holdKeptProperties(trx, actor, ids)
    const freed = await free(trx, ids, { from, to })
    for (const { id, title } of properties) {
      await reconcileImports(trx, id)
      if (!freed.some(({ property_id: of }) => of === id)) continue
      await recordAudit(trx, {
        actor,
        action: 'property.nightsUnblocked',
        subject: { type: 'property', id },
        message: { name: 'property.nightsUnblocked', title },
        before: { from, to },
      })
    }
    return { from, to, nights: freed.length, before: blocksBefore(freed) }
  })
  return answer
}

/**
 * Frees the nights that were blocked together by weekdays, as far as they still are.
 * @param key Idempotency-Key
 * @returns how many nights are free again
 * @throws Refusal 404 for a property of somebody else
 */
export async function undoWeekly(
  actor: User,
  wanted: { properties: number[]; block: string },
  key: string | null = null
) {
  const claim = claimOf(actor, key, 'calendar.undoWeekly', wanted)
  const { answer } = await oncePerKey(claim, async (trx) => {
    const properties = await holdKeptProperties(trx, actor, wanted.properties)
    let nights = 0
    for (const { id, title } of properties) {
      const freed = await free(trx, [id], { block: wanted.block })
      await reconcileImports(trx, id)
      nights += freed.length
      const [first, last] = [freed.at(0), freed.at(-1)]
      if (!first || !last) continue
      await recordAudit(trx, {
        actor,
        action: 'property.nightsUnblocked',
        subject: { type: 'property', id },
        message: { name: 'property.nightsUnblocked', title },
        before: { from: fromNight(first.night), to: fromNight(last.night + 1) },
      })
    }
    return { nights }
  })
  return answer
}

type FreedNight = Pick<BlockedNight, 'night' | 'reason'> & { property_id: number }

/** Of what the host has blocked there: these nights, or those of a block by weekdays. */
async function free(
  trx: TransactionClientContract,
  ids: number[],
  some: Nights | { block: string }
) {
  const blocked = () => {
    const all = trx
      .from('booking_nights')
      .whereIn('property_id', ids)
      .whereNull('booking_id')
      .whereNull('feed_id')
    return 'block' in some
      ? all.where('block_id', some.block)
      : all.where('night', '>=', toNight(some.from)).where('night', '<', toNight(some.to))
  }
  const freed: FreedNight[] = await blocked()
    .select('property_id', 'night', 'reason')
    .orderBy(['property_id', 'night'])
  await blocked().delete()
  return freed
}

function blocksBefore(freed: FreedNight[]) {
  const today = toNight(todayInNairobi())
  const ahead = freed.filter(({ night }) => night >= today)
  return [...Map.groupBy(ahead, ({ property_id: of }) => of)].flatMap(([property, nights]) =>
    blocksOf(nights.map((one) => ({ ...one, calendar: null }))).map(({ from, to, reason }) => ({
      property,
      from,
      to,
      reason,
    }))
  )
}
