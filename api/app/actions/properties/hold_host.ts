import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdActiveUser } from '#actions/users/hold_user'
import { invalid, Refusal } from '#exceptions/refusal'
import User from '#models/user'
import { holdRow } from '#services/database/hold_row'

/** Locks the host a listing is to belong to. @throws Refusal 422 when they cannot host */
export async function holdHost(trx: TransactionClientContract, id: number): Promise<User> {
  const host = await holdRow(trx, User, id)
  if (!host?.mayUseAccount || !host.runsProperties) {
    throw invalid('host', 'host', 'properties.noSuchHost')
  }
  return host
}

/**
 * Locks whose listing it becomes: somebody's own, or that of the host an admin names.
 * @throws Refusal 403 for who is no host any more, 422 when the other cannot host
 */
export async function holdOwner(trx: TransactionClientContract, actor: User, hostId: number) {
  if (hostId !== actor.id) return holdHost(trx, hostId)
  const owner = await holdActiveUser(trx, actor.id)
  if (!owner.runsProperties) throw new Refusal('forbidden', 403, 'E_FORBIDDEN')
  return owner
}
