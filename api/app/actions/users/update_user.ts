import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { confirmIdentity, type Proof } from '#actions/auth/confirm_identity'
import { endSessions } from '#actions/auth/end_sessions'
import { issuePasswordReset } from '#actions/auth/issue_password_reset'
import { holdAdmins } from '#actions/users/hold_admins'
import { holdUser } from '#actions/users/hold_user'
import { refuseMoneyOwed } from '#actions/users/refuse_money_owed'
import { factsOf, fillDetails, type PersonDetails } from '#actions/users/person_details'
import { INVITATION_SECONDS } from '#domain/verification'
import { conflict, invalid } from '#exceptions/refusal'
import PasswordLinkMail from '#mails/password_link_mail'
import Property from '#models/property'
import User, { type Role } from '#models/user'
import UserSettings from '#models/user_settings'
import { newSecretToken } from '#services/crypto/secret_token'
import { queueLetter } from '#services/mail/queue_letter'
import { refuseIfEdited } from '#services/database/edit_time'
import { writeTransaction } from '#services/database/write_transaction'

export type UserChange = PersonDetails & { role?: Role }

type Basis = {
  /** The edit the changes are based on; null to write over any. */
  known?: string | null
  /** Asked for another admin. */
  proof?: Proof
}

/**
 * An admin's changes to profile and role, never e-mail, password or flags. Whoever becomes an admin chooses a password anew,
 * by a link that is mailed (ADR 0035).
 * @throws Refusal 409 for oneself, for the last active admin, and for a host who would leave properties
 * without one or is owed money; 412 when they were edited since; 422 without proof; 404 when there is nobody
 */
export async function updateUser(
  actor: User,
  id: number,
  { role, ...details }: UserChange,
  { known = null, proof = {} }: Basis = {}
): Promise<User> {
  const lost = role === 'admin' ? await proveForAdmin(actor, id, { known, proof }) : null
  const { person, token } = await writeTransaction(async (trx) => {
    await holdAdmins(trx, actor, id)
    const held = await holdUser(trx, id)
    refuseIfEdited(held, known)
    const before = factsOf(held)
    fillDetails(held, details)
    const link = role && role !== held.role ? await takeRole(trx, held, role, lost) : null
    await held.save()

    const isNewRole = before.role !== held.role
    await recordAudit(trx, {
      actor,
      action: isNewRole ? 'user.roleChanged' : 'user.updated',
      subject: { type: 'user', id },
      message: isNewRole
        ? { name: 'user.roleChanged', role: held.role, formerRole: before.role }
        : { name: 'user.updated' },
      before,
      after: factsOf(held),
    })
    return { person: held, token: link }
  })
  if (token) {
    person.$setRelated('settings', await UserSettings.of(id))
    await queueLetter(new PasswordLinkMail('promotion', person, token))
  }
  return person
}

/** @returns a password that nobody knows; null for whom it makes no admin */
async function proveForAdmin(actor: User, id: number, { known, proof }: Required<Basis>) {
  const person = await User.find(id)
  if (!person || person.isAdmin) return null
  refuseIfEdited(person, known)
  await confirmIdentity(actor, proof)
  return hash.make(newSecretToken())
}

/** @returns the token of a link to choose a password, for a new admin */
async function takeRole(
  trx: TransactionClientContract,
  person: User,
  role: Role,
  lost: string | null
) {
  if (role === 'guest') {
    await refuseIfHosting(person)
    await refuseMoneyOwed(trx, person.id)
  }
  person.role = role
  if (role !== 'admin') return null
  // They were an admin when proof was asked for.
  if (!lost) throw invalid('password', 'required', 'auth.passwordAgain')
  // Theirs may live for months, an admin's for a day; six characters are enough for theirs, an admin's has twelve.
  await endSessions(trx, person.id)
  await trx.from('users').where('id', person.id).update({ password: lost })
  // A code carries the password of its registration (ADR 0010).
  await trx.from('verification_codes').where('user_id', person.id).delete()
  return issuePasswordReset(trx, person.id, INVITATION_SECONDS)
}

async function refuseIfHosting(person: User) {
  const property = await Property.query({ client: person.$trx })
    .withScopes((scopes) => scopes.existing())
    .where('host_id', person.id)
    .first()
  if (property) throw conflict('users.hasProperties', 'E_HAS_PROPERTIES')
}
