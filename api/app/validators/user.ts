import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { LIMITS } from '#domain/search'
import { ROLES } from '#models/user'
import { email, name } from '#validators/auth'
import { birthDate } from '#validators/rules/birth_date'
import { kenyanPhone } from '#validators/rules/kenyan_phone'

/** A form that sends a name left empty means to clear it, which nobody can. */
const isSent = (field: FieldContext) => Object.hasOwn(field.data as object, field.name)

const line = (length: number) => vine.string().trim().maxLength(length).nullable().optional()

const details = {
  firstName: name().optional().requiredWhen(isSent),
  lastName: name().optional().requiredWhen(isSent),
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

/** PUT /auth/updatedetails: what is not sent stays; role, e-mail and flags are dropped (contract). */
export const detailsValidator = vine.create(details)

/** PUT /users/:id. */
export const userUpdateValidator = vine.create({
  ...details,
  role: vine.enum(ROLES).optional(),
})

/** POST /users: the person chooses a password by the link they are sent. */
export const userCreationValidator = vine.create({
  firstName: name(),
  lastName: name(),
  email: email(),
  phone: kenyanPhone().nullable().optional(),
  role: vine.enum(ROLES),
})

export const USER_STATUSES = ['active', 'inactive'] as const

const search = () => vine.string().trim().maxLength(100)

const match = {
  search: search().optional(),
  role: vine.enum(ROLES).optional(),
  status: vine.enum(USER_STATUSES).optional(),
}

/** GET /users. */
export const userListValidator = vine.create({
  page: vine.number().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: vine.number().withoutDecimals().min(1).max(LIMITS.max).optional(),
  ...match,
})

/** GET /users/export.csv: what the list shows, all pages of it. */
export const userExportValidator = vine.create(match)

/** GET /users/search. */
export const userSearchValidator = vine.create({
  q: search(),
  limit: vine.number().withoutDecimals().min(1).max(LIMITS.max).optional(),
})
