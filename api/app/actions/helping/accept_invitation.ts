import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { heldHelper } from '#actions/helping/change_helper'
import { tellOfHelping } from '#actions/helping/tell_of_helping'
import { holdProperty } from '#actions/properties/hold_property'
import { conflict } from '#exceptions/refusal'
import type PropertyHelper from '#models/property_helper'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * From now on this person may do what the host lets them; the host is told.
 * @throws Refusal 404 when the invitation was taken back, 409 when it has run out or was accepted, or the place is their own
 */
export async function acceptInvitation({ id, propertyId }: PropertyHelper, person: User) {
  await writeTransaction(async (trx) => {
    const { hostId, title } = await holdProperty(trx, propertyId)
    const helper = await heldHelper(trx, id)
    if (helper.state === 'active') throw conflict('helping.accepted', 'E_STATE_MOVED_ON')
    if (helper.state === 'expired') throw conflict('helping.expired', 'E_STATE_MOVED_ON')
    if (hostId === person.id) throw conflict('helping.ownPlace')
    await helper.merge({ userId: person.id, acceptedAt: DateTime.utc(), expiresAt: null }).save()
    await recordAudit(trx, {
      actor: person,
      action: 'property.helperAccepted',
      subject: { type: 'property', id: propertyId },
      message: { name: 'property.helperAccepted', title },
      after: { ...helper.abilities, user: person.id },
    })
  })
  await tellOfHelping({ occasion: 'accepted', propertyId, by: person, to: null })
}
