import vine from '@vinejs/vine'
import { CODE_DIGITS } from '#domain/verification'
import { MIN_PASSWORD_LENGTH } from '#domain/passwords'
import { kenyanPhone } from '#validators/rules/kenyan_phone'
import { personName } from '#validators/rules/person_name'
import { strongPassword } from '#validators/rules/strong_password'

/** Case and surrounding blanks are ignored. */
export const email = () => vine.string().trim().toLowerCase().maxLength(254).email()

/** From `register` (`userId`); codes of other attempts do not count. */
const handle = () =>
  vine
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .optional()

const password = () => vine.string().minLength(MIN_PASSWORD_LENGTH).maxLength(128)

/** POST /auth/register (§5). The default role is guest. */
export const registrationValidator = vine.create({
  firstName: personName(),
  lastName: personName(),
  email: email(),
  phone: kenyanPhone(),
  password: password(),
  role: vine.enum(['guest', 'host'] as const).optional(),
})

/** POST /auth/login (§5). */
export const sessionValidator = vine.create({
  email: email(),
  password: password(),
  rememberMe: vine.boolean().optional(),
  otp: vine.string().trim().maxLength(20).optional(),
})

/** POST /auth/verify-otp (§5). */
export const verificationValidator = vine.create({
  email: email(),
  otp: vine
    .string()
    .trim()
    .regex(new RegExp(`^[0-9]{${CODE_DIGITS}}$`)),
  userId: handle(),
})

/** POST /auth/resend-otp. */
export const verificationCodeValidator = vine.create({ email: email(), userId: handle() })

/** POST /auth/forgotpassword. */
export const forgottenPasswordValidator = vine.create({ email: email() })

/** PUT /auth/resetpassword/:token (§5). */
export const passwordResetValidator = vine.create({ password: strongPassword() })

/** PUT /auth/updatepassword (§5). */
export const passwordChangeValidator = vine.create({
  currentPassword: vine.string().maxLength(128),
  newPassword: strongPassword(),
})
