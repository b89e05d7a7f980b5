import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { announceChange } from '#actions/audit/announce_change'
import {
  changesBetween,
  MAX_SUMMARY,
  type AuditAction,
  type AuditFacts,
  type ChangedSubject,
} from '#domain/audit'
import { englishOf, type AuditMessage } from '#domain/audit_messages'
import AuditEvent from '#models/audit_event'
import { currentRequestId } from '#services/request_id'

export type AuditEntry<Subject extends ChangedSubject = ChangedSubject> = {
  /** null for a scheduled job */
  actor: { id: number } | null
  action: Extract<AuditAction, `${Subject}.${string}`>
  subject: { type: Subject; id: number }
  message: Extract<AuditMessage, { name: `${Subject}.${string}` }>
  /** Facts before and after; unchanged ones are left out of the log. */
  before?: AuditFacts | null
  after?: AuditFacts | null
  /** People who see nothing of it any more: their screens are told as well. */
  formerly?: readonly (number | null)[]
  /** The current request's id unless given. */
  requestId?: string | null
}

/** Writes an audit entry in the transaction of the change itself, and announces it; without a change neither. */
export async function recordAudit<Subject extends ChangedSubject>(
  trx: TransactionClientContract,
  { actor, action, subject, message, before, after, formerly, requestId }: AuditEntry<Subject>
) {
  const changes = changesBetween(before ?? null, after ?? null)
  if (!changes) return
  await AuditEvent.create(
    {
      actorId: actor?.id ?? null,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      message,
      summary: shorten(englishOf(message, subject.id)),
      ...changes,
      requestId: requestId ?? currentRequestId(),
    },
    { client: trx }
  )
  await announceChange(trx, { action, subject, message, before, formerly })
}

export function shorten(summary: string) {
  const letters = [...summary]
  return letters.length > MAX_SUMMARY ? `${letters.slice(0, MAX_SUMMARY - 1).join('')}…` : summary
}
