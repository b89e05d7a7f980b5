import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { sqlTime } from '#services/database/sql_time'
import type Property from '#models/property'
import type User from '#models/user'
import { digestOfUnsubscribeToken, unsubscribeToken } from '#services/newsletter_links'
import { diceFor } from './dice.ts'
import type { DemoFolder } from './folder.ts'

/** Likes, wishlists, the messages that wait for an admin, and who asked for the newsletter. */
export async function seedCommunity(
  trx: TransactionClientContract,
  { contacts, newsletter }: DemoFolder,
  guests: User[],
  properties: Property[]
) {
  const at = (days: number) => sqlTime(trx, DateTime.utc().minus({ days, minutes: days * 7 }))
  for (const guest of guests) {
    const dice = diceFor(5000 + guest.id)
    const liked = properties.filter((property) => property.isActive && dice.chance(22))
    const kept = properties.filter((property) => property.isActive && dice.chance(8))
    const rows = (chosen: Property[]) =>
      chosen.map(({ id }) => ({
        user_id: guest.id,
        property_id: id,
        created_at: at(1 + dice.roll(90)),
      }))
    if (liked.length > 0) await trx.table('likes').multiInsert(rows(liked))
    if (kept.length > 0) await trx.table('wishlist_items').multiInsert(rows(kept))
    for (const { id } of liked)
      await trx.from('properties').where('id', id).increment('total_likes', 1)
  }
  await trx.table('contact_messages').multiInsert(
    contacts.map(({ fullName, email, phone, subject, message, isRead, daysAgo }) => ({
      full_name: fullName,
      email,
      phone,
      subject,
      message,
      is_read: isRead,
      created_at: at(daysAgo),
    }))
  )
  await trx.table('newsletter_subscribers').multiInsert(
    newsletter.map(({ email, language, status, daysAgo }) => ({
      email,
      language,
      confirmed_at: status === 'pending' ? null : at(daysAgo),
      unsubscribed_at: status === 'unsubscribed' ? at(Math.floor(daysAgo / 2)) : null,
      unsubscribe_hash: digestOfUnsubscribeToken(unsubscribeToken(email)),
      created_at: at(daysAgo),
    }))
  )
}
