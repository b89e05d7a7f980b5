import { loadCards } from '#queries/properties/load_cards'
import { reader } from '#services/database/reader'

/** By likes, then reviews, then rating (§7). */
export async function popularProperties(limit: number) {
  const rows: { id: number }[] = await reader()
    .from('properties')
    .where('is_active', true)
    .whereNull('deleted_at')
    .select('id')
    .orderBy('total_likes', 'desc')
    .orderBy('total_reviews', 'desc')
    .orderBy('rating_hundredths', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  return loadCards(rows.map(({ id }) => id))
}
