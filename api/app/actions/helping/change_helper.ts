import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { refuseUnclear } from '#actions/helping/invite_helper'
import { tellOfHelping } from '#actions/helping/tell_of_helping'
import { holdProperty } from '#actions/properties/hold_property'
import type { Abilities } from '#domain/helping'
import { notFound } from '#exceptions/refusal'
import PropertyHelper from '#models/property_helper'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Lets somebody do more or less at a property, from now on.
 * @throws Refusal 422 for no ability, or prices of a listing they do not manage; 404 when they are gone
 */
export async function changeHelper(
  { id, propertyId }: PropertyHelper,
  actor: User,
  changes: Partial<Abilities>
) {
  await writeTransaction(async (trx) => {
    const { title } = await holdProperty(trx, propertyId)
    const helper = await heldHelper(trx, id)
    const before = helper.abilities
    const may = { ...before, ...changes }
    refuseUnclear(may)
    await helper.merge(may).save()
    await recordAudit(trx, {
      actor,
      action: 'property.helperChanged',
      subject: { type: 'property', id: propertyId },
      message: { name: 'property.helperChanged', title },
      before,
      after: may,
    })
  })
}

/**
 * Ends what somebody may do at a property at once: by its host, or by themselves; also an invitation. The other side is told,
 * of an end of what had begun.
 * @throws Refusal 404 when it is over already
 */
export async function endHelper({ id, propertyId }: PropertyHelper, actor: User) {
  const helper = await writeTransaction(async (trx) => {
    const { title } = await holdProperty(trx, propertyId)
    const ending = await heldHelper(trx, id)
    await trx.from('property_helpers').where({ id }).delete()
    await recordAudit(trx, {
      actor,
      action: 'property.helperEnded',
      subject: { type: 'property', id: propertyId },
      message: { name: 'property.helperEnded', title },
      before: { ...ending.abilities, user: ending.userId },
      formerly: [ending.userId],
    })
    return ending
  })
  if (helper.userId === null) return
  await (helper.userId === actor.id
    ? tellOfHelping({ occasion: 'left', propertyId, by: actor, to: null })
    : tellOfHelping({ occasion: 'ended', propertyId, to: helper.userId }))
}

/** Of a property that is held already. @throws Refusal 404 */
export async function heldHelper(trx: TransactionClientContract, id: number) {
  const helper = await PropertyHelper.find(id, { client: trx })
  if (!helper) throw notFound()
  return helper
}
