import { holdOwnProperty } from '#actions/properties/hold_property'
import { finishRetirement, retireProperty } from '#actions/properties/retire_property'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Deletes a property (§2.12).
 * @throws Refusal 409 while a confirmed or checked-in stay is ahead; 404 when it is gone already
 */
export async function deleteProperty(id: number, actor: User) {
  const retirement = await writeTransaction(async (trx) => {
    await holdOwnProperty(trx, actor, id)
    return retireProperty(trx, id, actor)
  })
  await finishRetirement(retirement)
}
