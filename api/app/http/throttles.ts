import { createHash } from 'node:crypto'
import type { HttpRequest } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'

type Throttle = { requests: number; duration: string; key: (request: HttpRequest) => string }

const byAddress = (request: HttpRequest) => request.ip()

/** Digests, so that the limiter's table holds no personal data. */
const byEmailAndAddress = (request: HttpRequest) => {
  const sent: unknown = request.input('email')
  const email = typeof sent === 'string' ? sent.trim().toLowerCase() : ''
  return `${createHash('sha256').update(email).digest('hex').slice(0, 24)}:${request.ip()}`
}

/** By account, whatever the address. */
const byPerson = (request: HttpRequest) => String(request.ctx?.auth.user?.id ?? request.ip())

/** Of the place that a reservation names. */
const byPersonAndProperty = (request: HttpRequest) =>
  `${byPerson(request)}:${Number(request.input('property')) || 0}`

/** Contract, Conventions: 429. */
export const throttles = {
  loginPerAccount: { requests: 5, duration: '15 mins', key: byEmailAndAddress },
  loginPerAddress: { requests: 20, duration: '1 min', key: byAddress },
  codes: { requests: 10, duration: '15 mins', key: byEmailAndAddress },
  passwordLinks: { requests: 5, duration: '15 mins', key: byEmailAndAddress },
  passwordLinksPerAddress: { requests: 20, duration: '1 hour', key: byAddress },
  passwordResets: { requests: 20, duration: '15 mins', key: byAddress },
  passwordChanges: { requests: 5, duration: '15 mins', key: byPerson },
  secondFactors: { requests: 20, duration: '15 mins', key: byPerson },
  avatars: { requests: 20, duration: '1 hour', key: byPerson },
  newsletter: { requests: 10, duration: '1 hour', key: byAddress },
  newsletterLinks: { requests: 60, duration: '1 hour', key: byAddress },
  registration: { requests: 20, duration: '1 hour', key: byAddress },
  reviews: { requests: 20, duration: '1 hour', key: byPerson },
  payments: { requests: 20, duration: '15 mins', key: byPerson },
  reservations: { requests: 30, duration: '1 hour', key: byPerson },
  reservationsPerProperty: { requests: 10, duration: '1 hour', key: byPersonAndProperty },
  cancellations: { requests: 60, duration: '1 hour', key: byPerson },
  listings: { requests: 60, duration: '1 hour', key: byPerson },
  listingChanges: { requests: 120, duration: '1 hour', key: byPerson },
  likes: { requests: 120, duration: '1 hour', key: byPerson },
  reports: { requests: 20, duration: '1 hour', key: byPerson },
  contacts: { requests: 5, duration: '1 hour', key: byAddress },
} satisfies Record<string, Throttle>

export type ThrottleName = keyof typeof throttles

/** After a success: only failures count. */
export async function resetThrottle(name: ThrottleName, request: HttpRequest) {
  const { key, requests, duration } = throttles[name]
  await limiter.use({ requests, duration }).delete(`${name}:${key(request)}`)
}
