import hash from '@adonisjs/core/services/hash'
import mail from '@adonisjs/mail/services/main'
import { mailFreshCode } from '#actions/auth/send_verification_code'
import { isCommonPassword } from '#domain/passwords'
import { invalid } from '#exceptions/refusal'
import RegistrationAttemptMail from '#mails/registration_attempt_mail'
import User from '#models/user'
import { takeCodeTurn } from '#services/code_turns'
import { keyedDigest } from '#services/crypto/keyed_digest'
import { isUniqueViolation } from '#services/database/write_transaction'

export type Registration = {
  firstName: string
  lastName: string
  email: string
  phone: string
  password: string
  role: 'guest' | 'host'
}

/**
 * Opens an account and mails the code that proves the e-mail. What comes back is the same for known and
 * unknown addresses, and takes as long; the owner of a known one gets a letter saying so (contract,
 * register). An account nobody has verified yet takes over the newest details.
 *
 * @throws Refusal 422 for one of the most common passwords
 */
export async function registerPerson(registration: Registration) {
  const { email, password } = registration
  if (isCommonPassword(password)) throw invalid('password', 'common', 'auth.passwordCommon')

  const known = await User.findBy('email', email)
  if (!known) await createPerson(registration)
  else if (known.awaitsVerification) await known.merge(registration).save()
  else await hash.make(password)

  if ((await takeCodeTurn(email)) === 0) await writeTo(email)
  return { email, userId: keyedDigest('registration', email).slice(0, 24) }
}

/** Of two registrations at the same moment one finds the address taken; both get the same answer. */
async function createPerson(registration: Registration) {
  try {
    await User.create({
      ...registration,
      isActive: true,
      emailVerified: false,
      phoneVerified: false,
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'users')) throw error
  }
}

async function writeTo(email: string) {
  const person = await User.findByOrFail('email', email)
  if (person.awaitsVerification) await mailFreshCode(person)
  else await mail.sendLater(new RegistrationAttemptMail(person))
}
