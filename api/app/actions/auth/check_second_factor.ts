import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import {
  recordFailedProof,
  recordFailedSignIn,
  type SignInFactor,
} from '#actions/audit/record_access'
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
 * @returns what somebody signs in by
 * @throws Refusal 401 E_TWO_FACTOR_REQUIRED without a code, E_TWO_FACTOR_INVALID for a wrong one, 429
 */
export async function checkSecondFactor(
  person: User,
  otp: string | undefined
): Promise<SignInFactor> {
  const factor = await secondFactor(person, otp, (problem) =>
    recordFailedSignIn(person.email, person, problem)
  )
  if (factor === 'missing') throw refusal('auth.twoFactorRequired', 'E_TWO_FACTOR_REQUIRED')
  if (factor === 'wrong') throw refusal('auth.twoFactorWrong', 'E_TWO_FACTOR_INVALID')
  return factor === 'off' ? 'password' : factor
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
  const factor = await secondFactor(person, otp, (problem) => recordFailedProof(person, problem))
  return factor === 'missing' || factor === 'wrong' ? factor : null
}

async function secondFactor(
  person: User,
  otp: string | undefined,
  record: (problem: 'wrongCode' | 'tooManyTries') => Promise<void>
) {
  const settings = await UserSettings.of(person.id)
  if (!settings.twoFactorEnabled) return 'off'
  if (!otp) return 'missing'

  const tries = personTries('second-factor', person.id)
  const wait = await tries.take()
  if (wait > 0) {
    await record('tooManyTries')
    throw tooMany(wait)
  }
  const factor = await useFactor(settings, otp)
  if (factor === 'wrong') await record('wrongCode')
  else await tries.reset()
  return factor
}

async function useFactor(settings: UserSettings, otp: string) {
  if (await useCode(settings, otp)) return 'codeByApp'
  return (await useRecoveryCode(settings.userId, otp)) ? 'recoveryCode' : 'wrong'
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
