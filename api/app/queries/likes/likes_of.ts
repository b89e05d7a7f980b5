import db from '@adonisjs/lucid/services/db'
import { loadCards } from '#queries/properties/load_cards'
import { readSqlTime } from '#services/database/sql_time'
import type { LikedProperty } from '#transformers/liked_property_transformer'

type LikeRow = { id: number; property_id: number; created_at: string | Date }

/** What somebody likes of the places offered now, the latest first. */
export async function likesOf(userId: number, { page, limit }: { page: number; limit: number }) {
  const [{ total }] = await offered(userId).count('* as total')
  const likes: LikeRow[] = await offered(userId)
    .select('likes.id', 'likes.property_id', 'likes.created_at')
    .orderBy('likes.id', 'desc')
    .forPage(page, limit)

  const cards = await loadCards(likes.map(({ property_id: id }) => id))
  const byId = new Map(cards.map((card) => [card.id, card]))
  const rows: LikedProperty[] = likes.flatMap(({ id, property_id: propertyId, created_at: at }) => {
    const card = byId.get(propertyId)
    return card ? [{ id, card, likedAt: readSqlTime(at) }] : []
  })
  return { rows, total: Number(total) }
}

function offered(userId: number) {
  return db
    .from('likes')
    .join('properties', 'properties.id', 'likes.property_id')
    .where('likes.user_id', userId)
    .where('properties.is_active', true)
    .whereNull('properties.deleted_at')
}
