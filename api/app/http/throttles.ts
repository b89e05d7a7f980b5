import { createHash } from 'node:crypto'
import type { HttpRequest } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { networkOf } from '#domain/network'

type Throttle = { requests: number; duration: string; key: (request: HttpRequest) => string }

const byNetwork = (request: HttpRequest) => networkOf(request.ip())

/** Digests, so that the limiter's table holds no personal data. */
const byEmailAndNetwork = (request: HttpRequest) => {
  const sent: unknown = request.input('email')
  const email = typeof sent === 'string' ? sent.trim().toLowerCase() : ''
  return `${createHash('sha256').update(email).digest('hex').slice(0, 24)}:${byNetwork(request)}`
}

/** By account, whatever the address. */
const byPerson = (request: HttpRequest) => String(request.ctx?.auth.user?.id ?? byNetwork(request))

/** Of the place that a reservation names. */
const byPersonAndProperty = (request: HttpRequest) =>
  `${byPerson(request)}:${Number(request.input('property')) || 0}`

/**
 * Contract, Conventions: 429. Thousands share one address of a mobile carrier, so those per network are wide and the
 * narrow ones count a person or an address of theirs (ADR 0035).
 */
export const throttles = {
  loginPerAccount: { requests: 5, duration: '15 mins', key: byEmailAndNetwork },
  loginPerNetwork: { requests: 120, duration: '1 min', key: byNetwork },
  codes: { requests: 10, duration: '15 mins', key: byEmailAndNetwork },
  passwordLinks: { requests: 5, duration: '15 mins', key: byEmailAndNetwork },
  passwordLinksPerNetwork: { requests: 200, duration: '1 hour', key: byNetwork },
  passwordResets: { requests: 100, duration: '15 mins', key: byNetwork },
  passwordChanges: { requests: 5, duration: '15 mins', key: byPerson },
  secondFactors: { requests: 20, duration: '15 mins', key: byPerson },
  avatars: { requests: 20, duration: '1 hour', key: byPerson },
  newsletter: { requests: 10, duration: '1 hour', key: byEmailAndNetwork },
  newsletterPerNetwork: { requests: 200, duration: '1 hour', key: byNetwork },
  newsletterLinks: { requests: 120, duration: '1 hour', key: byNetwork },
  registration: { requests: 10, duration: '1 hour', key: byEmailAndNetwork },
  registrationPerNetwork: { requests: 200, duration: '1 hour', key: byNetwork },
  reviews: { requests: 20, duration: '1 hour', key: byPerson },
  payments: { requests: 20, duration: '15 mins', key: byPerson },
  reservations: { requests: 30, duration: '1 hour', key: byPerson },
  reservationsPerProperty: { requests: 10, duration: '1 hour', key: byPersonAndProperty },
  cancellations: { requests: 60, duration: '1 hour', key: byPerson },
  listings: { requests: 60, duration: '1 hour', key: byPerson },
  listingChanges: { requests: 120, duration: '1 hour', key: byPerson },
  likes: { requests: 120, duration: '1 hour', key: byPerson },
  reports: { requests: 20, duration: '1 hour', key: byPerson },
  contacts: { requests: 5, duration: '1 hour', key: byEmailAndNetwork },
  contactsPerNetwork: { requests: 100, duration: '1 hour', key: byNetwork },
  profiles: { requests: 120, duration: '15 mins', key: byNetwork },
} satisfies Record<string, Throttle>

export type ThrottleName = keyof typeof throttles

/** After a success: only failures count. */
export async function resetThrottle(name: ThrottleName, request: HttpRequest) {
  const { key, requests, duration } = throttles[name]
  await limiter.use({ requests, duration }).delete(`${name}:${key(request)}`)
}
