import { SUBSCRIBER_SORTS, type SubscriberSort } from '#domain/list_sorts'
import NewsletterSubscriber, { type SubscriberStatus } from '#models/newsletter_subscriber'
import { inOrder } from '#services/database/in_order'
import { page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'
import { called } from '#services/database/words'

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
  const query = NewsletterSubscriber.query({ client: reader() })
  if (search)
    query.whereRaw(...called({ of: 'newsletter_subscribers', in: ['email'] }, search, 'id'))
  if (status === 'unsubscribed') query.whereNotNull('unsubscribed_at')
  if (status === 'confirmed') query.whereNull('unsubscribed_at').whereNotNull('confirmed_at')
  if (status === 'pending') query.whereNull('unsubscribed_at').whereNull('confirmed_at')
  return query
}
