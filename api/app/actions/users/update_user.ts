import { recordAudit } from '#actions/audit/record_audit'
import { endSessions } from '#actions/auth/end_sessions'
import { holdAdmins } from '#actions/users/hold_admins'
import { holdUser } from '#actions/users/hold_user'
import { refuseMoneyOwed } from '#actions/users/refuse_money_owed'
import { factsOf, fillDetails, type PersonDetails } from '#actions/users/person_details'
import { conflict } from '#exceptions/refusal'
import Property from '#models/property'
import type { Role } from '#models/user'
import type User from '#models/user'
import { refuseIfEdited } from '#services/database/edit_time'
import { writeTransaction } from '#services/database/write_transaction'

export type UserChange = PersonDetails & { role?: Role }

/**
 * An admin's changes to profile and role, never e-mail, password or flags.
 * @param known the edit they are based on; null to write over any
 * @throws Refusal 409 for oneself, for the last active admin, and for a host who would leave properties
 * without one or is owed money; 412 when they were edited since; 404 when there is nobody
 */
export function updateUser(
  actor: User,
  id: number,
  { role, ...details }: UserChange,
  known: string | null = null
) {
  return writeTransaction(async (trx): Promise<User> => {
    await holdAdmins(trx, actor, id)
    const person = await holdUser(trx, id)
    refuseIfEdited(person, known)
    const before = factsOf(person)
    fillDetails(person, details)
    if (role && role !== person.role) {
      if (role === 'guest') {
        await refuseIfHosting(person)
        await refuseMoneyOwed(trx, id)
      }
      person.role = role
      // Theirs may live for months, an admin's for a day (ADR 0035).
      if (role === 'admin') await endSessions(trx, id)
    }
    await person.save()

    const isNewRole = before.role !== person.role
    await recordAudit(trx, {
      actor,
      action: isNewRole ? 'user.roleChanged' : 'user.updated',
      subject: { type: 'user', id },
      message: isNewRole
        ? { name: 'user.roleChanged', role: person.role, formerRole: before.role }
        : { name: 'user.updated' },
      before,
      after: factsOf(person),
    })
    return person
  })
}

async function refuseIfHosting(person: User) {
  const property = await Property.query({ client: person.$trx })
    .withScopes((scopes) => scopes.existing())
    .where('host_id', person.id)
    .first()
  if (property) throw conflict('users.hasProperties', 'E_HAS_PROPERTIES')
}
