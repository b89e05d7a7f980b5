import type NewsletterSubscriber from '#models/newsletter_subscriber'
import { matchingSubscribers, type SubscriberMatch } from '#queries/newsletter/list_subscribers'
import { unsubscribeUrl } from '#services/newsletter_links'
import { isoTime } from '#services/iso_time'

const BATCH = 500

export const SUBSCRIBER_COLUMNS = [
  'email',
  'language',
  'status',
  'confirmedAt',
  'unsubscribedAt',
  'joined',
  'unsubscribe',
] as const

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
    confirmedAt: isoTime(confirmedAt),
    unsubscribedAt: isoTime(unsubscribedAt),
    joined: isoTime(createdAt),
    unsubscribe: status === 'confirmed' ? unsubscribeUrl(email) : null,
  }
  return SUBSCRIBER_COLUMNS.map((column) => line[column])
}
