import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { refuseIfEnded } from '#actions/auth/change_password'
import { confirmIdentity, type Proof } from '#actions/auth/confirm_identity'
import { endSessions } from '#actions/auth/end_sessions'
import { tellOwner } from '#actions/auth/tell_owner'
import { holdSettings } from '#actions/settings/hold_settings'
import { holdActiveUser, holdUser } from '#actions/users/hold_user'
import { conflict, invalid } from '#exceptions/refusal'
import type User from '#models/user'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { digestOfRecoveryCode, newRecoveryCodes } from '#services/two_factor/recovery_codes'
import { openSecret, sealSecret } from '#services/two_factor/sealed_secret'
import { newTotpSecret, otpauthUrl, stepOfCode } from '#services/two_factor/totp'

/**
 * Effective after `confirmTwoFactor` (decisions, §2.14).
 * @throws Refusal 422 without proof of who asks, 409 when it is already on
 */
export async function startTwoFactor(person: User, proof: Proof) {
  await confirmIdentity(person, proof)
  const secret = newTotpSecret()
  await writeTransaction(async (trx) => {
    const settings = await holdSettings(trx, person.id)
    if (settings.twoFactorEnabled) throw conflict('auth.twoFactorOn', 'E_TWO_FACTOR_ON')
    await settings.merge({ twoFactorSecret: sealSecret(secret), twoFactorStep: null }).save()
  })
  return { secret, otpauthUrl: otpauthUrl(secret, person.email) }
}

/**
 * Enables two-factor sign-in and ends all other sessions: they were opened without it.
 * @returns ten recovery codes; only digests are stored
 * @throws Refusal 409 when it is already on or was not begun, 422 for a wrong code, 401 when the caller's session was ended meanwhile
 */
export async function confirmTwoFactor(person: User, otp: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await writeTransaction(async (trx) => {
    // As a sign-in does, which is either seen here and ended, or sees this.
    await holdActiveUser(trx, person.id)
    await refuseIfEnded(trx, person)
    const settings = await holdSettings(trx, person.id)
    if (settings.twoFactorEnabled) throw conflict('auth.twoFactorOn', 'E_TWO_FACTOR_ON')
    const secret = openSecret(settings.twoFactorSecret)
    if (!secret) throw conflict('auth.twoFactorNotStarted', 'E_TWO_FACTOR_NOT_STARTED')
    const step = stepOfCode(secret, otp)
    if (step === null) throw invalid('otp', 'code', 'auth.twoFactorWrong')

    await settings.merge({ twoFactorEnabled: true, twoFactorStep: step }).save()
    await writeRecoveryCodes(trx, person.id, codes)
    await endSessions(trx, person.id, Number(person.currentAccessToken?.identifier ?? 0))
    await note(trx, person, true)
  })
  await tellOwner('twoFactorOn', person)
  return codes
}

/** Also deletes its secrets. @throws Refusal 422 without proof of who asks, 409 when it is not on */
export async function endTwoFactor(person: User, proof: Proof) {
  await confirmIdentity(person, proof)
  await writeTransaction(async (trx) => {
    await dropTwoFactor(trx, person.id)
    await note(trx, person, false)
  })
  await tellOwner('twoFactorOff', person)
}

/**
 * For a person who has lost both app and recovery codes. Ends their sessions: the next one begins with the password.
 * @throws Refusal 409 for oneself and when it is not on; 422 without proof of who asks; 404 when there is nobody
 */
export async function resetTwoFactor(actor: User, id: number, proof: Proof): Promise<User> {
  if (actor.id === id) throw conflict('users.ownAccount', 'E_OWN_ACCOUNT')
  await confirmIdentity(actor, proof)
  const person = await writeTransaction(async (trx) => {
    const held = await holdUser(trx, id)
    await dropTwoFactor(trx, id)
    await endSessions(trx, id)
    await recordAudit(trx, {
      actor,
      action: 'user.twoFactorReset',
      subject: { type: 'user', id },
      message: { name: 'user.twoFactorReset' },
      before: { twoFactorEnabled: true },
      after: { twoFactorEnabled: false },
    })
    return held
  })
  await tellOwner('twoFactorReset', person)
  return person
}

async function dropTwoFactor(trx: TransactionClientContract, personId: number) {
  const settings = await holdSettings(trx, personId)
  if (!settings.twoFactorEnabled) throw conflict('auth.twoFactorOff', 'E_TWO_FACTOR_OFF')
  await settings
    .merge({ twoFactorEnabled: false, twoFactorSecret: null, twoFactorStep: null })
    .save()
  await trx.from('recovery_codes').where('user_id', personId).delete()
}

async function writeRecoveryCodes(
  trx: TransactionClientContract,
  personId: number,
  codes: string[]
) {
  const now = sqlTime(trx, DateTime.utc())
  await trx.from('recovery_codes').where('user_id', personId).delete()
  await trx.table('recovery_codes').multiInsert(
    codes.map((code) => ({
      user_id: personId,
      code_hash: digestOfRecoveryCode(personId, code),
      created_at: now,
    }))
  )
}

function note(trx: TransactionClientContract, person: User, isOn: boolean) {
  return recordAudit(trx, {
    actor: person,
    action: 'user.settingsChanged',
    subject: { type: 'user', id: person.id },
    message: { name: isOn ? 'user.twoFactorOn' : 'user.twoFactorOff' },
    before: { twoFactorEnabled: !isOn },
    after: { twoFactorEnabled: isOn },
  })
}
