import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { holdWholeProperty, refuseUnlessEditor } from '#actions/properties/hold_property'
import { photoOf } from '#actions/properties/photo_of'
import type Property from '#models/property'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/** Makes a picture the only primary one (§4). @throws Refusal 404 when it is not the property's */
export async function choosePrimaryPhoto(propertyId: number, photoId: number, actor: User) {
  await writeTransaction(async (trx) => {
    const property = await holdWholeProperty(trx, propertyId)
    await refuseUnlessEditor(trx, actor, property)
    await makePrimary(trx, property, photoOf(property, photoId), actor)
  })
}

/** Requires a locked property with all its pictures. */
export async function makePrimary(
  trx: TransactionClientContract,
  property: Property,
  chosen: { id: number },
  actor: User
) {
  const before = property.images.find(({ isPrimary }) => isPrimary)?.id ?? null
  await property.related('images').query().update({ isPrimary: false })
  await property.related('images').query().where('id', chosen.id).update({ isPrimary: true })
  await recordAudit(trx, {
    actor,
    action: 'property.primaryPhotoChanged',
    subject: { type: 'property', id: property.id },
    message: { name: 'property.primaryPhotoChanged', title: property.title },
    before: { photo: before },
    after: { photo: chosen.id },
  })
}
