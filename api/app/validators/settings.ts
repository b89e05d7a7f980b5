import vine from '@vinejs/vine'
import { LANGUAGES, SESSION_TIMEOUTS, TIMEZONES } from '#domain/settings'
import { proof } from '#validators/rules/proof'

const flag = () => vine.boolean().optional()

/** PUT /settings (§2.14), without two-factor sign-in. */
export const settingsValidator = vine.create({
  notifications: vine
    .object({ email: flag(), push: flag(), sms: flag(), marketing: flag() })
    .optional(),
  privacy: vine
    .object({
      publicProfile: flag(),
      showEmail: flag(),
      showPhone: flag(),
      allowMessages: flag(),
    })
    .optional(),
  security: vine
    .object({ loginAlerts: flag(), sessionTimeout: vine.enum(SESSION_TIMEOUTS).optional() })
    .optional(),
  language: vine.enum(LANGUAGES).optional(),
  timezone: vine.enum(TIMEZONES).optional(),
})

/** PUT /settings/two-factor. */
export const twoFactorConfirmationValidator = vine.create({
  otp: vine.string().trim().maxLength(20),
})

/** Who asks for a step that an open session alone may not take; the action says what is missing. */
export const proofValidator = vine.create(proof())
