import { notFound } from '#exceptions/refusal'
import Property from '#models/property'

/**
 * The property whose reviews somebody reads. Whether the viewer may see it is the policy's question.
 * @throws Refusal 404 when there is none
 */
export async function findReviewedProperty(id: number) {
  const property = await Property.query()
    .withScopes((scopes) => scopes.existing())
    .where('id', id)
    .first()
  if (!property) throw notFound()
  return property
}
