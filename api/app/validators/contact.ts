import vine from '@vinejs/vine'
import { CONTACT_SORT_NAMES } from '#domain/list_sorts'
import { LIMITS } from '#domain/search'
import { plainLine, plainText } from '#validators/rules/plain_text'
import { pageFields } from '#validators/rules/page_fields'
import { rowId } from '#validators/rules/row_id'
import { searchWords } from '#validators/rules/search_words'

/** International. */
const PHONE = /^\+?[\d\s().-]{7,20}$/

/** POST /contacts (§5). */
export const contactValidator = vine.create({
  fullName: plainLine().minLength(1).maxLength(100),
  email: plainText().toLowerCase().maxLength(254).email(),
  phone: plainLine().regex(PHONE),
  subject: plainLine().minLength(1).maxLength(100),
  message: plainText().minLength(1).maxLength(1000),
})

/** GET /contacts. */
export const contactListValidator = vine.create({
  ...pageFields(),
  search: searchWords(),
  isRead: vine.boolean().optional(),
  sort: vine.enum(CONTACT_SORT_NAMES).optional(),
})

/** PUT /contacts/:id. */
export const contactUpdateValidator = vine.create({
  isRead: vine.boolean().optional().requiredIfMissing('isAnswered'),
  isAnswered: vine.boolean().optional(),
})

/** PUT /contacts/bulk. The change stands beside the ids or in `fields` (§7). */
export const contactBulkValidator = vine.create({
  ids: vine.array(rowId()).minLength(1).maxLength(LIMITS.max),
  isRead: vine.boolean().optional().requiredIfMissing('fields'),
  fields: vine.object({ isRead: vine.boolean() }).optional(),
})
