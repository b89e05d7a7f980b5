import hash from '@adonisjs/core/services/hash'
import mail from '@adonisjs/mail/services/main'
import { recordAudit } from '#actions/audit/record_audit'
import { refuseWeakPassword } from '#actions/auth/refuse_weak_password'
import { mailCode, newHandle, writeCode } from '#actions/auth/send_verification_code'
import { holdSettings } from '#actions/settings/hold_settings'
import { insertPerson } from '#actions/users/insert_person'
import { DEFAULT_SETTINGS } from '#domain/settings'
import RegistrationAttemptMail from '#mails/registration_attempt_mail'
import User from '#models/user'
import { consumeMailLimit, restartCodeLimit } from '#services/limits/mail_limits'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'

export type Registration = {
  firstName: string
  lastName: string
  email: string
  phone: string
  password: string
  role: 'guest' | 'host'
}

/**
 * Registers an account and mails a code. Answer and duration are the same for known addresses (contract,
 * register). Each attempt's details are kept with its own code until one is verified (ADR 0010).
 * @param language of the new account and of the letter
 * @returns the address and the handle of this attempt
 * @throws Refusal 422 for a password that is easy to guess
 */
export async function registerPerson(registration: Registration, language: string) {
  const { email, password } = registration
  refuseWeakPassword('password', password, registration)

  const attempt = { ...registration, password: await hash.make(password) }
  const handle = newHandle()
  const mayWrite = await consumeMailLimit('registration', email)
  await restartCodeLimit(email)

  const person = await personFor(attempt)
  if (person.awaitsVerification) {
    await storeLanguage(person, language)
    const { row, code } = await writeCode(person, { handle, details: attempt, mailed: mayWrite })
    if (mayWrite) await mailCode(person, row, code)
  } else if (mayWrite) {
    await mail.sendLater(new RegistrationAttemptMail(person))
  }
  return { email, userId: handle }
}

/** Of two concurrent registrations one finds the account already inserted. */
async function personFor(attempt: Registration) {
  const known = await User.query().where('email', attempt.email).preload('settings').first()
  if (known) return known
  try {
    await createPerson(attempt)
  } catch (error) {
    if (!isUniqueViolation(error, 'users')) throw error
  }
  return User.query().where('email', attempt.email).preload('settings').firstOrFail()
}

function createPerson(attempt: Registration) {
  return writeTransaction(async (trx) => {
    const id = await insertPerson(trx, attempt)
    await recordAudit(trx, {
      actor: null,
      action: 'user.registered',
      subject: { type: 'user', id },
      message: { name: 'user.registered', role: attempt.role },
      after: { role: attempt.role, emailVerified: false },
    })
  })
}

/** That of the latest registration, also for letters that are asked for again. */
async function storeLanguage(person: User, language: string) {
  const current = person.settings?.language ?? DEFAULT_SETTINGS.language
  if (current === language) return
  await writeTransaction(async (trx) => {
    const settings = await holdSettings(trx, person.id)
    await settings.merge({ language }).save()
  })
}
