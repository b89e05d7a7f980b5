import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { endSessions } from '#actions/auth/end_sessions'
import { refuseWeakPassword } from '#actions/auth/refuse_weak_password'
import { tellOwner } from '#actions/auth/tell_owner'
import { noteSubscription } from '#actions/newsletter/note_marketing'
import type { AuditAction } from '#domain/audit'
import { Refusal } from '#exceptions/refusal'
import AuditEvent from '#models/audit_event'
import User from '#models/user'
import { digestOfToken } from '#services/crypto/secret_token'
import { sqlTime } from '#services/database/sql_time'
import { sqlEditTime } from '#services/database/edit_time'
import { holdRow } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'
import { signInTries } from '#services/limits/sign_in_tries'

/** Only an admin makes them of somebody who has not verified their e-mail. */
const CHANGES: AuditAction[] = ['user.roleChanged', 'user.updated']

/**
 * Sets a new password by a one-time link, verifies the e-mail and ends all sessions and other links (contract,
 * resetpassword).
 * @throws Refusal 400 for a link that is used up, expired or was never ours; 422 for a password that is easy to guess
 */
export async function resetPassword(token: string, password: string) {
  const tokenHash = digestOfToken('password-reset', token)
  refuseWeakPassword('password', password, await ownerOf(tokenHash))

  const newHash = await hash.make(password)
  const personId = await writeTransaction(async (trx) => {
    const id = await useLink(trx, tokenHash)
    const proved = await clearUnproved(trx, id)
    await setPassword(trx, id, newHash)
    await endSessions(trx, id)
    await recordAudit(trx, {
      actor: { id },
      action: 'user.passwordReset',
      subject: { type: 'user', id },
      message: { name: 'user.passwordReset' },
      ...proved,
    })
    return id
  })
  const person = await User.findOrFail(personId)
  await signInTries(person.email).reset()
  await tellOwner('passwordChanged', person)
}

/** A living link stays as it is. @throws Refusal 400 for one that is used up, expired or was never ours */
export async function refuseDeadLink(token: string) {
  await ownerOf(digestOfToken('password-reset', token))
}

/** Asked before hashing the password, so that a dead link costs no CPU. */
async function ownerOf(tokenHash: string): Promise<User> {
  const link: { user_id: number } | null = await living(db.connection(), tokenHash).first()
  const owner = link && (await User.find(link.user_id))
  if (!owner) throw deadLink()
  return owner
}

function living(client: Pick<TransactionClientContract, 'from' | 'dialect'>, tokenHash: string) {
  return client
    .from('password_resets')
    .where('token_hash', tokenHash)
    .whereNull('consumed_at')
    .where('expires_at', '>', sqlTime(client, DateTime.utc()))
}

/** Compare-and-set: of two concurrent uses one succeeds. */
async function useLink(trx: TransactionClientContract, tokenHash: string) {
  const now = sqlTime(trx, DateTime.utc())
  const [used] = await living(trx, tokenHash).update({ consumed_at: now }, ['user_id'])
  if (!used) throw deadLink()
  return Number(used.user_id)
}

/**
 * What somebody said who registered this address: the link proves nothing of it (ADR 0010). The names are for its owner to change; whom
 * an admin created or gave a place to is known, and so is a role or a phone that an admin gave.
 * @returns for the log, where the link verifies the e-mail
 */
async function clearUnproved(trx: TransactionClientContract, id: number) {
  const person = await holdRow(trx, User, id)
  if (!person || person.emailVerified) return {}
  const { phone, role } = person
  const changes = await AuditEvent.query({ client: trx })
    .where({ subjectType: 'user', subjectId: id })
    .whereIn('action', CHANGES)
  const given = changes.flatMap(({ after }) => Object.keys(after ?? {}))
  const [forgotten] = await trx
    .from('users')
    .where({ id })
    .whereExists((registered) => {
      registered.from('audit_events').where({ action: 'user.registered' })
      registered.where({ subject_type: 'user', subject_id: id })
    })
    .whereNotExists((places) => places.from('properties').where('host_id', id))
    .update(
      {
        phone: given.includes('phone') ? phone : null,
        role: given.includes('role') ? role : 'guest',
      },
      ['phone', 'role']
    )
  const kept = forgotten ?? { phone, role }
  return { before: { emailVerified: false, phone, role }, after: { emailVerified: true, ...kept } }
}

async function setPassword(trx: TransactionClientContract, id: number, password: string) {
  const [changed] = await trx
    .from('users')
    .where({ id, is_active: true })
    .whereNull('deleted_at')
    .update({ password, email_verified: true, updated_at: sqlEditTime(trx, DateTime.utc()) }, [
      'email',
    ])
  if (!changed) throw deadLink()
  await trx.from('verification_codes').where('user_id', id).delete()
  await trx.from('password_resets').where('user_id', id).whereNull('consumed_at').delete()
  await noteSubscription(trx, changed.email)
}

function deadLink() {
  return new Refusal('auth.deadResetLink', 400, 'E_DEAD_RESET_LINK')
}
