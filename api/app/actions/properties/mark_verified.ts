import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import type { AuditFacts } from '#domain/audit'
import { isDecision, type VerificationMark } from '#domain/listing'
import type Property from '#models/property'
import type User from '#models/user'

/** Gives the mark of verification or takes it back, with who, when and why; ignored unless an admin says so. */
export function markVerified(property: Property, actor: User, mark: VerificationMark) {
  const { isVerified, verificationReason } = mark
  if (!actor.isAdmin || !isDecision(mark, property.isVerified)) return
  property.merge({
    isVerified,
    verificationAt: DateTime.utc(),
    verificationBy: actor.id,
    verificationReason: verificationReason ?? null,
  })
}

export function markFacts({ isVerified, verificationReason }: Property): AuditFacts {
  return { isVerified, finding: verificationReason }
}

/** Nothing where it stayed as it was. */
export async function noteMark(
  trx: TransactionClientContract,
  property: Property,
  actor: User,
  before: AuditFacts
) {
  const { id, title, isVerified } = property
  const action = isVerified ? 'property.verified' : 'property.unverified'
  await recordAudit(trx, {
    actor,
    action,
    subject: { type: 'property', id },
    message: { name: action, title },
    before,
    after: markFacts(property),
  })
}
