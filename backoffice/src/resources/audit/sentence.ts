import type { TFunction } from 'i18next'
import type { AuditEvent } from '../../api/types'

/**
 * What happened, in a sentence of the reader's language. Entries from before there were names, and names newer than
 * this page, keep the sentence they were stored with.
 */
export function sentenceOf(t: TFunction, { telling, subject, summary }: AuditEvent): string {
  if (!telling) return summary
  const { name, params } = telling
  return t(`audit.tellings.${name}`, {
    ...params,
    ...rolesOf(t, params),
    id: subject._id,
    defaultValue: summary,
  })
}

/** Roles have a word of their own in every language. */
function rolesOf(t: TFunction, { role, formerRole }: Record<string, string | number>) {
  const wordFor = (name: string | number) => t(`roles.${name as 'admin'}`)
  return {
    ...(role && { role: wordFor(role) }),
    ...(formerRole && { formerRole: wordFor(formerRole) }),
  }
}
