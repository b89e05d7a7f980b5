import type { HttpContext } from '@adonisjs/core/http'
import AuditPolicy from '#policies/audit_policy'
import BookPolicy from '#policies/book_policy'
import BookingPolicy from '#policies/booking_policy'
import ContactPolicy from '#policies/contact_policy'
import DiscrepancyPolicy from '#policies/discrepancy_policy'
import NewsletterPolicy from '#policies/newsletter_policy'
import PayoutPolicy from '#policies/payout_policy'
import PropertyPolicy from '#policies/property_policy'
import ReviewPolicy from '#policies/review_policy'
import SystemPolicy from '#policies/system_policy'
import UserPolicy from '#policies/user_policy'

type Bouncer = HttpContext['bouncer']

/** Abilities that need no record, by policy method. Those of a record are sent with it. */
const QUESTIONS = {
  properties: {
    list: (bouncer: Bouncer) => bouncer.with(PropertyPolicy).allows('viewOwn'),
    listAll: (bouncer: Bouncer) => bouncer.with(PropertyPolicy).allows('viewAll'),
    create: (bouncer: Bouncer) => bouncer.with(PropertyPolicy).allows('create'),
  },
  bookings: {
    lookAfter: (bouncer: Bouncer) => bouncer.with(BookingPolicy).allows('lookAfter'),
    export: (bouncer: Bouncer) => bouncer.with(BookingPolicy).allows('export'),
  },
  depositClaims: {
    list: (bouncer: Bouncer) => bouncer.with(BookingPolicy).allows('seeClaims'),
  },
  reviews: {
    moderate: (bouncer: Bouncer) => bouncer.with(ReviewPolicy).allows('moderate'),
  },
  users: {
    list: (bouncer: Bouncer) => bouncer.with(UserPolicy).allows('viewAny'),
    manage: (bouncer: Bouncer) => bouncer.with(UserPolicy).allows('manage'),
  },
  contacts: {
    manage: (bouncer: Bouncer) => bouncer.with(ContactPolicy).allows('manage'),
  },
  newsletter: {
    list: (bouncer: Bouncer) => bouncer.with(NewsletterPolicy).allows('viewAny'),
  },
  payouts: {
    list: (bouncer: Bouncer) => bouncer.with(PayoutPolicy).allows('list'),
    manage: (bouncer: Bouncer) => bouncer.with(PayoutPolicy).allows('manage'),
  },
  discrepancies: {
    reconcile: (bouncer: Bouncer) => bouncer.with(DiscrepancyPolicy).allows('reconcile'),
  },
  books: {
    read: (bouncer: Bouncer) => bouncer.with(BookPolicy).allows('read'),
  },
  earnings: {
    view: (bouncer: Bouncer) => bouncer.with(PayoutPolicy).allows('viewEarnings'),
  },
  audit: {
    list: (bouncer: Bouncer) => bouncer.with(AuditPolicy).allows('viewAny'),
  },
  system: {
    operate: (bouncer: Bouncer) => bouncer.with(SystemPolicy).allows('operate'),
  },
}

type Resource = keyof typeof QUESTIONS

export type Abilities = {
  [Name in Resource]: Record<keyof (typeof QUESTIONS)[Name] & string, boolean>
}

export async function abilitiesOf(bouncer: Bouncer): Promise<Abilities> {
  const answers = Object.entries(QUESTIONS).map(async ([resource, questions]) => {
    const asked = Object.entries(questions).map(async ([ability, ask]) => [
      ability,
      await ask(bouncer),
    ])
    return [resource, Object.fromEntries(await Promise.all(asked))]
  })
  return Object.fromEntries(await Promise.all(answers)) as Abilities
}
