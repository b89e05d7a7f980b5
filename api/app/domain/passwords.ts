import { COMMON_PASSWORDS } from '#domain/common_passwords'

export const MIN_PASSWORD_LENGTH = 6

export function hasRequiredShape(password: string): boolean {
  return (
    [...password].length >= MIN_PASSWORD_LENGTH &&
    /\p{Lu}/u.test(password) &&
    /\p{Ll}/u.test(password) &&
    /\d/.test(password)
  )
}

export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase())
}
