import vine from '@vinejs/vine'
import { AGREED_STATUSES } from '#domain/booking_lifecycle'
import { email } from '#validators/auth'
import { pageFields } from '#validators/rules/page_fields'
import { plainText } from '#validators/rules/plain_text'

/** What is not said stays as it is; at first nobody may do anything. */
const abilities = () => ({
  calendar: vine.boolean().optional(),
  arrivals: vine.boolean().optional(),
  manage: vine.boolean().optional(),
  prices: vine.boolean().optional(),
})

/** POST /properties/:id/helpers. */
export const helperInvitationValidator = vine.create({ email: email(), ...abilities() })

/** PUT /properties/:id/helpers/:helperId. */
export const helperValidator = vine.create(abilities())

/** PUT /helping/stays/:id/decline. */
export const declineRequestValidator = vine.create({
  reason: plainText().maxLength(500).nullable().optional(),
})

/** GET /helping/stays. */
export const helpedStaysValidator = vine.create({
  ...pageFields(),
  status: vine.enum(['pending', ...AGREED_STATUSES] as const).optional(),
})
