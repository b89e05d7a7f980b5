import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DurationLike } from 'luxon'
import { IDLE_DAYS } from '#domain/settings'

export type Term = {
  table: string
  /** A moment, from which the term runs. */
  from: string
  kept: DurationLike
  /** Written as a Date, which SQLite keeps as milliseconds. */
  isDate?: true
  /** Written in ms on both engines. */
  isMillis?: true
  /** Among the table's rows. */
  only?: (rows: DatabaseQueryBuilderContract) => unknown
}

/** What the page on privacy promises (storefront/app/content). */
export const COMMUNICATIONS = { years: 2 }
export const BOOKING_RECORDS = { years: 7 }

/** Entries about the door have addresses and devices in them. */
export const ACCESS = { days: 180 }

/** As the queue prunes them when another one fails (config/queue.ts); some name an address. */
export const FAILED_JOBS = { days: 7 }

/** Audited subjects that are booking records. */
const RECORDED = ['booking', 'payment', 'payout', 'discrepancy', 'statement']

/** What refers to people who have done something, though they cannot sign in before they are verified. */
const TRACES = [
  ['bookings', 'guest_id'],
  ['bookings', 'host_id'],
  ['properties', 'host_id'],
  ['reviews', 'author_id'],
  ['audit_events', 'actor_id'],
  ['payouts', 'host_id'],
  ['ledger_entries', 'host_id'],
]

/** How long rows are kept that nobody deletes (ADR 0038). */
export const TERMS: Term[] = [
  {
    table: 'payment_events',
    from: 'created_at',
    kept: ACCESS,
    only: (rows) => rows.whereNull('payment_id').whereNull('transfer_id'),
  },
  /** Longer than the messages they were made of, which would be taken up again. */
  { table: 'discrepancies', from: 'created_at', kept: { years: 9 } },
  /** Its lines go with it. */
  { table: 'mpesa_statements', from: 'created_at', kept: BOOKING_RECORDS },
  { table: 'idempotency_keys', from: 'expires_at', kept: {} },
  { table: 'auth_access_tokens', from: 'expires_at', kept: {}, isDate: true },
  {
    table: 'auth_access_tokens',
    from: 'last_used_at',
    kept: { days: IDLE_DAYS },
    isDate: true,
  },
  {
    table: 'auth_access_tokens',
    from: 'created_at',
    kept: { days: IDLE_DAYS },
    isDate: true,
    only: (rows) => rows.whereNull('last_used_at'),
  },
  { table: 'queue_jobs', from: 'finished_at', kept: FAILED_JOBS, isMillis: true },
  { table: 'password_resets', from: 'expires_at', kept: {} },
  { table: 'verification_codes', from: 'expires_at', kept: { days: 1 } },
  { table: 'known_devices', from: 'last_seen_at', kept: { years: 1 } },
  {
    table: 'newsletter_subscribers',
    from: 'confirm_expires_at',
    kept: {},
    only: (rows) => rows.whereNull('confirmed_at'),
  },
  { table: 'property_helpers', from: 'expires_at', kept: { days: 30 } },
  { table: 'newsletter_subscribers', from: 'unsubscribed_at', kept: COMMUNICATIONS },
  { table: 'contact_messages', from: 'created_at', kept: COMMUNICATIONS },
  {
    table: 'audit_events',
    from: 'created_at',
    kept: COMMUNICATIONS,
    only: (rows) => rows.whereNotIn('subject_type', RECORDED),
  },
  { table: 'audit_events', from: 'created_at', kept: BOOKING_RECORDS },
  {
    table: 'audit_events',
    from: 'created_at',
    kept: ACCESS,
    only: (rows) => rows.where('subject_type', 'access'),
  },
  {
    table: 'users',
    from: 'created_at',
    kept: { days: 30 },
    only: (rows) => {
      withoutTraces(rows.where('email_verified', false).whereNull('deleted_at'))
    },
  },
  /** Guests whom hosts wrote down go after their stays (ADR 0068). */
  {
    table: 'users',
    from: 'created_at',
    kept: { days: 30 },
    only: (rows) => {
      withoutTraces(rows.where('without_account', true))
    },
  },
]

function withoutTraces(rows: DatabaseQueryBuilderContract) {
  for (const [table, column] of TRACES) {
    rows.whereNotExists((trace) =>
      trace.from(table).whereColumn(`${table}.${column}`, 'users.id').select(column)
    )
  }
}
