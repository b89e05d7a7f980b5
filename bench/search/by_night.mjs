const { COUNTED, MANAGED_SORTS } = await import('../../api/app/domain/search.ts')
const { resolveLocation } = await import('../../api/app/queries/places/resolve_location.ts')
const { loadCards } = await import('../../api/app/queries/properties/load_cards.ts')
const { applyFilters, stayOf } =
  await import('../../api/app/queries/properties/property_filters.ts')
const { FINDABLE } = await import('../../api/app/queries/properties/property_tables.ts')
const { countRows, paginationOf, slice } = await import('../../api/app/services/database/page.ts')
const { reader } = await import('../../api/app/services/database/reader.ts')

/** The product's search with the price of a night for its order: what ordering by the total may cost twice of. */
export async function findByNight(filters, { sort, page, limit }) {
  const location = filters.location ? await resolveLocation(filters.location) : null
  const matching = () =>
    applyFilters(reader().from(FINDABLE.name), FINDABLE, filters, { location, q: null })
  const { direction } = MANAGED_SORTS[sort]
  const inOrder = matching()
    .select('property_id as id')
    .orderBy('price_kes_minor', direction)
    .orderBy('property_id', direction)
  const found = await slice(inOrder, { offset: (page - 1) * limit, limit })
  const counted = slice(matching().select('property_id'), { limit: COUNTED + 1 })
  const total = await countRows(reader().from(counted.as('found')))
  const rows = await loadCards(
    found.map(({ id }) => id),
    stayOf(filters)
  )
  return { rows, pagination: paginationOf(Math.min(total, COUNTED), { page, limit }) }
}
