import { keyedDigest } from '#services/crypto/keyed_digest'

const OWN = /^[0-9a-f]{24}-([0-9a-f]{16})@makao$/

/** What an event stands for: a booking by its id, or nights blocked, held or kept free by the first of them. */
export type Marked = { kind: 'booking' | 'block' | 'held' | 'preparation'; id: number }

/** The lasting UID of an event of a property; it tells neither of them to others (ADR 0047). */
export function uidOf(propertyId: number, { kind, id }: Marked) {
  const event = keyedDigest('calendar-event', `${propertyId}:${kind}:${id}`).slice(0, 24)
  return `${event}-${markOf(propertyId)}@makao`
}

/** An event that this installation wrote for this property, and that came back. */
export function isOwnUid(propertyId: number, uid: string) {
  return OWN.exec(uid)?.[1] === markOf(propertyId)
}

/** One that Makao wrote, here or elsewhere: it is never an echo, since Makao does not pass on what it imports. */
export function isMakaoUid(uid: string) {
  return OWN.test(uid)
}

function markOf(propertyId: number) {
  return keyedDigest('calendar-property', String(propertyId)).slice(0, 16)
}
