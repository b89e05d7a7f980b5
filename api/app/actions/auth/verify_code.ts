import { timingSafeEqual } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { digestOfCode } from '#actions/auth/send_verification_code'
import { CODE_TRIES } from '#domain/verification'
import { invalid, Refusal } from '#exceptions/refusal'
import User from '#models/user'
import VerificationCode from '#models/verification_code'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Proves an e-mail with the code that was sent to it: 300 s, 5 tries, once (contract, verify-otp). Every
 * try is counted before it is judged, so that parallel guesses get no sixth.
 *
 * @throws Refusal 422 'Invalid verification code' for whatever is wrong with it, 403 when deactivated
 */
export async function verifyCode(email: string, otp: string): Promise<User> {
  const person = await User.findBy('email', email)
  const code = person && !person.emailVerified ? await livingCode(person) : null
  if (!person || !code || !(await spendTry(code)) || !matches(person, code, otp)) throw wrongCode()
  if (!person.mayUseAccount) throw new Refusal('auth.deactivated', 403, 'E_ACCOUNT_DEACTIVATED')

  await writeTransaction(async (trx) => {
    const [consumed] = await trx
      .from('verification_codes')
      .where('id', code.id)
      .whereNull('consumed_at')
      .update({ consumed_at: sqlTime(trx, DateTime.utc()) }, ['id'])
    if (!consumed) throw wrongCode()
    await trx.from('users').where('id', person.id).update({ email_verified: true })
  })
  return person.refresh()
}

async function livingCode(person: User) {
  const code = await VerificationCode.query()
    .where('user_id', person.id)
    .whereNull('consumed_at')
    .orderBy('id', 'desc')
    .first()
  return code && code.expiresAt > DateTime.utc() ? code : null
}

/** Of parallel guesses one counts and is judged; the others have lost their race. */
async function spendTry(code: VerificationCode) {
  if (code.attempts >= CODE_TRIES) return false
  const [spent] = await db
    .from('verification_codes')
    .where({ id: code.id, attempts: code.attempts })
    .update({ attempts: code.attempts + 1 }, ['id'])
  return !!spent
}

function matches(person: User, code: VerificationCode, otp: string) {
  return timingSafeEqual(Buffer.from(digestOfCode(person, otp)), Buffer.from(code.codeHash))
}

function wrongCode() {
  return invalid('otp', 'code', 'auth.invalidCode')
}
