/**
 * Messages of the audit log. The English sentence is stored for search; the back office translates.
 * Sentences contain ids, titles and roles, no other personal data.
 */
type Thing = { id: number }
type Person = Thing & { role: string }
type Titled = Thing & { title: string }
/** `calendar` is the name its host gave to another site's. */
type Followed = Titled & { calendar: string }
/** Device in words and address a request came from. */
type Caller = Thing & { device: string; address: string }
/** `account` is the beginning of a keyed digest of the e-mail address. */
type Stranger = Omit<Caller, 'id'> & { account: string }
type Sent = Thing & { host: number; amount: number; currency: string }
type Counted = Thing & { count: number }
/** `job` is the class of the work. */
type Work = Counted & { job: string }
type Difference = Thing & { gateway: string; kind: string }
type Period = Counted & { from: string; to: string }
type Attempt = Thing & { booking: number; gateway: string }

const ENGLISH = {
  'user.registered': ({ id, role }: Person) => `Somebody registered as a ${role}: user ${id}`,
  'user.created': ({ id, role }: Person) => `Made an account for user ${id} as a ${role}`,
  'user.verified': ({ id }: Thing) => `User ${id} verified their e-mail address`,
  'user.updated': ({ id }: Thing) => `Changed the profile of user ${id}`,
  'user.updatedOwn': ({ id }: Thing) => `User ${id} changed their profile`,
  'user.roleChanged': ({ id, role, formerRole }: Person & { formerRole: string }) =>
    `Made user ${id} a ${role}, who was a ${formerRole}`,
  'user.becameHost': ({ id }: Thing) => `User ${id}, a guest, became a host`,
  'user.activated': ({ id, role }: Person) => `Activated user ${id}, a ${role}`,
  'user.deactivated': ({ id, role }: Person) => `Deactivated user ${id}, a ${role}`,
  'user.deleted': ({ id, role }: Person) => `Deleted user ${id}, a ${role}`,
  'user.passwordChanged': ({ id }: Thing) => `User ${id} changed their password`,
  'user.passwordReset': ({ id }: Thing) =>
    `User ${id} chose a new password by a link from a letter`,
  'user.sessionsEnded': ({ id, ended }: Thing & { ended: number }) =>
    `User ${id} ended sessions of their own: ${ended}`,
  'user.payoutWayChanged': ({ id }: Thing) => `User ${id} changed where they are paid`,
  'user.taxNumbersChanged': ({ id }: Thing) => `User ${id} changed their tax numbers`,
  'user.settingsChanged': ({ id }: Thing) => `User ${id} changed their settings`,
  'user.twoFactorOn': ({ id }: Thing) => `User ${id} switched two-factor sign-in on`,
  'user.twoFactorOff': ({ id }: Thing) => `User ${id} switched two-factor sign-in off`,
  'user.twoFactorReset': ({ id }: Thing) => `Switched two-factor sign-in off for user ${id}`,

  'property.created': ({ title }: Titled) => `Listed “${title}”`,
  'property.copied': ({ title, source }: Titled & { source: number }) =>
    `Listed “${title}”, a copy of property ${source}`,
  'property.updated': ({ title }: Titled) => `Changed the listing “${title}”`,
  'property.activated': ({ title }: Titled) => `Activated “${title}”`,
  'property.activatedWithHost': ({ title }: Titled) => `Activated “${title}” with its host`,
  'property.deactivated': ({ title }: Titled) => `Deactivated “${title}”`,
  'property.deactivatedWithHost': ({ title }: Titled) => `Deactivated “${title}” with its host`,
  'property.verified': ({ title }: Titled) => `Verified “${title}”`,
  'property.unverified': ({ title }: Titled) => `No longer verified: “${title}”`,
  'property.handedOver': ({ title, host }: Titled & { host: number }) =>
    `Gave “${title}” to another host: user ${host}`,
  'property.priced': ({ title }: Titled) => `Changed the prices by date and fees of “${title}”`,
  'property.stayRulesSet': ({ title }: Titled) => `Changed the rules of stays at “${title}”`,
  'property.deleted': ({ title }: Titled) => `Deleted “${title}”`,
  'property.photosAdded': ({ title }: Titled) => `Added photos to “${title}”`,
  'property.photoRemoved': ({ title }: Titled) => `Removed a photo from “${title}”`,
  'property.primaryPhotoChanged': ({ title }: Titled) =>
    `Chose another primary photo for “${title}”`,
  'property.nightsBlocked': ({ title }: Titled) => `Blocked nights of “${title}”`,
  'property.nightsUnblocked': ({ title }: Titled) => `Unblocked nights of “${title}”`,
  'property.calendarShared': ({ title }: Titled) =>
    `Gave the calendar of “${title}” a new secret address`,
  'property.calendarUnshared': ({ title }: Titled) =>
    `Ended the secret address of the calendar of “${title}”`,
  'property.feedAdded': ({ title, calendar }: Followed) =>
    `“${title}” follows another calendar: ${calendar}`,
  'property.feedRemoved': ({ title, calendar }: Followed) =>
    `“${title}” no longer follows a calendar: ${calendar}`,
  'property.nightsImported': ({ title, calendar }: Followed) =>
    `Nights of “${title}” changed with another calendar: ${calendar}`,
  'property.helperInvited': ({ title }: Titled) => `Invited somebody to help at “${title}”`,
  'property.helperAccepted': ({ title }: Titled) => `Accepted to help at “${title}”`,
  'property.helperChanged': ({ title }: Titled) =>
    `Changed what somebody who helps at “${title}” may do`,
  'property.helperEnded': ({ title }: Titled) => `Ended somebody's help at “${title}”`,

  'booking.reserved': ({ id, title }: Titled) => `Booking ${id} (${title}): reserved`,
  'booking.added': ({ id, title }: Titled) => `Booking ${id} (${title}): added by hand`,
  'booking.updated': ({ id, title }: Titled) => `Booking ${id} (${title}): changed`,
  'booking.approved': ({ id, title }: Titled) => `Booking ${id} (${title}): approved`,
  'booking.checkedIn': ({ id, title }: Titled) => `Booking ${id} (${title}): guest checked in`,
  'booking.checkedOut': ({ id, title }: Titled) => `Booking ${id} (${title}): guest checked out`,
  'booking.checkInUndone': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): check-in taken back`,
  'booking.checkOutUndone': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): check-out taken back`,
  'booking.paymentNoted': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): noted as paid to the host`,
  'booking.paymentNoteUndone': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): note of the payment taken back`,
  'booking.cancelled': ({ id, title }: Titled) => `Booking ${id} (${title}): cancelled`,
  'booking.expired': ({ id, title }: Titled) => `Booking ${id} (${title}): not answered in time`,
  'booking.notPaid': ({ id, title }: Titled) => `Booking ${id} (${title}): not paid in time`,
  'booking.noShow': ({ id, title }: Titled) => `Booking ${id} (${title}): the guest did not come`,
  'booking.noShowUndone': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): that the guest did not come was taken back`,
  'booking.datesProposed': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): other dates proposed`,
  'booking.datesChanged': ({ id, title }: Titled) => `Booking ${id} (${title}): dates changed`,
  'booking.propertyChanged': ({ id, title, former }: Titled & { former: string }) =>
    `Booking ${id}: taken from ${former} to ${title}`,
  'booking.priceLowered': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): price lowered after an early departure`,
  'booking.datesDeclined': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): other dates declined`,
  'booking.datesWithdrawn': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): other dates no longer proposed`,
  'booking.datesLapsed': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): other dates not answered in time`,
  'booking.datesAgreed': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): other dates agreed, to be paid`,
  'booking.datesNotPaid': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): other dates not paid in time`,
  'booking.depositClaimed': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): a part of the deposit claimed`,
  'booking.claimContested': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): the claim of the deposit contested`,
  'booking.claimNotAnswered': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): the claim of the deposit not answered in time`,
  'booking.claimAccepted': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): the claim of the deposit accepted`,
  'booking.claimDecided': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): the claim of the deposit decided`,
  'booking.claimWithdrawn': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): the claim of the deposit taken back`,

  'review.written': ({ id, booking }: Thing & { booking: number }) =>
    `Review ${id} of booking ${booking}: written`,
  'review.edited': ({ id, title }: Titled) => `Review ${id} (${title}): edited by its author`,
  'review.answered': ({ id, title }: Titled) => `Review ${id} (${title}): answered`,
  'review.approved': ({ id, title }: Titled) => `Review ${id} (${title}): approved`,
  'review.hidden': ({ id, title }: Titled) => `Review ${id} (${title}): hidden`,
  'review.removed': ({ id, title }: Titled) => `Review ${id} (${title}): removed`,
  'review.deleted': ({ id, title }: Titled) => `Review ${id} (${title}): deleted`,
  'review.photoRemoved': ({ id, title }: Titled) =>
    `Review ${id} (${title}): a picture was taken down`,

  'payment.paid': ({ id, booking, gateway }: Attempt) =>
    `Payment ${id} of booking ${booking} by ${gateway}: paid`,
  'payment.failed': ({ id, booking, gateway }: Attempt) =>
    `Payment ${id} of booking ${booking} by ${gateway}: failed`,
  'payment.expired': ({ id, booking, gateway }: Attempt) =>
    `Payment ${id} of booking ${booking} by ${gateway}: expired`,
  'payment.refundDue': ({ id, booking, gateway }: Attempt) =>
    `Payment ${id} of booking ${booking} by ${gateway}: to be refunded`,
  'payment.refunded': ({ id, booking, gateway }: Attempt) =>
    `Payment ${id} of booking ${booking} by ${gateway}: refunded`,
  'payment.lost': ({ id, booking, gateway }: Attempt) =>
    `Payment ${id} of booking ${booking} by ${gateway}: lost in a dispute`,

  'payout.approved': ({ id, host, amount, currency }: Sent) =>
    `Payout ${id} to user ${host} of ${currency} ${amount}: approved`,
  'payout.exported': ({ id, host, amount, currency, file }: Sent & { file: number }) =>
    `Payout ${id} to user ${host} of ${currency} ${amount}: in file ${file} for the bank`,
  'payout.taken': ({ id, host, amount, currency }: Sent) =>
    `Payout ${id} to user ${host} of ${currency} ${amount}: taken on by M-Pesa`,
  'payout.paid': ({ id, host, amount, currency }: Sent) =>
    `Payout ${id} to user ${host} of ${currency} ${amount}: sent`,
  'payout.failed': ({ id, host, amount, currency }: Sent) =>
    `Payout ${id} to user ${host} of ${currency} ${amount}: failed`,
  'payout.writtenOff': ({ id, host, amount, currency }: Sent) =>
    `Payout ${id} to user ${host} of ${currency} ${amount}: written off`,

  'discrepancy.resolved': ({ id, gateway, kind }: Difference) =>
    `Difference ${id} with ${gateway} (${kind}): resolved`,

  'statement.uploaded': ({ id, from, to, count }: Period) =>
    `M-Pesa statement ${id} from ${from} to ${to}: uploaded, ${count} lines`,

  'contact.answered': ({ id }: Thing) => `Contact message ${id}: answered`,
  'contact.unanswered': ({ id }: Thing) => `Contact message ${id}: not answered after all`,
  'contact.deleted': ({ id }: Thing) => `Contact message ${id}: deleted`,

  'job.retried': ({ job, count }: Work) => `Let failed jobs be tried again: ${count} × ${job}`,
  'job.allRetried': ({ count }: Counted) => `Let all failed jobs be tried again: ${count}`,
  'job.forgotten': ({ job, count }: Work) => `Forgot failed jobs: ${count} × ${job}`,
  'job.allForgotten': ({ count }: Counted) => `Forgot all failed jobs: ${count}`,

  'access.signedIn': ({ id, factor, ...from }: Caller & { factor: string }) =>
    `User ${id} signed in by ${wordsOf(factor)}${origin(from)}`,
  'access.signInFailed': ({ id, problem, ...from }: Caller & { problem: string }) =>
    `A sign-in as user ${id} failed: ${wordsOf(problem)}${origin(from)}`,
  'access.strangerFailed': ({ account, ...from }: Stranger) =>
    `A sign-in failed: no account has this e-mail address (${account})${origin(from)}`,
  'access.locked': ({ id, ...from }: Caller) =>
    `Sign-in as user ${id} is paused after too many tries${origin(from)}`,
  'access.strangerLocked': ({ account, ...from }: Stranger) =>
    `Sign-in with an unknown e-mail address (${account}) is paused after too many tries${origin(from)}`,
  'access.signedOut': ({ id, ...from }: Caller) => `User ${id} signed out${origin(from)}`,
  'access.proofFailed': ({ id, problem, ...from }: Caller & { problem: string }) =>
    `User ${id} could not prove who they are: ${wordsOf(problem)}${origin(from)}`,
  'access.refused': ({ id, call, ...from }: Caller & { call: string }) =>
    `User ${id} was refused ${call}${origin(from)}`,
  'access.exported': ({ id, list, ...from }: Caller & { list: string }) =>
    `User ${id} exported a list: ${list}${origin(from)}`,
} as const

const WORDS: Partial<Record<string, string>> = {
  codeByApp: 'password and a code of their app',
  recoveryCode: 'password and a recovery code',
  mailedCode: 'a code sent by e-mail',
  wrongPassword: 'wrong password',
  wrongCode: 'wrong code',
  tooManyTries: 'too many tries',
  deactivated: 'the account is deactivated',
  notVerified: 'the e-mail address is not verified',
}

function wordsOf(name: string) {
  return WORDS[name] ?? name
}

function origin({ device, address }: Pick<Caller, 'device' | 'address'>) {
  return ` (${device}, ${address})`
}

type Sentences = typeof ENGLISH
export type AuditMessageName = keyof Sentences

export type AuditMessage = {
  [Name in AuditMessageName]: { name: Name } & Omit<Parameters<Sentences[Name]>[0], 'id'>
}[AuditMessageName]

export const AUDIT_MESSAGES = Object.keys(ENGLISH) as AuditMessageName[]

export function englishOf({ name, ...params }: AuditMessage, id: number): string {
  const sentence = ENGLISH[name] as (named: object) => string
  return sentence({ ...params, id })
}
