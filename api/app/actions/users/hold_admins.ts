import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { conflict, Refusal } from '#exceptions/refusal'
import User from '#models/user'
import { holdRows } from '#services/database/hold_row'

/**
 * Locks all admins, so that two cannot remove each other at the same moment.
 * @throws Refusal 409 for one's own account; 403 when the actor is no active admin any more
 * @returns `refuseIfLast`, which refuses with 409 to take the last active admin away
 */
export async function holdAdmins(trx: TransactionClientContract, actor: User, targetId: number) {
  if (actor.id === targetId) throw conflict('users.ownAccount', 'E_OWN_ACCOUNT')
  const admins = await holdRows(trx, User, (query) => query.where('role', 'admin'))
  const active = admins.filter((admin) => admin.mayUseAccount)
  const isAdmin = (id: number) => active.some((admin) => admin.id === id)
  if (isAdmin(targetId) && active.length === 1) throw conflict('users.lastAdmin', 'E_LAST_ADMIN')
  if (!isAdmin(actor.id)) throw new Refusal('forbidden', 403, 'E_FORBIDDEN')
}
