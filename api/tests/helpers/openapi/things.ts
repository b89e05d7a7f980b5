import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { postTransaction } from '#actions/ledger/post_transaction'
import type Booking from '#models/booking'
import CalendarFeed from '#models/calendar_feed'
import DateChange from '#models/date_change'
import DepositClaim from '#models/deposit_claim'
import Discrepancy from '#models/discrepancy'
import MpesaStatement from '#models/mpesa_statement'
import PaymentEvent from '#models/payment_event'
import Payout from '#models/payout'
import { sealUrl } from '#services/calendars/sealed_url'
import { day } from '#tests/helpers/days'

/** Somebody's, that is due. */
export function owePayout(hostId: number) {
  return Payout.create({ hostId, currency: 'KES', amountMinor: 1_300_000, status: 'due' })
}

/** A host was paid out for what a guest's bank has taken back since. */
export async function oweBack(hostId: number, entry: number) {
  const about = { kind: 'loss', fact: `loss:payment:${entry}:1`, hostId, currency: 'KES' } as const
  const ofStay = { bookingId: entry, paymentId: entry, happenedAt: DateTime.utc() }
  await db.transaction((trx) =>
    postTransaction(trx, { ...about, ...ofStay }, [
      { account: 'hostPayable', amount: 100_000 },
      { account: 'gateway', amount: -100_000 },
    ])
  )
}

/** A card payment that nobody here knows of. */
export function openDifference(reference: string) {
  return Discrepancy.create({
    source: 'list',
    gateway: 'paystack',
    kind: 'unknownReference',
    movement: 'payment',
    reference,
    status: 'open',
    day: day(-1),
    times: 1,
    theirsMinor: 450_000,
    theirsCurrency: 'KES',
  })
}

/** A message about a payment that we do not know. */
export function hearMessage(reference: string) {
  return PaymentEvent.create({
    gateway: 'paystack',
    kind: 'charge.success',
    verdict: 'unknown',
    reference: `unknown/${reference}`,
    body: JSON.stringify({ event: 'charge.success', data: { reference, amount: 450_000 } }),
    timesReceived: 1,
  })
}

/** A statement of a day on which nothing moved. */
export function uploadStatement(uploadedBy: number, entry: number) {
  return MpesaStatement.create({
    digest: String(entry).padStart(64, '0'),
    firstDay: day(-2),
    lastDay: day(-2),
    coveredFirst: day(-2),
    coveredLast: day(-2),
    lineCount: 0,
    newCount: 0,
    differenceCount: 0,
    paidInMinor: 0,
    withdrawnMinor: 0,
    uploadedBy,
  })
}

/** At an address that is refused before it is asked. */
export function followCalendar(propertyId: number, name: string) {
  return CalendarFeed.create({
    propertyId,
    name,
    sealedUrl: sealUrl(new URL(`http://10.0.0.1/${encodeURIComponent(name)}.ics`)),
    host: '10.0.0.1',
    state: 'new',
    failures: 0,
    held: 0,
    nextAt: DateTime.utc().plus({ days: 1 }),
  })
}

/** By its guest, unless it is said by whom. */
export function proposeDates(
  { id, quote, totalMinor }: Booking,
  checkIn: string,
  checkOut: string,
  changes: Partial<DateChange> = {}
) {
  return DateChange.create({
    bookingId: id,
    proposedBy: 'guest',
    status: 'open',
    checkIn,
    checkOut,
    quote,
    formerTotalMinor: totalMinor,
    expiresAt: DateTime.utc().plus({ hours: 48 }),
    ...changes,
  })
}

/** A part of its deposit, asked for by its host. */
export function claimOf({ id }: Booking, changes: Partial<DepositClaim> = {}) {
  return DepositClaim.create({
    bookingId: id,
    status: 'open',
    amountMinor: 250_000,
    reason: 'Two glasses are broken.',
    answerBy: DateTime.utc().plus({ hours: 72 }),
    ...changes,
  })
}
