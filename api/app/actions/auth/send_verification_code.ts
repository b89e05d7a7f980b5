import { randomInt } from 'node:crypto'
import mail from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import { CODE_DIGITS, CODE_SECONDS } from '#domain/verification'
import VerificationCodeMail from '#mails/verification_code_mail'
import User from '#models/user'
import VerificationCode from '#models/verification_code'
import { takeCodeTurn } from '#services/code_turns'
import { keyedDigest } from '#services/crypto/keyed_digest'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Sends a fresh code to a person who has not verified their e-mail yet; to anybody else nothing, which the
 * caller cannot tell apart (contract, resend-otp).
 * @returns 0, or the seconds to wait while the last code is younger than 300 s
 */
export async function sendVerificationCode(email: string): Promise<number> {
  const wait = await takeCodeTurn(email)
  if (wait > 0) return wait
  const person = await User.findBy('email', email)
  if (person?.awaitsVerification) await mailFreshCode(person)
  return 0
}

/** Writes and mails a code; the ones before it are dead. Only its digest is kept. */
export async function mailFreshCode(person: User) {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  await writeTransaction(async (trx) => {
    await trx.from('verification_codes').where('user_id', person.id).delete()
    await VerificationCode.create(
      {
        userId: person.id,
        codeHash: digestOfCode(person, code),
        attempts: 0,
        expiresAt: DateTime.utc().plus({ seconds: CODE_SECONDS }),
      },
      { client: trx }
    )
  })
  await mail.sendLater(new VerificationCodeMail(person, code))
}

export function digestOfCode(person: User, code: string) {
  return keyedDigest('verification-code', `${person.id}:${code}`)
}
