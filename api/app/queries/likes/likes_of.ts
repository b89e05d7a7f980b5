import db from '@adonisjs/lucid/services/db'
import type { LikedProperty } from '#models/shapes'
import { loadCards } from '#queries/properties/load_cards'
import { page, type PageRequest } from '#services/database/page'
import { readSqlTime } from '#services/database/sql_time'

type LikeRow = { id: number; property_id: number; created_at: string | Date }

export async function likesOf(userId: number, asked: PageRequest) {
  const { rows: likes, pagination } = await page<LikeRow>(
    offered(userId)
      .select('likes.id', 'likes.property_id', 'likes.created_at')
      .orderBy('likes.id', 'desc'),
    asked
  )
  const cards = await loadCards(likes.map(({ property_id: id }) => id))
  const byId = new Map(cards.map((card) => [card.id, card]))
  const rows: LikedProperty[] = likes.flatMap(({ id, property_id: propertyId, created_at: at }) => {
    const card = byId.get(propertyId)
    return card ? [{ id, card, likedAt: readSqlTime(at) }] : []
  })
  return { rows, pagination }
}

function offered(userId: number) {
  return db
    .from('likes')
    .join('properties', 'properties.id', 'likes.property_id')
    .where('likes.user_id', userId)
    .where('properties.is_active', true)
    .whereNull('properties.deleted_at')
}
