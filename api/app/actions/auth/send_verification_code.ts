import { randomBytes, randomInt } from 'node:crypto'
import mail from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import { ATTEMPT_MINUTES, CODE_DIGITS, CODE_SECONDS } from '#domain/verification'
import VerificationCodeMail from '#mails/verification_code_mail'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import VerificationCode from '#models/verification_code'
import { consumeCodeLimit } from '#services/limits/mail_limits'
import { keyedDigest } from '#services/crypto/keyed_digest'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'

/** Account details of a registration; the password is already hashed. */
export type AttemptDetails = {
  firstName: string
  lastName: string
  phone: string
  role: string
  password: string
}

type Attempt = { handle: string; details: AttemptDetails | null; mailed: boolean }

/**
 * Sends a new code to an unverified person; for anybody else does nothing (contract, resend-otp).
 * @param handle of the registration; the latest one by default
 * @returns 0, or the seconds to wait while the last code is younger than 300 s
 */
export async function sendVerificationCode(email: string, handle?: string): Promise<number> {
  const wait = await consumeCodeLimit(email)
  if (wait > 0) return wait
  const person = await User.findBy('email', email)
  if (!person?.awaitsVerification) return 0

  const attempt = await openAttempt(person, handle)
  if (attempt) await renewCode(person, attempt)
  else if (!handle) await mailPlainCode(person)
  return 0
}

/**
 * Sends a code that verifies the e-mail and changes nothing else.
 * @returns 0, or the seconds to wait while the last code is younger than 300 s
 */
export async function sendPlainCode(person: User): Promise<number> {
  const wait = await consumeCodeLimit(person.email)
  if (wait === 0) await mailPlainCode(person)
  return wait
}

/** Stores an attempt with its code and deletes expired ones. */
export async function writeCode(person: User, { handle, details, mailed }: Attempt) {
  const code = newCode()
  const row = await writeTransaction(async (trx) => {
    const now = DateTime.utc()
    await trx
      .from('verification_codes')
      .where('user_id', person.id)
      .where('created_at', '<', sqlTime(trx, now.minus({ minutes: ATTEMPT_MINUTES })))
      .delete()
    return VerificationCode.create(
      {
        userId: person.id,
        handle,
        codeHash: digestOfCode(handle, code),
        firstName: details?.firstName,
        lastName: details?.lastName,
        phone: details?.phone,
        role: details?.role,
        password: details?.password,
        attempts: 0,
        expiresAt: mailed ? now.plus({ seconds: CODE_SECONDS }) : now,
      },
      { client: trx }
    )
  })
  return { row, code }
}

/** The letter contains the name from the attempt, so that the owner recognises a stranger's. */
export async function mailCode(person: User, row: VerificationCode, code: string) {
  const { firstName, lastName } = row.details ? row : person
  person.$setRelated('settings', await UserSettings.of(person.id))
  await mail.sendLater(new VerificationCodeMail(person, code, `${firstName} ${lastName}`))
}

export function newHandle() {
  return randomBytes(12).toString('hex')
}

export function digestOfCode(handle: string, code: string) {
  return keyedDigest('verification-code', `${handle}:${code}`)
}

function newCode() {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

function openAttempt(person: User, handle?: string) {
  const query = person.related('verificationCodes').query().orderBy('id', 'desc')
  return handle ? query.where('handle', handle).first() : query.first()
}

async function renewCode(person: User, attempt: VerificationCode) {
  const code = newCode()
  await attempt
    .merge({
      codeHash: digestOfCode(attempt.handle, code),
      attempts: 0,
      expiresAt: DateTime.utc().plus({ seconds: CODE_SECONDS }),
    })
    .save()
  await mailCode(person, attempt, code)
}

async function mailPlainCode(person: User) {
  const { row, code } = await writeCode(person, {
    handle: newHandle(),
    details: null,
    mailed: true,
  })
  await mailCode(person, row, code)
}
