import type { TFunction } from 'i18next'
import type { AuditEvent } from '../../api/types'

/** The kinds of things the log speaks about. */
export const SUBJECTS = ['user', 'property', 'booking', 'review', 'payment', 'contact'] as const

type Subject = (typeof SUBJECTS)[number]

const isSubject = (type: string): type is Subject => SUBJECTS.some((known) => known === type)

/** Where a thing can be opened; what was deleted says so there. */
const SCREENS: Partial<Record<string, string>> = {
  user: '/users',
  property: '/properties',
  booking: '/bookings',
}

export function pathOf({ subject, action }: AuditEvent): string | null {
  const screen = SCREENS[subject.type]
  return screen && !action.endsWith('.deleted') ? `${screen}/${subject._id}` : null
}

/** `Booking 7`, in the reader's language. */
export const subjectName = (t: TFunction, { subject }: AuditEvent) =>
  isSubject(subject.type)
    ? t(`audit.subjects.${subject.type}`, { id: subject._id })
    : `${subject.type} ${subject._id}`

/** What happened, in the reader's language; an action newer than this page as it is called. */
export const actionName = (t: TFunction, { action }: AuditEvent): string =>
  t(`audit.actions.${action}` as 'audit.actions.user.created', { defaultValue: action })
