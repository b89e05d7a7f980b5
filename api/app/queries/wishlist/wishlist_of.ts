import db from '@adonisjs/lucid/services/db'
import { loadCards } from '#queries/properties/load_cards'
import { countRows, page, type PageRequest } from '#services/database/page'

/** Newest first; inactive properties are left out. */
export async function wishlistOf(userId: number, asked: PageRequest) {
  const { rows: items, pagination } = await page<{ property_id: number }>(
    offeredItems(userId).select('wishlist_items.property_id').orderBy('wishlist_items.id', 'desc'),
    asked
  )
  return { rows: await loadCards(items.map(({ property_id: id }) => id)), pagination }
}

export function countWishlist(userId: number): Promise<number> {
  return countRows(offeredItems(userId))
}

export async function isWishlisted(userId: number, propertyId: number): Promise<boolean> {
  const item = await db
    .from('wishlist_items')
    .where({ user_id: userId, property_id: propertyId })
    .select('id')
    .first()
  return !!item
}

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
