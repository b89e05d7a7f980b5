import NewsletterSubscriber, { type SubscriberStatus } from '#models/newsletter_subscriber'
import { escapeLike } from '#services/database/escape_like'

export type SubscriberFilters = {
  search?: string
  status?: SubscriberStatus
  page: number
  limit: number
}

/** The newsletter's list, the newest first, ending with the id. */
export async function listSubscribers({ search, status, page, limit }: SubscriberFilters) {
  const query = NewsletterSubscriber.query()
  if (search) query.whereRaw("email like ? escape '\\'", [`%${escapeLike(search.toLowerCase())}%`])
  if (status === 'unsubscribed') query.whereNotNull('unsubscribed_at')
  if (status === 'confirmed') query.whereNull('unsubscribed_at').whereNotNull('confirmed_at')
  if (status === 'pending') query.whereNull('unsubscribed_at').whereNull('confirmed_at')

  const total = await query.clone().count('* as total').pojo<{ total: number }>().first()
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').forPage(page, limit)
  return { rows, total: Number(total?.total ?? 0) }
}
