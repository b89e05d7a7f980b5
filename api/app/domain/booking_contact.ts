import { AGREED_STATUSES, type Status } from '#domain/booking_lifecycle'

/**
 * Guest and host see each other's contact data, and the guest the street: of an agreed stay that a person has agreed to, by
 * approving it or by letting the guest in, or that is paid; where nothing is paid online, of every agreed one (ADR 0057).
 */
export function exchangesContact(stay: {
  status: Status
  paymentStatus: string
  approvedBy: number | null
  checkedInBy: number | null
  paysOnline: boolean
}): boolean {
  if (!AGREED_STATUSES.some((status) => status === stay.status)) return false
  const isAnswered = stay.approvedBy !== null || stay.checkedInBy !== null
  return isAnswered || stay.paymentStatus === 'paid' || !stay.paysOnline
}
