import { timingSafeEqual } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { recordFailedSignIn } from '#actions/audit/record_access'
import { digestOfCode } from '#actions/auth/send_verification_code'
import { noteSubscription } from '#actions/newsletter/note_marketing'
import { CODE_TRIES } from '#domain/verification'
import { invalid, Refusal } from '#exceptions/refusal'
import AuditEvent from '#models/audit_event'
import User from '#models/user'
import type VerificationCode from '#models/verification_code'
import { sqlEditTime } from '#services/database/edit_time'
import { holdRow } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Verifies an e-mail by code: 300 s, 5 tries, once (contract, verify-otp; ADR 0010). A try is counted
 * before it is checked, so that parallel guesses get no sixth.
 * @param handle of the registration; without one any valid code of the address counts
 * @throws Refusal 422 'Invalid verification code' for whatever is wrong with it, 403 when deactivated
 */
export async function verifyCode(email: string, otp: string, handle?: string): Promise<User> {
  const person = await User.findBy('email', email)
  const code = person && !person.emailVerified ? await rightCode(person, otp, handle) : null
  if (!person || !code) {
    await recordFailedSignIn(email, person, 'wrongCode')
    throw wrongCode()
  }
  if (!person.mayUseAccount) {
    await recordFailedSignIn(email, person, 'deactivated')
    throw new Refusal('auth.deactivated', 403, 'E_ACCOUNT_DEACTIVATED')
  }

  return applyCode(person, code)
}

/** Compare-and-set: of two concurrent valid codes one is applied. @returns the person as it has made them */
function applyCode(person: User, code: VerificationCode) {
  return writeTransaction(async (trx) => {
    const held = await holdRow(trx, User, person.id)
    if (!held) throw wrongCode()
    const details = await detailsToKeep(trx, held, code)
    const [verified] = await trx
      .from('users')
      .where({ id: person.id, email_verified: false, is_active: true })
      .whereNull('deleted_at')
      .update(
        {
          ...details,
          email_verified: true,
          updated_at: sqlEditTime(trx, DateTime.utc()),
        },
        ['role']
      )
    if (!verified) throw wrongCode()
    await trx.from('verification_codes').where('user_id', person.id).delete()
    if (!held.isAdmin) await trx.from('password_resets').where('user_id', person.id).delete()
    await noteSubscription(trx, person.email)
    await recordAudit(trx, {
      actor: person,
      action: 'user.verified',
      subject: { type: 'user', id: person.id },
      message: { name: 'user.verified' },
      before: { emailVerified: false, role: person.role },
      after: { emailVerified: true, role: verified.role },
    })
    return person.useTransaction(trx).refresh()
  })
}

/**
 * Those of the registration, but no other role than an admin gave meanwhile; none of an admin's, who chooses a password by the link that
 * was mailed to them (ADR 0035).
 */
async function detailsToKeep(
  trx: TransactionClientContract,
  { id, isAdmin }: User,
  { details }: VerificationCode
) {
  if (isAdmin) return null
  const given = await AuditEvent.query({ client: trx })
    .where({ subjectType: 'user', subjectId: id })
    .whereIn('action', ['user.created', 'user.roleChanged'])
    .first()
  if (!details || !given) return details
  return Object.fromEntries(Object.entries(details).filter(([name]) => name !== 'role'))
}

async function rightCode(person: User, otp: string, handle?: string) {
  let right: VerificationCode | null = null
  for (const code of await livingCodes(person, handle)) {
    if ((await spendTry(code)) && matches(code, otp)) right = code
  }
  return right
}

async function livingCodes(person: User, handle?: string) {
  const codes = person.related('verificationCodes').query().orderBy('id', 'desc')
  if (handle) codes.where('handle', handle)
  const now = DateTime.utc()
  const written = await codes
  return written.filter((code) => code.expiresAt > now)
}

/** Counted by the database: parallel guesses are each checked, and none beyond the last try. */
async function spendTry({ codeHash, id }: VerificationCode) {
  const spent: unknown = await db
    .from('verification_codes')
    .where({ id, code_hash: codeHash })
    .where('attempts', '<', CODE_TRIES)
    .increment('attempts')
  return Number(spent) > 0
}

function matches({ handle, codeHash }: VerificationCode, otp: string) {
  return timingSafeEqual(Buffer.from(digestOfCode(handle, otp)), Buffer.from(codeHash))
}

function wrongCode() {
  return invalid('otp', 'code', 'auth.invalidCode')
}
