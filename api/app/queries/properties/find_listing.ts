import { notFound } from '#exceptions/refusal'
import Property from '#models/property'

/**
 * A property as its own row, for whoever does something with it. Whether the viewer may see it is the policy's
 * question.
 * @throws Refusal 404 when there is none, or it was deleted
 */
export async function findListing(id: number): Promise<Property> {
  const property = await Property.query()
    .withScopes((scopes) => scopes.existing())
    .where('id', id)
    .first()
  if (!property) throw notFound()
  return property
}
