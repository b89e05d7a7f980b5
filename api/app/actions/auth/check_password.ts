import hash from '@adonisjs/core/services/hash'
import { sendPlainCode } from '#actions/auth/send_verification_code'
import { Refusal } from '#exceptions/refusal'
import User from '#models/user'

/**
 * Finds the person by e-mail and password; an unknown e-mail costs the same hash (contract, login).
 * @throws Refusal 401 'Invalid credentials'; 403 when deactivated, or E_EMAIL_NOT_VERIFIED with a fresh
 * code on its way, unless one is young
 */
export async function checkPassword(email: string, password: string): Promise<User> {
  const person = await User.query().where('email', email).whereNull('deleted_at').first()
  if (!person) await hash.make(password)
  if (!person || !(await person.verifyPassword(password))) {
    throw new Refusal('auth.invalidCredentials', 401, 'E_INVALID_CREDENTIALS')
  }
  if (!person.isActive) throw new Refusal('auth.deactivated', 403, 'E_ACCOUNT_DEACTIVATED')
  if (!person.emailVerified) {
    await sendPlainCode(person)
    throw new Refusal('auth.emailNotVerified', 403, 'E_EMAIL_NOT_VERIFIED')
  }
  return person
}
