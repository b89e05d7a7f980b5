import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { recordFailedSignIn, recordLock } from '#actions/audit/record_access'
import { isKnownNetwork } from '#actions/auth/remember_device'
import { sendPlainCode } from '#actions/auth/send_verification_code'
import { tellOwner } from '#actions/auth/tell_owner'
import { Refusal, tooMany } from '#exceptions/refusal'
import User from '#models/user'
import type { Device } from '#services/device_words'
import { signInTries } from '#services/limits/sign_in_tries'

/**
 * Finds the person by e-mail and password; an unknown e-mail costs the same hash (contract, login).
 * @throws Refusal 401 'Invalid credentials'; 403 when deactivated, or E_EMAIL_NOT_VERIFIED with a fresh
 * code on its way, or with the seconds to wait for one while the last is young; 429 while too many wrong ones come for
 * the account, but not where its owner signed in before
 */
export async function checkPassword(
  email: string,
  password: string,
  device: Device
): Promise<User> {
  const person = await User.query().where('email', email).whereNull('deleted_at').first()
  const tries = signInTries(email)
  const { wait, isFirstTooMany } = await tries.take()
  if (isFirstTooMany && person?.mayUseAccount) await tellOwner('manyTries', person)
  if (wait > 0 && !(person && (await isKnownNetwork(person.id, device)))) {
    await recordLock(email)
    throw tooMany(wait)
  }

  if (!person) await hash.make(password)
  if (!person || !(await person.verifyPassword(password))) {
    return refuseSignIn(email, person)
  }
  await tries.giveBack()
  if (!(await renewHash(person, password))) return refuseSignIn(email, person)
  if (!person.isActive) {
    await recordFailedSignIn(email, person, 'deactivated')
    throw new Refusal('auth.deactivated', 403, 'E_ACCOUNT_DEACTIVATED')
  }
  if (!person.emailVerified) {
    await recordFailedSignIn(email, person, 'notVerified')
    const seconds = await sendPlainCode(person)
    throw new Refusal('auth.emailNotVerified', 403, 'E_EMAIL_NOT_VERIFIED', {}, undefined, seconds)
  }
  return person
}

/** As of a wrong password. */
export async function refuseSignIn(email: string, person: User | null): Promise<never> {
  await recordFailedSignIn(email, person, 'wrongPassword')
  throw new Refusal('auth.invalidCredentials', 401, 'E_INVALID_CREDENTIALS')
}

/**
 * After the hash's parameters were raised. Compare-and-set: a password changed meanwhile stays. The person has the hash that stands now.
 * @returns whether it is still of this password
 */
async function renewHash(person: User, password: string) {
  const { id, password: known } = person
  if (!hash.needsReHash(known)) return true
  const renewed = await hash.make(password)
  await db.from('users').where({ id, password: known }).update({ password: renewed })
  await person.refresh()
  return person.password === renewed || person.verifyPassword(password)
}
