import { BaseTransformer } from '@adonisjs/core/transformers'
import type ContactMessage from '#models/contact_message'
import { isoTime } from '#services/iso_time'
import UserTransformer from '#transformers/user_transformer'

export default class ContactTransformer extends BaseTransformer<ContactMessage> {
  toObject() {
    const { id, fullName, email, phone, subject, message, isRead, createdAt } = this.resource
    const { answeredAt, answeredBy } = this.resource
    return {
      _id: id,
      fullName,
      email,
      phone,
      subject,
      message,
      isRead,
      answeredAt: isoTime(answeredAt),
      answeredBy: answeredBy ? new UserTransformer(answeredBy).toObject() : null,
      createdAt: isoTime(createdAt),
    }
  }

  forSender() {
    return { _id: this.resource.id }
  }
}
