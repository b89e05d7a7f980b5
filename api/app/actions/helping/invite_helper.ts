import mail from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { holdOwnProperty } from '#actions/properties/hold_property'
import {
  abilitiesOf,
  abilityProblem,
  INVITATION_DAYS,
  MAX_HELPERS,
  type Abilities,
} from '#domain/helping'
import { conflict, invalid } from '#exceptions/refusal'
import HelperMail from '#mails/helper_mail'
import Property from '#models/property'
import PropertyHelper from '#models/property_helper'
import User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Asks somebody to help at a property, by letter; who was asked before and has not accepted is asked again.
 * @throws Refusal 422 for no ability, prices alone, the host's own address or who helps already, 409 for one too many
 */
export async function inviteHelper(
  { id: propertyId }: Property,
  actor: User,
  { email, ...wanted }: Partial<Abilities> & { email: string }
) {
  const abilities = abilitiesOf(wanted)
  refuseUnclear(abilities)
  const helper = await writeTransaction(async (trx) => {
    const { title, hostId } = await holdOwnProperty(trx, actor, propertyId)
    const host = await User.findOrFail(hostId, { client: trx })
    if (host.email === email) throw invalid('email', 'own', 'helping.own')
    const others = await PropertyHelper.query({ client: trx }).where({ propertyId })
    const known = others.find((other) => other.email === email)
    if (known?.state === 'active') throw invalid('email', 'unique', 'helping.already')
    if (!known && others.length >= MAX_HELPERS) {
      throw conflict('helping.tooMany', 'E_CONFLICT', { max: MAX_HELPERS })
    }
    const invited = (known ?? new PropertyHelper()).useTransaction(trx)
    invited.merge({
      propertyId,
      email,
      ...abilities,
      userId: null,
      invitedBy: actor.id,
      expiresAt: DateTime.utc().plus({ days: INVITATION_DAYS }),
    })
    await invited.save()
    await recordAudit(trx, {
      actor,
      action: 'property.helperInvited',
      subject: { type: 'property', id: propertyId },
      message: { name: 'property.helperInvited', title },
      after: abilities,
    })
    return invited
  })
  await sendInvitation(helper)
  return helper
}

/** @throws Refusal 422 when nothing is allowed, or prices without the listing */
export function refuseUnclear(may: Abilities) {
  switch (abilityProblem(may)) {
    case 'nothing':
      throw invalid('abilities', 'required', 'helping.nothing')
    case 'pricesAlone':
      throw invalid('prices', 'alone', 'helping.pricesAlone')
  }
}

/** In their own language where they have an account, else the host's; the host learns nothing of either. */
async function sendInvitation({ propertyId, email }: PropertyHelper) {
  const property = await Property.query()
    .where('id', propertyId)
    .preload('host', (host) => host.preload('settings'))
    .firstOrFail()
  const known = await User.query().where({ email }).preload('settings').first()
  const { settings } = known ?? property.host
  await mail.sendLater(new HelperMail('invited', { email, settings }, property))
}
