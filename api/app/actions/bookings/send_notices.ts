import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { NOTICES, type BookingEvent } from '#domain/booking_notices'
import type { PaymentStatus } from '#domain/payment_lifecycle'
import { isOverdue } from '#domain/time_to_pay'
import BookingMail from '#mails/booking_mail'
import type { BookingLetter } from '#mails/booking_pages'
import Booking from '#models/booking'
import BookingNotice from '#models/booking_notice'
import DateChange from '#models/date_change'
import Payment from '#models/payment'
import Property from '#models/property'
import PropertyHelper from '#models/property_helper'
import User from '#models/user'
import { sqlTime } from '#services/database/sql_time'

const BATCH = 100

/** Receipts, by where their payments stand. */
const PAYMENT_TOLD: Partial<Record<BookingLetter, PaymentStatus>> = {
  paidForGuest: 'paid',
  datesChangedForGuest: 'paid',
  priceLoweredForGuest: 'paid',
}

/** Minutes after which a claim without an end counts as crashed. */
const ABANDONED_MINUTES = 5

/** Hours for which a notice that fails is tried again, and once more after them. */
const KEPT_HOURS = 24

/** Writes the letters that a crash or a full queue kept. Runs every minute. */
export async function sendNotices(now = DateTime.utc()) {
  const time = (at: DateTime) => sqlTime(db.connection(), at)
  const waiting = await BookingNotice.query()
    .where('created_at', '<=', time(now.minus({ minutes: 1 })))
    .where((free) => {
      free.whereNull('claimed_at')
      free.orWhere('claimed_at', '<=', time(now.minus({ minutes: ABANDONED_MINUTES })))
    })
    .orderBy('id')
    .limit(BATCH)
  for (const notice of waiting) {
    await (wasTriedLate(notice) ? giveUp(notice) : sendNotice(notice.id, now))
  }
}

/** One that nobody could try in its day, as in an outage, is not given up for its age. */
const wasTriedLate = ({ claimedAt, createdAt }: BookingNotice) =>
  claimedAt !== null && claimedAt >= createdAt.plus({ hours: KEPT_HOURS })

function giveUp({ bookingId, id }: BookingNotice) {
  logger.error({ notice: id, booking: bookingId }, 'a notice is given up')
  return forget(id)
}

/** Once, unless a process dies between queueing and deleting: then twice rather than never. */
export async function sendNotice(id: number, now = DateTime.utc()) {
  try {
    const notice = await claim(id, now)
    if (!notice) return
    await write(id, notice, now)
    await forget(id)
  } catch (error) {
    logger.error({ err: error, notice: id }, 'a notice could not be written; it is tried again')
  }
}

/** `queued`: names of letters that are on their way, as JSON */
type Claimed = { booking_id: number; event: BookingEvent; queued: string | null }

async function claim(id: number, now: DateTime): Promise<Claimed | undefined> {
  const time = (at: DateTime) => sqlTime(db.connection(), at)
  const [claimed]: Claimed[] = await db
    .from('booking_notices')
    .where({ id })
    .where((free) => {
      free.whereNull('claimed_at')
      free.orWhere('claimed_at', '<=', time(now.minus({ minutes: ABANDONED_MINUTES })))
    })
    .update({ claimed_at: time(now) }, ['booking_id', 'event', 'queued'])
  return claimed
}

const forget = (id: number) => db.from('booking_notices').where({ id }).delete()

/**
 * Those that can be queued do not wait for one that cannot, nor go again with it.
 * @throws AggregateError when one could not be
 */
