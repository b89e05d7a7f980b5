import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import ContactConfirmationMail from '#mails/contact_confirmation_mail'
import ContactMessageMail from '#mails/contact_message_mail'
import ContactMessage from '#models/contact_message'
import { announce } from '#services/live/announce'
import { consumeMailLimit } from '#services/limits/mail_limits'

export type ContactText = {
  fullName: string
  email: string
  phone: string
  subject: string
  message: string
}

/** Stores a message and mails support and the sender; a mail failure does not lose the message. */
export async function sendContactMessage(text: ContactText, language: string) {
  const message = await ContactMessage.create({ ...text, isRead: false })
  announce(null, { resource: 'contacts', type: 'created', ids: [message.id] })
  try {
    await mail.sendLater(new ContactMessageMail(message))
    if (await consumeMailLimit('contact', message.email)) {
      await mail.sendLater(new ContactConfirmationMail(message.email, language))
    }
  } catch (error) {
    logger.error(
      { err: error, contact: message.id },
      'a letter about a message could not be written'
    )
  }
  return message
}
