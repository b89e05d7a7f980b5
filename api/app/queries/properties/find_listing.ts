import { notFound } from '#exceptions/refusal'
import Property from '#models/property'

/** Authorise with the policy. @throws Refusal 404 when there is none, or it was deleted */
export async function findListing(id: number): Promise<Property> {
  const property = await Property.query()
    .withScopes((scopes) => scopes.existing())
    .where('id', id)
    .first()
  if (!property) throw notFound()
  return property
}
