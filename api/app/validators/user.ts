import vine from '@vinejs/vine'
import { USER_SORT_NAMES } from '#domain/list_sorts'
import { ROLES } from '#models/user'
import { email } from '#validators/auth'
import { birthDate } from '#validators/rules/birth_date'
import { isSent } from '#validators/rules/is_sent'
import { kenyanPhone } from '#validators/rules/kenyan_phone'
import { limit, pageFields } from '#validators/rules/page_fields'
import { personName } from '#validators/rules/person_name'
import { plainText } from '#validators/rules/plain_text'
import { proof } from '#validators/rules/proof'
import { searchWords } from '#validators/rules/search_words'

const line = (length: number) => plainText().maxLength(length).nullable().optional()

const details = {
  firstName: personName().optional().requiredWhen(isSent),
  lastName: personName().optional().requiredWhen(isSent),
  phone: kenyanPhone().nullable().optional(),
  dateOfBirth: birthDate().nullable().optional(),
  bio: line(500),
  address: vine
    .object({
      street: line(255),
      city: line(255),
      state: line(255),
      country: line(255),
      zipCode: line(12),
    })
    .nullable()
    .optional(),
}

/** PUT /auth/updatedetails: role, e-mail and flags are dropped (contract). Another phone number needs proof. */
export const detailsValidator = vine.create({ ...details, ...proof() })

/** PUT /users/:id. Another admin needs proof. */
export const userUpdateValidator = vine.create({
  ...details,
  ...proof(),
  role: vine.enum(ROLES).optional().requiredWhen(isSent),
})

/** PATCH /users/:id/toggle-status: without a wish the status is turned round. */
export const userStatusValidator = vine.create({ isActive: vine.boolean().optional() })

/** POST /users: the person chooses a password by link; the proof of whoever makes another admin is their own. */
export const userCreationValidator = vine.create({
  ...proof(),
  firstName: personName(),
  lastName: personName(),
  email: email(),
  phone: kenyanPhone().nullable().optional(),
  role: vine.enum(ROLES),
})

export const USER_STATUSES = ['active', 'inactive'] as const

const match = {
  search: searchWords(),
  role: vine.enum(ROLES).optional(),
  status: vine.enum(USER_STATUSES).optional(),
}

/** GET /users. */
export const userListValidator = vine.create({
  ...pageFields(),
  ...match,
  sort: vine.enum(USER_SORT_NAMES).optional(),
})

/** GET /users/export.csv: the list's filters. */
export const userExportValidator = vine.create(match)

/** GET /users/search. */
export const userSearchValidator = vine.create({
  q: vine.string().trim().maxLength(100),
  limit: limit(),
})
