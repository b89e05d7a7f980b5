import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { conflict, Refusal } from '#exceptions/refusal'
import type User from '#models/user'

/**
 * Lets an admin act on somebody else's account: holds the rows of all admins for the rest of the transaction,
 * by an update that changes nothing, so that of two who would remove each other the second finds out. The
 * first statement is a write (ADR 0002).
 *
 * @throws Refusal 409 for one's own account; 403 when the actor is no active admin any more
 * @returns `refuseIfLast`, which refuses with 409 to take the last active admin away
 */
export async function holdAdmins(trx: TransactionClientContract, actor: User, targetId: number) {
  if (actor.id === targetId) throw conflict('users.ownAccount', 'E_OWN_ACCOUNT')
  await trx.from('users').where('role', 'admin').whereNull('deleted_at').update({ role: 'admin' })
  const active: { id: number }[] = await trx
    .from('users')
    .where({ role: 'admin', is_active: true })
    .whereNull('deleted_at')
    .select('id')

  const isAdmin = (id: number) => active.some((admin) => admin.id === id)
  if (isAdmin(targetId) && active.length === 1) throw conflict('users.lastAdmin', 'E_LAST_ADMIN')
  if (!isAdmin(actor.id)) throw new Refusal('forbidden', 403, 'E_FORBIDDEN')
}
