import type { TFunction } from 'i18next'
import type { AuditEvent } from '../../api/types'

/**
 * The event in the reader's language; old entries and unknown actions keep their stored sentence.
 */
export function sentenceOf(t: TFunction, { message, subject, summary }: AuditEvent): string {
  if (!message) return summary
  const { name, params } = message
  return t(`audit.messages.${name}`, {
    ...params,
    ...rolesOf(t, params),
    id: subject._id,
    defaultValue: summary,
  })
}

/** Roles are translated. */
function rolesOf(t: TFunction, { role, formerRole }: Record<string, string | number>) {
  const wordFor = (name: string | number) => t(`roles.${name as 'admin'}`)
  return {
    ...(role && { role: wordFor(role) }),
    ...(formerRole && { formerRole: wordFor(formerRole) }),
  }
}
