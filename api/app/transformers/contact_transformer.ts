import { BaseTransformer } from '@adonisjs/core/transformers'
import type ContactMessage from '#models/contact_message'

/** A message to the desk. */
export default class ContactTransformer extends BaseTransformer<ContactMessage> {
  /** Admins. */
  toObject() {
    const { id, fullName, email, phone, subject, message, isRead, createdAt } = this.resource
    return {
      _id: id,
      fullName,
      email,
      phone,
      subject,
      message,
      isRead,
      createdAt: createdAt.toUTC().toISO()!,
    }
  }

  /** Whoever wrote it: that it is here. */
  forSender() {
    return { _id: this.resource.id }
  }
}
