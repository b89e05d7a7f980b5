import { notFound } from '#exceptions/refusal'
import ContactMessage from '#models/contact_message'

/** @throws Refusal 404 when there is none */
export async function findContact(id: number) {
  const message = await ContactMessage.query().where('id', id).preload('answeredBy').first()
  if (!message) throw notFound()
  return message
}
