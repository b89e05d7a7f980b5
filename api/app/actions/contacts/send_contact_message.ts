import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import ContactConfirmationMail from '#mails/contact_confirmation_mail'
import ContactMessageMail from '#mails/contact_message_mail'
import ContactMessage from '#models/contact_message'
import { mayWriteTo } from '#services/limits/code_turns'

export type ContactText = {
  fullName: string
  email: string
  phone: string
  subject: string
  message: string
}

/**
 * Keeps what somebody writes to the desk, sends it to the support address and tells the sender that it
 * arrived. A letter that cannot be written never loses the message.
 * @param language of the sender
 */
export async function sendContactMessage(text: ContactText, language: string) {
  const message = await ContactMessage.create({ ...text, isRead: false })
  try {
    await mail.sendLater(new ContactMessageMail(message))
    if (await mayWriteTo('contact', message.email)) {
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
