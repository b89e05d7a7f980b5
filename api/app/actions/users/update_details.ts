import { recordAudit } from '#actions/audit/record_audit'
import { factsOf, fillDetails, type PersonDetails } from '#actions/users/person_details'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/** A person's own changes to their profile: never role, e-mail or flags (contract, updatedetails). */
export async function updateDetails(person: User, details: PersonDetails) {
  const before = factsOf(person)
  await writeTransaction(async (trx) => {
    person.useTransaction(trx)
    fillDetails(person, details)
    await person.save()
    await recordAudit(trx, {
      actor: person,
      action: 'user.updated',
      subject: { type: 'user', id: person.id },
      telling: { name: 'user.updatedOwn' },
      before,
      after: factsOf(person),
    })
  })
}
