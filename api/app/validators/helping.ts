import vine from '@vinejs/vine'
import { AGREED_STATUSES } from '#domain/booking_lifecycle'
import { email } from '#validators/auth'
import { pageFields } from '#validators/rules/page_fields'

/** What is not said stays as it is; at first nobody may do anything. */
const abilities = () => ({
  calendar: vine.boolean().optional(),
  arrivals: vine.boolean().optional(),
})

/** POST /properties/:id/helpers. */
export const helperInvitationValidator = vine.create({ email: email(), ...abilities() })

/** PUT /properties/:id/helpers/:helperId. */
export const helperValidator = vine.create(abilities())

/** GET /helping/stays. */
export const helpedStaysValidator = vine.create({
  ...pageFields(),
  status: vine.enum(AGREED_STATUSES).optional(),
})
