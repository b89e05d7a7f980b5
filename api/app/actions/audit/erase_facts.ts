import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction } from '#domain/audit'

/** Takes from these entries what changed, which may tell of a person: who changed it, and when, stay. */
export function eraseFacts(
  trx: TransactionClientContract,
  of: { subject_type: 'user' | 'property'; subject_id: number } | { actor_id: number },
  actions: readonly AuditAction[]
) {
  return trx
    .from('audit_events')
    .where(of)
    .whereIn('action', [...actions])
    .update({ before: null, after: null })
}
