import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Refusal, tooMany } from '#exceptions/refusal'
import type User from '#models/user'
import UserSettings from '#models/user_settings'
import { sqlTime } from '#services/database/sql_time'
import { personTries } from '#services/limits/person_tries'
import { digestOfRecoveryCode } from '#services/two_factor/recovery_codes'
import { openSecret } from '#services/two_factor/sealed_secret'
import { stepOfCode } from '#services/two_factor/totp'

/**
 * Checks the second factor at sign-in.
 * @throws Refusal 401 E_TWO_FACTOR_REQUIRED without a code, E_TWO_FACTOR_INVALID for a wrong one, 429
 */
export async function checkSecondFactor(person: User, otp: string | undefined) {
  const problem = await secondFactorProblem(person, otp)
  if (problem === 'missing') throw refusal('auth.twoFactorRequired', 'E_TWO_FACTOR_REQUIRED')
  if (problem === 'wrong') throw refusal('auth.twoFactorWrong', 'E_TWO_FACTOR_INVALID')
}

/**
 * Checks a TOTP code or a recovery code; each works once (decisions, §2.14).
 * @returns null when it is right, or when two-factor sign-in is off
 * @throws Refusal 429 after five wrong ones in a quarter of an hour, from wherever they came
 */
export async function secondFactorProblem(
  person: User,
  otp: string | undefined
): Promise<'missing' | 'wrong' | null> {
  const settings = await UserSettings.of(person.id)
  if (!settings.twoFactorEnabled) return null
  if (!otp) return 'missing'

  const tries = personTries('second-factor', person.id)
  const wait = await tries.take()
  if (wait > 0) throw tooMany(wait)
  if (!(await useCode(settings, otp)) && !(await useRecoveryCode(person.id, otp))) return 'wrong'
  await tries.reset()
  return null
}

/** Prevents replay: a code must belong to a later time step than the last one used. */
async function useCode(settings: UserSettings, otp: string) {
  const secret = openSecret(settings.twoFactorSecret)
  const step = secret && stepOfCode(secret, otp)
  if (!step) return false
  const [moved] = await db
    .from('user_settings')
    .where({ user_id: settings.userId, two_factor_enabled: true })
    .where((either) => {
      either.whereNull('two_factor_step').orWhere('two_factor_step', '<', step)
    })
    .update({ two_factor_step: step }, ['user_id'])
  return !!moved
}

async function useRecoveryCode(personId: number, otp: string) {
  const [used] = await db
    .from('recovery_codes')
    .where({ user_id: personId, code_hash: digestOfRecoveryCode(personId, otp) })
    .whereNull('used_at')
    .update({ used_at: sqlTime(db.connection(), DateTime.utc()) }, ['id'])
  return !!used
}

function refusal(key: string, code: string) {
  return new Refusal(key, 401, code, {}, { name: 'otp', rule: 'code' })
}
