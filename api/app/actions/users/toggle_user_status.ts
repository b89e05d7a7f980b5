import { recordAudit } from '#actions/audit/record_audit'
import { endSessions } from '#actions/auth/end_sessions'
import { pauseListings, resumeListings } from '#actions/properties/pause_listings'
import { holdAdmins } from '#actions/users/hold_admins'
import { holdUser } from '#actions/users/hold_user'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Toggles an account, or makes it what is wanted. Deactivation ends sessions and links and pauses the host's listings.
 * @throws Refusal 409 for oneself and for the last active admin; 404 when there is nobody
 */
export function toggleUserStatus(actor: User, id: number, wanted?: boolean) {
  return writeTransaction(async (trx): Promise<User> => {
    await holdAdmins(trx, actor, id)
    const person = await holdUser(trx, id)
    const isActive = wanted ?? !person.isActive
    if (isActive === person.isActive) return person
    await person.merge({ isActive }).save()
    if (!isActive) {
      await endSessions(trx, id)
      await trx.from('password_resets').where('user_id', id).delete()
    }
    await (isActive ? resumeListings : pauseListings)(trx, id, actor)
    await recordAudit(trx, {
      actor,
      action: isActive ? 'user.activated' : 'user.deactivated',
      subject: { type: 'user', id },
      message: { name: isActive ? 'user.activated' : 'user.deactivated', role: person.role },
      before: { isActive: !isActive },
      after: { isActive },
    })
    return person
  })
}
