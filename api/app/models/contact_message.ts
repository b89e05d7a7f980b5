import { ContactMessageSchema } from '#database/schema'

/** Specification §3, Contact message. */
export default class ContactMessage extends ContactMessageSchema {}
