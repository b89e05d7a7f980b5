import { BaseTransformer } from '@adonisjs/core/transformers'
import type NewsletterSubscriber from '#models/newsletter_subscriber'
import { isoTime } from '#services/iso_time'

export default class SubscriberTransformer extends BaseTransformer<NewsletterSubscriber> {
  toObject() {
    const { id, email, language, status, confirmedAt, unsubscribedAt, createdAt } = this.resource
    return {
      _id: id,
      email,
      language,
      status,
      confirmedAt: isoTime(confirmedAt),
      unsubscribedAt: isoTime(unsubscribedAt),
      createdAt: isoTime(createdAt),
    }
  }
}
