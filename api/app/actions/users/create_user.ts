import hash from '@adonisjs/core/services/hash'
import { recordAudit } from '#actions/audit/record_audit'
import { confirmIdentity, type Proof } from '#actions/auth/confirm_identity'
import { insertPerson } from '#actions/users/insert_person'
import { sendInvitation } from '#actions/users/send_invitations'
import { Refusal } from '#exceptions/refusal'
import User, { type Role } from '#models/user'
import { newSecretToken } from '#services/crypto/secret_token'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'

export type NewUser = {
  firstName: string
  lastName: string
  email: string
  phone?: string | null
  role: Role
}

/**
 * Creates an account and mails a link to choose a password, valid seven days, which verifies the e-mail
 * (decisions, §2.14); the clock mails one that could not be queued.
 * @param actor null for the command that makes an admin
 * @param proof asked for another admin (ADR 0035)
 * @throws Refusal 422 without proof, 409 when the e-mail has an account
 */
export async function createUser(
  actor: User | null,
  details: NewUser,
  proof: Proof = {}
): Promise<User> {
  if (actor && details.role === 'admin') await confirmIdentity(actor, proof)
  const password = await hash.make(newSecretToken())
  const id = await write(actor, { ...details, password }).catch((error) => {
    throw isUniqueViolation(error, 'users') ? emailTaken() : error
  })
  const person = await User.findOrFail(id)
  await sendInvitation(person)
  return person
}

function write(actor: User | null, details: NewUser & { password: string }) {
  return writeTransaction(async (trx) => {
    const id = await insertPerson(trx, details)
    await recordAudit(trx, {
      actor,
      action: 'user.created',
      subject: { type: 'user', id },
      message: { name: 'user.created', role: details.role },
      after: { role: details.role, isActive: true },
    })
    return id
  })
}

function emailTaken() {
  const field = { name: 'email', rule: 'unique' }
  return new Refusal('users.emailTaken', 409, 'E_EMAIL_TAKEN', {}, field)
}
