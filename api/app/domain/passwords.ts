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

/** Admins see everybody's data (ADR 0035). */
export const MIN_ADMIN_PASSWORD_LENGTH = 12

type Owner = { role: string; firstName: string; lastName: string; email: string }

/** What a new password is refused for beyond its shape (ADR 0035); null when for nothing. */
export function passwordProblem(password: string, owner: Owner) {
  if (isCommonPassword(password)) return 'common'
  if (isOwnersName(password, owner)) return 'personal'
  return owner.role === 'admin' && [...password].length < MIN_ADMIN_PASSWORD_LENGTH ? 'short' : null
}

/** Whether its letters are the owner's name or e-mail address, whatever stands around them. */
function isOwnersName(password: string, { firstName, lastName, email }: Owner) {
  const [mailbox] = email.split('@')
  const names = [firstName, lastName, firstName + lastName, lastName + firstName, mailbox, email]
  const letters = lettersOf(password)
  return names.map(lettersOf).some((name) => name.length > 0 && name === letters)
}

function lettersOf(text: string) {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '')
}
