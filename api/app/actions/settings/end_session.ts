import { recordAudit } from '#actions/audit/record_audit'
import { confirmIdentity, type Proof } from '#actions/auth/confirm_identity'
import { endSessions } from '#actions/auth/end_sessions'
import { holdActiveUser } from '#actions/users/hold_user'
import { notFound } from '#exceptions/refusal'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Ends one session of a person (decisions, §2.14).
 * @param proof not asked for the session that asks: that is signing out
 * @throws Refusal 422 without proof of who asks, 404 when the session has ended meanwhile
 */
export async function endSession(
  person: User,
  { session, currentId }: { session: { id: number }; currentId: number },
  proof: Proof
) {
  if (session.id !== currentId) await confirmIdentity(person, proof)
  await writeTransaction(async (trx) => {
    // As a change of the password does, whose new session is this one's again.
    await holdActiveUser(trx, person.id)
    const ended = await trx
      .from('auth_access_tokens')
      .where({ id: session.id, tokenable_id: person.id })
      .delete()
    if (Number(ended) === 0) throw notFound()
    await note(trx, person, 1)
  })
}

/** @returns the number ended */
export async function endOtherSessions(
  person: User,
  currentId: number,
  proof: Proof
): Promise<number> {
  await confirmIdentity(person, proof)
  return writeTransaction(async (trx) => {
    await holdActiveUser(trx, person.id)
    const ended = await endSessions(trx, person.id, currentId)
    if (ended > 0) await note(trx, person, ended)
    return ended
  })
}

function note(trx: Parameters<typeof recordAudit>[0], person: User, ended: number) {
  return recordAudit(trx, {
    actor: person,
    action: 'user.sessionsEnded',
    subject: { type: 'user', id: person.id },
    message: { name: 'user.sessionsEnded', ended },
  })
}