async function write(id: number, claimed: Claimed, now: DateTime) {
  const { booking_id: bookingId, event } = claimed
  const booking = await Booking.query()
    .where('id', bookingId)
    .preload('property')
    .preload('dateChange')
    .preload('depositClaims')
    .preload('payments')
    .preload('review')
    .firstOrFail()
  await loadBoth(booking)
  if (event === 'datesChanged') {
    const change = await lastAgreed(booking)
    if (change) booking.$setRelated('dateChange', change)
  }
  const helper = event.endsWith('ByHelper') ? await whoAnswered(booking) : null
  const former = event === 'propertyChanged' ? await Property.find(booking.movedFromId) : null
  const queued = new Set<string>(JSON.parse(claimed.queued ?? '[]'))
  const faults: unknown[] = []
  for (const letter of NOTICES[event]) {
    try {
      if (isStillTrue(letter, booking, now)) await send(letter, booking, { helper, former, queued })
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length === 0) return
  const names = JSON.stringify([...queued])
  await db.from('booking_notices').where({ id }).update({ queued: names })
  throw new AggregateError(faults, 'letters could not be queued')
}

/** Guest and host, by one query. */
async function loadBoth(booking: Booking) {
  const { guestId, hostId } = booking
  for (const person of await User.query().whereIn('id', [guestId, hostId]).preload('settings')) {
    if (person.id === guestId) booking.$setRelated('guest', person)
    if (person.id === hostId) booking.$setRelated('host', person)
  }
}

function whoAnswered({ approvedBy, cancelledBy }: Booking) {
  return User.find(cancelledBy ?? approvedBy)
}

/** A letter may be late: the stay was cancelled, paid, reviewed or over its time since. */
function isStillTrue(letter: BookingLetter, booking: Booking, now: DateTime) {
  const { isAgreed, payBy, paymentStatus, paysOnline } = booking
  switch (letter) {
    case 'approvedForGuest':
    case 'approvedForHost':
    case 'addedForGuest':
    case 'bookedForHost':
      return isAgreed
    case 'requestedForGuest':
    case 'requestedForHost':
    case 'requestedForManager':
      return booking.status === 'pending'
    case 'datesProposedForGuest':
    case 'datesProposedForHost':
    case 'datesProposedForManager':
      return !!booking.openDateChange
    case 'datesDueForGuest':
    case 'datesDueForHost':
      return !!booking.dueDates
    case 'depositClaimedForGuest':
      return booking.depositClaim?.status === 'open'
    case 'claimContestedForHost':
      return booking.depositClaim?.status === 'contested'
    case 'checkedOutForGuest':
      return booking.status === 'checked-out' && !booking.momentFor(booking.guest).hasReview
    case 'payReminderForGuest':
      if (!paysOnline || paymentStatus !== 'unpaid') return false
      return payBy && !isOverdue(payBy.toMillis(), now.toMillis())
    default:
      return true
  }
}

type Others = { helper: User | null; former: Property | null; queued: Set<string> }

/** Skips people who switched notices off, deleted people (decisions §2.14), and hosts who cancelled or lowered the price themselves. */
async function send(letter: BookingLetter, booking: Booking, { helper, former, queued }: Others) {
  if (letter === 'cancelledForHost' && booking.cancelledBy === booking.hostId) return
  if (letter === 'priceLoweredForHost' && booking.loweredBy === booking.hostId) return
  if (letter === 'addedForGuest') {
    const { guest, host } = booking
    if (!guest.settings) guest.$setRelated('settings', host.settings)
    if (guest.contactEmail) await mail.sendLater(new BookingMail(letter, guest, booking))
    return
  }
  const status = PAYMENT_TOLD[letter]
  const payments = status ? await paymentsOf(booking, status) : []
  for (const person of await recipientsOf(letter, booking)) {
    const name = `${letter}/${person.id}`
    if (person.deletedAt || person.settings?.notifyEmail === false || queued.has(name)) continue
    await mail.sendLater(new BookingMail(letter, person, booking, payments, helper, former))
    queued.add(name)
  }
}

async function recipientsOf(letter: BookingLetter, booking: Booking): Promise<User[]> {
  if (letter.endsWith('ForManager')) return managersOf(booking)
  return [letter.endsWith('ForHost') ? booking.host : booking.guest]
}

/** Who may answer for the host; not the guest of the stay. */
async function managersOf({ guestId, propertyId }: Booking) {
  const helpers = await PropertyHelper.query()
    .where({ propertyId, manage: true })
    .whereNotNull('user_id')
    .whereNot('user_id', guestId)
    .whereHas('user', (person) => person.where('is_active', true))
    .withScopes((scopes) => scopes.lent())
    .preload('user', (person) => person.preload('settings'))
    .orderBy('id')
  return helpers.map(({ user }) => user)
}

/** What both have just agreed on. */
function lastAgreed({ id }: Booking) {
  return DateChange.query().where({ bookingId: id, status: 'agreed' }).orderBy('id', 'desc').first()
}

function paymentsOf({ id }: Booking, status: PaymentStatus) {
  return Payment.query().where({ bookingId: id, status }).preload('refunds').orderBy('id')
}
