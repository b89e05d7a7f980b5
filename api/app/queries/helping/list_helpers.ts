import { notFound } from '#exceptions/refusal'
import PropertyHelper from '#models/property_helper'
import type User from '#models/user'

/** Who helps at a property or is invited to, in the order they came. */
export function listHelpers(propertyId: number) {
  return PropertyHelper.query().where({ propertyId }).preload('user').orderBy('id')
}

/** @throws Refusal 404 when nobody of the property has this number */
export async function findHelper(propertyId: number, id: number) {
  const helper = await PropertyHelper.query().where({ propertyId, id }).preload('user').first()
  if (!helper) throw notFound()
  return helper
}

/** Authorise with the policy. @throws Refusal 404 when there is none, or its host lends nothing any more */
export async function findHelping(id: number) {
  const helper = await PropertyHelper.query()
    .where({ id })
    .withScopes((scopes) => scopes.lent())
    .first()
  if (!helper) throw notFound()
  return helper
}

/** Where somebody helps, and where they are asked to. */
export async function helpingOf(person: User) {
  const helps = PropertyHelper.query()
    .where('user_id', person.id)
    .withScopes((scopes) => scopes.lent())
  const [places, invitations] = [helps, PropertyHelper.waitingFor(person)].map((rows) =>
    rows.preload('property', (property) => property.preload('host')).orderBy('id')
  )
  return { places: await places, invitations: await invitations }
}
