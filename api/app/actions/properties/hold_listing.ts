import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#exceptions/refusal'

/**
 * Holds a property for the rest of the transaction, for those who put a mark on it: of two at the same moment
 * the second sees what the first has done. The property itself stays as it is, but for its likes.
 * @param likes to count on, or off when negative
 * @returns how many likes it has now
 * @throws Refusal 404 when there is none, or it was deleted
 */
export async function holdListing(
  trx: TransactionClientContract,
  id: number,
  likes = 0
): Promise<number> {
  const existing = () => trx.from('properties').where('id', id).whereNull('deleted_at')
  await existing().increment('total_likes', likes)
  const property: { total_likes: number } | null = await existing().select('total_likes').first()
  if (!property) throw notFound()
  return property.total_likes
}
