import { BaseTransformer } from '@adonisjs/core/transformers'
import type NewsletterSubscriber from '#models/newsletter_subscriber'

/** An address on the newsletter's list, for admins. */
export default class SubscriberTransformer extends BaseTransformer<NewsletterSubscriber> {
  toObject() {
    const { id, email, language, status, confirmedAt, unsubscribedAt, createdAt } = this.resource
    return {
      _id: id,
      email,
      language,
      status,
      confirmedAt: confirmedAt?.toUTC().toISO() ?? null,
      unsubscribedAt: unsubscribedAt?.toUTC().toISO() ?? null,
      createdAt: createdAt.toUTC().toISO()!,
    }
  }
}
