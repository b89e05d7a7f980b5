import { createHash } from 'node:crypto'
import type { HttpRequest } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import vine from '@vinejs/vine'
import { networkOf } from '#domain/network'
import { LETTERS_TO_STRANGERS } from '#services/limits/mail_limits'

type Throttle = {
  requests: number
  duration: string
  key: (request: HttpRequest) => string
}

const byNetwork = (request: HttpRequest) => networkOf(request.ip())

/** Before it is validated, without what some forms take out of it. */
export function sentEmail(request: HttpRequest): string {
  const sent: unknown = request.input('email')
  return typeof sent === 'string'
    ? sent
        .replace(/\p{Cc}/gu, '')
        .trim()
        .toLowerCase()
    : ''
}

/** Digests, so that the limiter's table holds no personal data. */
const byEmailAndNetwork = (request: HttpRequest) => {
  return `${createHash('sha256').update(sentEmail(request)).digest('hex').slice(0, 24)}:${byNetwork(request)}`
}

/** By account, whatever the address. */
const byPerson = (request: HttpRequest) => String(request.ctx?.auth.user?.id ?? byNetwork(request))

/** Digests: the secret opens a calendar. */
const byCalendar = (request: HttpRequest) =>
  createHash('sha256')
    .update(String(request.param('secret')))
    .digest('hex')
    .slice(0, 24)

/** Of the stay that the path names. */
const byPersonAndStay = (request: HttpRequest) => `${byPerson(request)}:${request.param('id')}`

/** Of the place that a reservation names. */
const byPersonAndProperty = (request: HttpRequest) =>
  `${byPerson(request)}:${vine.helpers.asNumber(request.input('property')) || 0}`

/**
 * Contract, Conventions: 429. Thousands share one address of a mobile carrier, so those per network are wide and the
 * narrow ones count a person or an address of theirs (ADR 0035).
 */
export const throttles = {
  loginPerAccount: { requests: 5, duration: '15 mins', key: byEmailAndNetwork },
  loginPerNetwork: { requests: 120, duration: '1 min', key: byNetwork },
  codes: { requests: 10, duration: '15 mins', key: byEmailAndNetwork },
  codesPerNetwork: { requests: 200, duration: '1 hour', key: byNetwork },
  passwordLinks: { requests: 5, duration: '15 mins', key: byEmailAndNetwork },
  passwordLinksPerNetwork: { requests: 200, duration: '1 hour', key: byNetwork },
  passwordResets: { requests: 100, duration: '15 mins', key: byNetwork },
  passwordChanges: { requests: 5, duration: '15 mins', key: byPerson },
  secondFactors: { requests: 20, duration: '15 mins', key: byPerson },
  statements: { requests: 30, duration: '1 hour', key: byPerson },
  avatars: { requests: 20, duration: '1 hour', key: byPerson },
  newsletter: { requests: 10, duration: '1 hour', key: byEmailAndNetwork },
  newsletterPerNetwork: { requests: 200, duration: '1 hour', key: byNetwork },
  newsletterLinks: { requests: 120, duration: '1 hour', key: byNetwork },
  registration: { requests: 10, duration: '1 hour', key: byEmailAndNetwork },
  registrationPerNetwork: { requests: 200, duration: '1 hour', key: byNetwork },
  reviews: { requests: 20, duration: '1 hour', key: byPerson },
  payments: { requests: 20, duration: '15 mins', key: byPerson },
  /** A page that waits for a payer asks some forty times. */
  paymentConfirmations: { requests: 120, duration: '15 mins', key: byPerson },
  gatewayEvents: { requests: 1200, duration: '1 min', key: byNetwork },
  reservations: { requests: 30, duration: '1 hour', key: byPerson },
  reservationsPerProperty: { requests: 10, duration: '1 hour', key: byPersonAndProperty },
  cancellations: { requests: 60, duration: '1 hour', key: byPerson },
  /** A morning of many leaves room to cancel. */
  departures: { requests: 300, duration: '1 hour', key: byPerson },
  /** Each is told by letter, and what is taken back can be done anew. */
  departuresPerStay: { requests: 10, duration: '1 hour', key: byPersonAndStay },
  claimsPerStay: { requests: 10, duration: '1 hour', key: byPersonAndStay },
  listings: { requests: 60, duration: '1 hour', key: byPerson },
  listingChanges: { requests: 120, duration: '1 hour', key: byPerson },
  likes: { requests: 120, duration: '1 hour', key: byPerson },
  reports: { requests: 20, duration: '1 hour', key: byPerson },
  contacts: { requests: 5, duration: '1 hour', key: byEmailAndNetwork },
  contactsPerNetwork: { requests: 100, duration: '1 hour', key: byNetwork },
  calendars: { requests: 60, duration: '1 hour', key: byCalendar },
  lettersToStrangers: { ...LETTERS_TO_STRANGERS, key: byPerson },
  feeds: { requests: 60, duration: '1 hour', key: byPerson },
  /** One site reads the calendars of many hosts. */
  calendarsPerNetwork: { requests: 1200, duration: '1 min', key: byNetwork },
  operations: { requests: 60, duration: '15 mins', key: byPerson },
  profiles: { requests: 120, duration: '15 mins', key: byNetwork },
  /** What somebody signed in writes where nothing narrower counts. */
  writes: { requests: 600, duration: '15 mins', key: byPerson },
} satisfies Record<string, Throttle>

export type ThrottleName = keyof typeof throttles

/** After a success: only failures count. */
export async function resetThrottle(name: ThrottleName, request: HttpRequest) {
  const { key, requests, duration } = throttles[name]
  await limiter.use({ requests, duration }).delete(`${name}:${key(request)}`)
}
