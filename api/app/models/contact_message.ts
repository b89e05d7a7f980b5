import { ContactMessageSchema } from '#database/schema'

/** What somebody wrote to the desk, with or without an account (specification §3, Contact message). */
export default class ContactMessage extends ContactMessageSchema {}
