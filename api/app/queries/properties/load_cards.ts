import Property from '#models/property'

/** The properties with these ids as cards, in the order of the ids. Four queries, however many they are. */
export async function loadCards(ids: number[]): Promise<Property[]> {
  if (ids.length === 0) return []
  const properties = await Property.query()
    .whereIn('id', ids)
    .withScopes((scopes) => scopes.withCard())
  const byId = new Map(properties.map((property) => [property.id, property]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
