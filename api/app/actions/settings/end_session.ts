import { recordAudit } from '#actions/audit/record_audit'
import { endSessions } from '#actions/auth/end_sessions'
import { notFound } from '#exceptions/refusal'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/** Ends one session of a person (decisions, §2.14). @throws Refusal 404 when it has ended meanwhile */
export async function endSession(person: User, session: { id: number }) {
  await writeTransaction(async (trx) => {
    const ended = await trx
      .from('auth_access_tokens')
      .where({ id: session.id, tokenable_id: person.id })
      .delete()
    if (Number(ended) === 0) throw notFound()
    await note(trx, person, 1)
  })
}

/** @returns the number ended */
export function endOtherSessions(person: User, currentId: number): Promise<number> {
  return writeTransaction(async (trx) => {
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
