import { recordAudit } from '#actions/audit/record_audit'
import { confirmIdentity, type Proof } from '#actions/auth/confirm_identity'
import { holdUser } from '#actions/users/hold_user'
import { factsOf, fillDetails, type PersonDetails } from '#actions/users/person_details'
import type User from '#models/user'
import { refuseIfEdited } from '#services/database/edit_time'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * A person's own profile changes: never role, e-mail or flags (contract, updatedetails).
 * @param known the edit they are based on; null to write over any
 * @param proof asked for another phone number
 * @throws Refusal 412 when the profile was edited since, 422 without proof
 */
export async function updateDetails(
  owner: User,
  details: PersonDetails,
  { known = null, proof = {} }: { known?: string | null; proof?: Proof }
): Promise<User> {
  const { id, phone } = owner
  if (details.phone !== undefined && details.phone !== phone) await confirmIdentity(owner, proof)
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
