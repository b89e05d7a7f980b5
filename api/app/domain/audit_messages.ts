/**
 * Messages of the audit log. The English sentence is stored for search; the back office translates.
 * Sentences contain ids, titles and roles, no other personal data.
 */
type Thing = { id: number }
type Person = Thing & { role: string }
type Titled = Thing & { title: string }
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
  'user.settingsChanged': ({ id }: Thing) => `User ${id} changed their settings`,
  'user.twoFactorOn': ({ id }: Thing) => `User ${id} switched two-factor sign-in on`,
  'user.twoFactorOff': ({ id }: Thing) => `User ${id} switched two-factor sign-in off`,
  'user.twoFactorReset': ({ id }: Thing) => `Switched two-factor sign-in off for user ${id}`,

  'property.created': ({ title }: Titled) => `Listed “${title}”`,
  'property.updated': ({ title }: Titled) => `Changed the listing “${title}”`,
  'property.activated': ({ title }: Titled) => `Activated “${title}”`,
  'property.activatedWithHost': ({ title }: Titled) => `Activated “${title}” with its host`,
  'property.deactivated': ({ title }: Titled) => `Deactivated “${title}”`,
  'property.deactivatedWithHost': ({ title }: Titled) => `Deactivated “${title}” with its host`,
  'property.verified': ({ title }: Titled) => `Verified “${title}”`,
  'property.unverified': ({ title }: Titled) => `No longer verified: “${title}”`,
  'property.handedOver': ({ title, host }: Titled & { host: number }) =>
    `Gave “${title}” to another host: user ${host}`,
  'property.deleted': ({ title }: Titled) => `Deleted “${title}”`,
  'property.photosAdded': ({ title }: Titled) => `Added photos to “${title}”`,
  'property.photoRemoved': ({ title }: Titled) => `Removed a photo from “${title}”`,
  'property.primaryPhotoChanged': ({ title }: Titled) =>
    `Chose another primary photo for “${title}”`,
  'property.nightsBlocked': ({ title }: Titled) => `Blocked nights of “${title}”`,
  'property.nightsUnblocked': ({ title }: Titled) => `Unblocked nights of “${title}”`,

  'booking.reserved': ({ id, title }: Titled) => `Booking ${id} (${title}): reserved`,
  'booking.updated': ({ id, title }: Titled) => `Booking ${id} (${title}): changed`,
  'booking.approved': ({ id, title }: Titled) => `Booking ${id} (${title}): approved`,
  'booking.checkedIn': ({ id, title }: Titled) => `Booking ${id} (${title}): guest checked in`,
  'booking.checkedOut': ({ id, title }: Titled) => `Booking ${id} (${title}): guest checked out`,
  'booking.checkInUndone': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): check-in taken back`,
  'booking.checkOutUndone': ({ id, title }: Titled) =>
    `Booking ${id} (${title}): check-out taken back`,
  'booking.cancelled': ({ id, title }: Titled) => `Booking ${id} (${title}): cancelled`,
  'booking.expired': ({ id, title }: Titled) => `Booking ${id} (${title}): not answered in time`,

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

  'contact.answered': ({ id }: Thing) => `Contact message ${id}: answered`,
  'contact.unanswered': ({ id }: Thing) => `Contact message ${id}: not answered after all`,
  'contact.deleted': ({ id }: Thing) => `Contact message ${id}: deleted`,
} as const

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
