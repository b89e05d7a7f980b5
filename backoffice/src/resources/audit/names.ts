import type { AuditEvent } from '../../api/types'

type Facts = Record<string, unknown> | null | undefined

/** The fields of a change, as it is told: a currency that stays is said with its amounts. */
export function namesOf(before: Facts, after: Facts): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const staysSame = before?.currency !== undefined && before.currency === after?.currency
  return staysSame ? names.filter((name) => name !== 'currency') : names
}

/** Who did what no account has done: a visitor, or a scheduled job. */
export const nobodyOf = ({ action, subject }: Pick<AuditEvent, 'action' | 'subject'>) =>
  subject.type === 'access' || action === 'user.registered' ? 'audit.stranger' : 'audit.clock'
