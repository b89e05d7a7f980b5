import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { indexProperty } from '#actions/properties/index_property'
import { holdWholeProperty } from '#actions/properties/hold_property'
import type Property from '#models/property'
import type User from '#models/user'

/** Hides a deactivated host's active listings; agreed stays remain (ADR 0017). */
export async function pauseListings(trx: TransactionClientContract, hostId: number, actor: User) {
  for (const property of await listingsOf(trx, hostId, { is_active: true })) {
    property.merge({ isActive: false, pausedWithHost: true })
    await turn(trx, property, actor)
  }
}

/** Restores listings paused with the host, not those the host had deactivated. */
export async function resumeListings(trx: TransactionClientContract, hostId: number, actor: User) {
  for (const property of await listingsOf(trx, hostId, { paused_with_host: true })) {
    property.merge({ isActive: true, pausedWithHost: false })
    await turn(trx, property, actor)
  }
}

/** Locked in the order of ids, to avoid deadlocks. */
async function listingsOf(trx: TransactionClientContract, hostId: number, state: object) {
  const rows: { id: number }[] = await trx
    .from('properties')
    .where({ host_id: hostId, ...state })
    .whereNull('deleted_at')
    .select('id')
    .orderBy('id')
  const properties: Property[] = []
  for (const { id } of rows) properties.push(await holdWholeProperty(trx, id))
  return properties
}

async function turn(trx: TransactionClientContract, property: Property, actor: User) {
  const { id, isActive, title } = property
  await property.save()
  await indexProperty(property, trx)
  await recordAudit(trx, {
    actor,
    action: isActive ? 'property.activated' : 'property.deactivated',
    subject: { type: 'property', id },
    message: {
      name: isActive ? 'property.activatedWithHost' : 'property.deactivatedWithHost',
      title,
    },
    before: { isActive: !isActive },
    after: { isActive },
  })
}
