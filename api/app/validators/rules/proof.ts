import vine from '@vinejs/vine'

/** The password, and a code where two-factor sign-in is on (ADR 0035). */
export const proof = () => ({
  password: vine.string().maxLength(128).optional(),
  otp: vine.string().trim().maxLength(20).optional(),
})
