import vine from '@vinejs/vine'
import { LIMITS } from '#domain/search'
import { plainText } from '#validators/rules/plain_text'

/** Any country's number, as people write it: digits with blanks, dashes, dots and brackets. */
const PHONE = /^\+?[\d\s().-]{7,20}$/

/** A line of text: who writes it may not break it. */
const line = () => plainText().regex(/^[^\n\t]*$/)

/** POST /contacts: the limits of the specification's contact schema (§5). */
export const contactValidator = vine.create({
  fullName: line().minLength(2).maxLength(100),
  email: plainText().toLowerCase().maxLength(254).email(),
  phone: line().regex(PHONE),
  subject: line().minLength(5).maxLength(100),
  message: plainText().minLength(10).maxLength(1000),
})

/** GET /contacts. */
export const contactListValidator = vine.create({
  page: vine.number().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: vine.number().withoutDecimals().min(1).max(LIMITS.max).optional(),
  search: vine.string().trim().maxLength(100).optional(),
  isRead: vine.boolean().optional(),
})

/** PUT /contacts/:id. */
export const contactUpdateValidator = vine.create({ isRead: vine.boolean() })

/** PUT /contacts/bulk: as many as a page shows. What is to change stands beside the ids or in `fields` (§7). */
export const contactBulkValidator = vine.create({
  ids: vine
    .array(
      vine
        .number()
        .withoutDecimals()
        .min(1)
        .max(2 ** 31 - 1)
    )
    .minLength(1)
    .maxLength(LIMITS.max),
  isRead: vine.boolean().optional().requiredIfMissing('fields'),
  fields: vine.object({ isRead: vine.boolean() }).optional(),
})
