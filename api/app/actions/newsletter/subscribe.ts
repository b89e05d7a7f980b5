import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlTime } from '#services/database/sql_time'
import { digestOfUnsubscribeToken, unsubscribeToken } from '#services/newsletter_links'

export async function subscribe(trx: TransactionClientContract, email: string, language: string) {
  const now = sqlTime(trx, DateTime.utc())
  const joined = {
    language,
    unsubscribe_hash: digestOfUnsubscribeToken(unsubscribeToken(email)),
    confirm_hash: null,
    confirm_expires_at: null,
    confirmed_at: now,
    unsubscribed_at: null,
    updated_at: now,
  }
  await trx
    .insertQuery()
    .table('newsletter_subscribers')
    .insert({
      ...joined,
      email,
      created_at: now,
    })
    .onConflict('email')
    .merge(joined)
}

/** Chooses the language of who is subscribed; when they agreed stays as it is. */
export async function writeIn(trx: TransactionClientContract, email: string, language: string) {
  await trx
    .from('newsletter_subscribers')
    .where('email', email)
    .whereNull('unsubscribed_at')
    .update({ language, updated_at: sqlTime(trx, DateTime.utc()) })
}

/** Unsubscribes an address and voids a pending confirmation. */
export async function unsubscribe(trx: TransactionClientContract, email: string) {
  const now = sqlTime(trx, DateTime.utc())
  const subscriber = () => trx.from('newsletter_subscribers').where('email', email)
  await subscriber().update({ confirm_hash: null })
  await subscriber().whereNull('unsubscribed_at').update({ unsubscribed_at: now, updated_at: now })
}
