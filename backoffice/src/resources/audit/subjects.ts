import type { TFunction } from 'i18next'
import type { AuditEvent } from '../../api/types'

/** Kinds of subjects in the log. */
export const SUBJECTS = ['user', 'property', 'booking', 'review', 'payment', 'contact'] as const

type Subject = (typeof SUBJECTS)[number]

const isSubject = (type: string): type is Subject => SUBJECTS.some((known) => known === type)

/** Their screens, which also handle deleted ones. */
const SCREENS: Partial<Record<string, string>> = {
  user: '/users',
  property: '/properties',
  booking: '/bookings',
}

export function pathOf({ subject, action }: AuditEvent): string | null {
  const screen = SCREENS[subject.type]
  return screen && !action.endsWith('.deleted') ? `${screen}/${subject._id}` : null
}

/** `Booking 7`, translated. */
export const subjectName = (t: TFunction, { subject }: AuditEvent) =>
  isSubject(subject.type)
    ? t(`audit.subjects.${subject.type}`, { id: subject._id })
    : `${subject.type} ${subject._id}`

/** The translated action; the raw name when unknown. */
export const actionName = (t: TFunction, { action }: AuditEvent): string =>
  t(`audit.actions.${action}` as 'audit.actions.user.created', { defaultValue: action })
