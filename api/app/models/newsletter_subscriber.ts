import { NewsletterSubscriberSchema } from '#database/schema'

export const SUBSCRIBER_STATUSES = ['confirmed', 'pending', 'unsubscribed'] as const
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number]

/** Decisions, §2.4. */
export default class NewsletterSubscriber extends NewsletterSubscriberSchema {
  get status(): SubscriberStatus {
    if (this.unsubscribedAt) return 'unsubscribed'
    return this.confirmedAt ? 'confirmed' : 'pending'
  }
}
