import db from '@adonisjs/lucid/services/db'
import { loadCards } from '#queries/properties/load_cards'

type Page = { page: number; limit: number }

/** What somebody saved, the latest first. Places that are not offered now wait unseen until they are again. */
export async function wishlistOf(userId: number, { page, limit }: Page) {
  const items: { property_id: number }[] = await offeredItems(userId)
    .select('wishlist_items.property_id')
    .orderBy('wishlist_items.id', 'desc')
    .forPage(page, limit)
  return {
    rows: await loadCards(items.map(({ property_id: id }) => id)),
    total: await countWishlist(userId),
  }
}

/** How many of the places somebody saved are offered now. */
export async function countWishlist(userId: number): Promise<number> {
  const [{ total }] = await offeredItems(userId).count('* as total')
  return Number(total)
}

export async function isWishlisted(userId: number, propertyId: number): Promise<boolean> {
  const item = await db
    .from('wishlist_items')
    .where({ user_id: userId, property_id: propertyId })
    .select('id')
    .first()
  return !!item
}

/** Which of these properties somebody saved: the hearts of a page in one question. */
export async function savedAmong(userId: number, propertyIds: number[]): Promise<number[]> {
  const items: { property_id: number }[] = await db
    .from('wishlist_items')
    .where('user_id', userId)
    .whereIn('property_id', propertyIds)
    .select('property_id')
    .orderBy('property_id')
  return items.map(({ property_id: id }) => id)
}

function offeredItems(userId: number) {
  return db
    .from('wishlist_items')
    .join('properties', 'properties.id', 'wishlist_items.property_id')
    .where('wishlist_items.user_id', userId)
    .where('properties.is_active', true)
    .whereNull('properties.deleted_at')
}
