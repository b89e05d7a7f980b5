import type NewsletterSubscriber from '#models/newsletter_subscriber'
import { matchingSubscribers, type SubscriberMatch } from '#queries/newsletter/list_subscribers'

/** Addresses read at a time: a file of any length takes the memory of this many. */
const BATCH = 500

export const SUBSCRIBER_COLUMNS = [
  'email',
  'language',
  'status',
  'confirmedAt',
  'unsubscribedAt',
  'joined',
] as const

/** The addresses an admin's list shows, one line each, the newest first, however many they are. */
export async function* subscriberLines(match: SubscriberMatch) {
  let before: number | undefined
  for (;;) {
    const query = matchingSubscribers(match)
    if (before) query.where('id', '<', before)
    const batch = await query.orderBy('id', 'desc').limit(BATCH)
    for (const subscriber of batch) yield lineOf(subscriber)
    if (batch.length < BATCH) return
    before = batch[batch.length - 1].id
  }
}

function lineOf(subscriber: NewsletterSubscriber) {
  const { email, language, status, confirmedAt, unsubscribedAt, createdAt } = subscriber
  const line: Record<(typeof SUBSCRIBER_COLUMNS)[number], string | null> = {
    email,
    language,
    status,
    confirmedAt: confirmedAt?.toUTC().toISO() ?? null,
    unsubscribedAt: unsubscribedAt?.toUTC().toISO() ?? null,
    joined: createdAt.toUTC().toISO(),
  }
  return SUBSCRIBER_COLUMNS.map((column) => line[column])
}
