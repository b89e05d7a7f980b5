import { COMMON_PASSWORDS } from '#domain/common_passwords'

export const MIN_PASSWORD_LENGTH = 6

/** Whether a password is long enough and has an upper-case letter, a lower-case letter and a digit. */
export function hasRequiredShape(password: string): boolean {
  return (
    [...password].length >= MIN_PASSWORD_LENGTH &&
    /\p{Lu}/u.test(password) &&
    /\p{Ll}/u.test(password) &&
    /\d/.test(password)
  )
}

/** Whether a password is among the most common ones, however it is capitalised. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase())
}
