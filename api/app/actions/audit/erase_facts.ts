import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction } from '#domain/audit'

type Subjects = ReturnType<TransactionClientContract['from']>

type Entries =
  | { subject_type: 'user' | 'property'; subject_id: number }
  | { subject_type: 'payout'; subject_ids: Subjects }
  | { actor_id: number }

/** Takes from these entries what changed, which may tell of a person: who changed it, and when, stay. */
export function eraseFacts(
  trx: TransactionClientContract,
  of: Entries,
  actions: readonly AuditAction[]
) {
  const entries = trx.from('audit_events').whereIn('action', [...actions])
  if ('subject_ids' in of) {
    entries.where('subject_type', of.subject_type).whereIn('subject_id', of.subject_ids)
  } else entries.where(of)
  return entries.update({ before: null, after: null })
}
