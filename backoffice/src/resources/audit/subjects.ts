import type { TFunction } from 'i18next'
import type { AuditEvent } from '../../api/types'

/** Kinds of subjects in the log. */
export const SUBJECTS = [
  'user',
  'property',
  'booking',
  'review',
  'payment',
  'payout',
  'discrepancy',
  'statement',
  'contact',
  'job',
  'access',
] as const

type Subject = (typeof SUBJECTS)[number]

const isSubject = (type: string): type is Subject => SUBJECTS.some((known) => known === type)

/** Their screens, which also handle deleted ones. */
const SCREENS: Partial<Record<string, string>> = {
  user: '/users',
  access: '/users',
  property: '/properties',
  booking: '/bookings',
  payout: '/payouts',
}

export function pathOf({ subject, action }: AuditEvent): string | null {
  const screen = subject._id > 0 && SCREENS[subject.type]
  return screen && !action.endsWith('.deleted') ? `${screen}/${subject._id}` : null
}

/** `Booking 7`, translated. */
export function subjectName(t: TFunction, { subject }: AuditEvent) {
  if (subject._id === 0 && subject.type !== 'job') return t('audit.unknownAccount')
  return isSubject(subject.type)
    ? t(`audit.subjects.${subject.type}`, { id: subject._id })
    : `${subject.type} ${subject._id}`
}

/** The translated action; the raw name when unknown. */
export const actionName = (t: TFunction, { action }: AuditEvent): string =>
  t(`audit.actions.${action}` as 'audit.actions.user.created', { defaultValue: action })

/** What can happen to a kind of thing, as the catalogue knows it. */
export function actionsOf(t: TFunction, subject: Subject) {
  const names: Record<string, string> = t(`audit.actions.${subject}`, { returnObjects: true })
  return Object.entries(names).map(([name, text]) => ({ value: `${subject}.${name}`, text }))
}
