import { recordAudit } from '#actions/audit/record_audit'
import { holdUser } from '#actions/users/hold_user'
import { factsOf, fillDetails, type PersonDetails } from '#actions/users/person_details'
import type User from '#models/user'
import { refuseIfEdited } from '#services/database/edit_time'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * A person's own profile changes: never role, e-mail or flags (contract, updatedetails).
 * @param known the edit they are based on; null to write over any
 * @throws Refusal 412 when the profile was edited since
 */
export function updateDetails(
  { id }: User,
  details: PersonDetails,
  known: string | null = null
): Promise<User> {
  return writeTransaction(async (trx) => {
    const person = await holdUser(trx, id)
    refuseIfEdited(person, known)
    const before = factsOf(person)
    fillDetails(person, details)
    await person.save()
    await recordAudit(trx, {
      actor: person,
      action: 'user.updated',
      subject: { type: 'user', id },
      message: { name: 'user.updatedOwn' },
      before,
      after: factsOf(person),
    })
    return person
  })
}
