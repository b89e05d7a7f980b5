import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  changesBetween,
  MAX_SUMMARY,
  type AuditAction,
  type AuditFacts,
  type AuditSubject,
} from '#domain/audit'
import { englishOf, type AuditTelling } from '#domain/audit_tellings'
import AuditEvent from '#models/audit_event'
import { currentRequestId } from '#services/request_id'

export type AuditEntry<Subject extends AuditSubject = AuditSubject> = {
  /** Who did it; null when the clock did. */
  actor: { id: number } | null
  action: Extract<AuditAction, `${Subject}.${string}`>
  subject: { type: Subject; id: number }
  /** What the entry says in a list; the English sentence is made of it. */
  telling: Extract<AuditTelling, { name: `${Subject}.${string}` }>
  /** The facts before and after; what did not change is left out of the log. */
  before?: AuditFacts | null
  after?: AuditFacts | null
  /** The request it came with, unless told: the one being answered. */
  requestId?: string | null
}

/**
 * Writes down who changed what, in the transaction that changes it: nothing happens without its entry, and
 * no entry is left of what did not happen. A change that changes nothing leaves none either.
 */
export async function recordAudit<Subject extends AuditSubject>(
  trx: TransactionClientContract,
  { actor, action, subject, telling, before, after, requestId }: AuditEntry<Subject>
) {
  const changes = changesBetween(before ?? null, after ?? null)
  if (!changes) return
  await AuditEvent.create(
    {
      actorId: actor?.id ?? null,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      telling,
      summary: shorten(englishOf(telling, subject.id)),
      ...changes,
      requestId: requestId ?? currentRequestId(),
    },
    { client: trx }
  )
}

function shorten(summary: string) {
  const letters = [...summary]
  return letters.length > MAX_SUMMARY ? `${letters.slice(0, MAX_SUMMARY - 1).join('')}…` : summary
}
