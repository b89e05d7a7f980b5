import { SUBSCRIBER_SORTS, type SubscriberSort } from '#domain/list_sorts'
import NewsletterSubscriber, { type SubscriberStatus } from '#models/newsletter_subscriber'
import { inOrder } from '#services/database/in_order'
import { containing } from '#services/database/match_words'
import { page, type PageRequest } from '#services/database/page'

export type SubscriberMatch = {
  search?: string
  status?: SubscriberStatus
}

export type SubscriberFilters = SubscriberMatch & PageRequest & { sort?: SubscriberSort }

export function listSubscribers(filters: SubscriberFilters) {
  const order = SUBSCRIBER_SORTS[filters.sort ?? 'createdAt']
  return page(inOrder(matchingSubscribers(filters), order), filters)
}

export function matchingSubscribers({ search, status }: SubscriberMatch) {
  const query = NewsletterSubscriber.query()
  if (search) query.whereRaw(...containing(['email'], search))
  if (status === 'unsubscribed') query.whereNotNull('unsubscribed_at')
  if (status === 'confirmed') query.whereNull('unsubscribed_at').whereNotNull('confirmed_at')
  if (status === 'pending') query.whereNull('unsubscribed_at').whereNull('confirmed_at')
  return query
}
