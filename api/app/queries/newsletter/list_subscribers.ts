import NewsletterSubscriber, { type SubscriberStatus } from '#models/newsletter_subscriber'
import { escapeLike } from '#services/database/escape_like'

export type SubscriberMatch = {
  search?: string
  status?: SubscriberStatus
}

export type SubscriberFilters = SubscriberMatch & { page: number; limit: number }

/** The newsletter's list, the newest first, ending with the id. */
export async function listSubscribers({ page, limit, ...match }: SubscriberFilters) {
  const query = matchingSubscribers(match)
  const total = await query.clone().count('* as total').pojo<{ total: number }>().first()
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').forPage(page, limit)
  return { rows, total: Number(total?.total ?? 0) }
}

/** The addresses that match, in no order yet. */
export function matchingSubscribers({ search, status }: SubscriberMatch) {
  const query = NewsletterSubscriber.query()
  if (search) query.whereRaw("email like ? escape '\\'", [`%${escapeLike(search.toLowerCase())}%`])
  if (status === 'unsubscribed') query.whereNotNull('unsubscribed_at')
  if (status === 'confirmed') query.whereNull('unsubscribed_at').whereNotNull('confirmed_at')
  if (status === 'pending') query.whereNull('unsubscribed_at').whereNull('confirmed_at')
  return query
}
