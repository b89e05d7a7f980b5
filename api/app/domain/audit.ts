/** Audited subjects and actions (contract); an action reads `subject.whatHappened`. */
export const AUDITED = {
  user: [
    'registered',
    'created',
    'verified',
    'updated',
    'roleChanged',
    'activated',
    'deactivated',
    'deleted',
    'passwordChanged',
    'passwordReset',
    'payoutWayChanged',
    'taxNumbersChanged',
    'sessionsEnded',
    'twoFactorReset',
    'settingsChanged',
  ],
  property: [
    'created',
    'updated',
    'activated',
    'deactivated',
    'verified',
    'unverified',
    'handedOver',
    'priced',
    'stayRulesSet',
    'deleted',
    'photosAdded',
    'photoRemoved',
    'primaryPhotoChanged',
    'nightsBlocked',
    'nightsUnblocked',
    'calendarShared',
    'calendarUnshared',
    'feedAdded',
    'feedRemoved',
    'nightsImported',
    'helperInvited',
    'helperAccepted',
    'helperChanged',
    'helperEnded',
  ],
  booking: [
    'reserved',
    'added',
    'updated',
    'approved',
    'checkedIn',
    'checkedOut',
    'checkInUndone',
    'checkOutUndone',
    'paymentNoted',
    'paymentNoteUndone',
    'cancelled',
    'expired',
    'notPaid',
    'noShow',
    'noShowUndone',
    'datesProposed',
    'datesChanged',
    'datesDeclined',
    'datesWithdrawn',
    'datesLapsed',
    'datesAgreed',
    'datesNotPaid',
    'propertyChanged',
    'priceLowered',
    'depositClaimed',
    'claimContested',
    'claimNotAnswered',
    'claimAccepted',
    'claimDecided',
    'claimWithdrawn',
  ],
  review: [
    'written',
    'edited',
    'answered',
    'approved',
    'hidden',
    'removed',
    'deleted',
    'photoRemoved',
  ],
  payment: ['paid', 'failed', 'expired', 'refundDue', 'refunded', 'lost'],
  payout: ['approved', 'exported', 'taken', 'paid', 'failed', 'writtenOff'],
  /** Between a gateway and our books. */
  discrepancy: ['resolved'],
  /** Of M-Pesa's portal. */
  statement: ['uploaded'],
  contact: ['answered', 'unanswered', 'deleted'],
  /** Work of the queue that was given up; jobs have no number, so the subject is 0. */
  job: ['retried', 'forgotten'],
  /** At the door; the subject is the account, 0 for an unknown one. */
  access: ['signedIn', 'signInFailed', 'locked', 'signedOut', 'proofFailed', 'refused', 'exported'],
} as const

type Audited = typeof AUDITED
export type AuditSubject = keyof Audited
/** What people change; `access` changes nothing. */
export type ChangedSubject = Exclude<AuditSubject, 'access'>
export type AuditAction = {
  [Subject in AuditSubject]: `${Subject}.${Audited[Subject][number]}`
}[AuditSubject]

export const AUDIT_SUBJECTS = Object.keys(AUDITED) as AuditSubject[]
export const AUDIT_ACTIONS = AUDIT_SUBJECTS.flatMap((subject) =>
  AUDITED[subject].map((happened) => `${subject}.${happened}` as AuditAction)
)

/** Characters; longer ones are cut. */
export const MAX_SUMMARY = 200

export type AuditFact = string | number | boolean | null | readonly (string | number)[]
export type AuditFacts = Record<string, AuditFact>

/** Replaces a private value, of which only the change is recorded. */
export const UNTOLD = '•••'

/** Personal data stays out of the log (decisions, Data protection). */
const PRIVATE =
  /firstName|lastName|mail|phone|password|secret|token|hash|birth|street|address|zip|postal|bio|avatar|notes|reason|text/i

/** Says nothing without its currency, which is kept beside it. */
const AMOUNT = /price|Minor$|^lost$/

/** The fields that differ, per side; null for a missing side, and for both when nothing differs. */
export function changesBetween(before: AuditFacts | null, after: AuditFacts | null) {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const changed = [...names].filter((name) => !same(before?.[name], after?.[name]))
  if (before && after && changed.length === 0) return null
  const hasAmount = changed.some((name) => AMOUNT.test(name))
  const told = hasAmount ? [...new Set([...changed, 'currency'])] : changed
  return { before: pick(before, told), after: pick(after, told) }
}

function pick(facts: AuditFacts | null, names: string[]): AuditFacts | null {
  if (!facts) return null
  const kept = names.filter((name) => facts[name] !== undefined)
  return Object.fromEntries(kept.map((name) => [name, tellable(name, facts[name])]))
}

function tellable(name: string, fact: AuditFact) {
  return typeof fact === 'string' && PRIVATE.test(name) ? UNTOLD : fact
}

function same(one: AuditFact | undefined, other: AuditFact | undefined) {
  return JSON.stringify(one) === JSON.stringify(other)
}
