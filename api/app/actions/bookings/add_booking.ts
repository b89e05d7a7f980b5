import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyOf } from '#actions/bookings/notify'
import { takeNights, takingNights } from '#actions/bookings/take_nights'
import { claimOf } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { holdOwnProperty } from '#actions/properties/hold_property'
import { insertPerson } from '#actions/users/insert_person'
import { toMinor } from '#domain/money'
import { directQuote, quoteColumns } from '#domain/quote'
import { invalid } from '#exceptions/refusal'
import { refuseImpossibleWalkIn } from '#exceptions/stay_refusals'
import Booking from '#models/booking'
import type Property from '#models/property'
import type User from '#models/user'
import { sqlTime } from '#services/database/sql_time'
import { consumeStrangerLimit, restoreStrangerLimit } from '#services/limits/mail_limits'

/** `total`: what the two have agreed on, in major units; null: what the host charges. */
type DirectStay = {
  checkIn: string
  checkOut: string
  guests: { adults: number; children: number; pets: number }
  guest: DirectGuest
  total: number | null
  isPaid: boolean
  hostNotes: string | null
}

type DirectGuest = {
  firstName: string
  lastName: string | null
  phone: string | null
  email: string | null
}

/** `isGuestTold`: whether the guest gets a confirmation; absent where an earlier version has stored the answer of a key. */
type Added = { booking: number; isGuestTold?: boolean }

/** Matches no password. */
const NO_PASSWORD = '-'

/**
 * Writes down a stay of a guest who has no account: confirmed at once, paid to the host, without a fee (ADR 0068). The
 * rules of the stay do not bind its host; taken nights and the number of guests do. Its guest may be there already. Beyond the limits
 * of letters it is written down without a confirmation.
 * @param key Idempotency-Key
 * @throws Refusal 422 for impossible dates or too many guests, 404 when the property was deleted, 409 when a night is taken
 */
export async function addBooking(
  propertyId: number,
  actor: User,
  stay: DirectStay,
  key: string | null = null
) {
  const claim = claimOf(actor, key, 'properties.addBooking', { property: propertyId, ...stay })
  const { email } = stay.guest
  const mayWrite = email !== null && (await consumeStrangerLimit('stay', email, actor.id))
  let isWritten = false
  try {
    const { answer, isRepeat } = await takingNights('bookings.nightsTaken', () =>
      oncePerKey(claim, (trx) => add(trx, propertyId, actor, stay, mayWrite))
    )
    isWritten = !isRepeat
    return { id: answer.booking, isGuestTold: answer.isGuestTold ?? email !== null }
  } finally {
    if (mayWrite && !isWritten) await restoreStrangerLimit('stay', email, actor.id)
  }
}

async function add(
  trx: TransactionClientContract,
  propertyId: number,
  actor: User,
  stay: DirectStay,
  mayWrite: boolean
): Promise<Added> {
  refuseImpossibleWalkIn(stay)
  const property = await holdOwnProperty(trx, actor, propertyId)
  if (stay.guests.adults + stay.guests.children > property.maxGuests) {
    throw invalid('guests', 'max', 'bookings.tooManyGuests', { guests: property.maxGuests })
  }
  await property.load('houseRules')
  const guestId = await writeGuest(trx, stay.guest)
  const booking = await writeBooking(trx, property, guestId, actor, stay)
  await takeNights(trx, booking, booking.checkIn, booking.checkOut)
  await recordAudit(trx, {
    actor,
    action: 'booking.added',
    subject: { type: 'booking', id: booking.id },
    message: { name: 'booking.added', title: property.title },
    after: {
      status: booking.status,
      paymentStatus: booking.paymentStatus,
      propertyId: property.id,
      checkIn: booking.checkIn,
      checkOut: booking.checkOut,
      totalMinor: booking.totalMinor,
      currency: booking.currency,
    },
  })
  if (mayWrite) await notifyOf(trx, 'added', booking.id)
  return { booking: booking.id, isGuestTold: mayWrite }
}

/** As that of somebody who was deleted, the row is in no list of people, and nobody can sign in with it. */
async function writeGuest(
  trx: TransactionClientContract,
  { email, firstName, lastName, phone }: DirectGuest
): Promise<number> {
  const id = await insertPerson(trx, {
    firstName,
    lastName: lastName ?? '',
    email: `${randomUUID()}@guest.invalid`,
    phone,
    role: 'guest',
    password: NO_PASSWORD,
  })
  await trx
    .from('users')
    .where({ id })
    .update({
      without_account: true,
      contact_email: email,
      is_active: false,
      deleted_at: sqlTime(trx, DateTime.utc()),
    })
  return id
}

function writeBooking(
  trx: TransactionClientContract,
  property: Property,
  guestId: number,
  actor: User,
  { checkIn, checkOut, guests: { adults, children, pets }, hostNotes, isPaid, total }: DirectStay
) {
  const asked = property.quoteFor({ checkIn, checkOut, guests: adults + children, pets })
  const now = DateTime.utc()
  return Booking.create(
    {
      propertyId: property.id,
      hostId: property.hostId,
      guestId,
      isByHand: true,
      status: 'confirmed',
      approvedAt: now,
      approvedBy: actor.id,
      paymentStatus: isPaid ? 'paid' : 'unpaid',
      ...(isPaid && { paymentNotedAt: now, paymentNotedBy: actor.id }),
      checkIn,
      checkOut,
      adults,
      children,
      pets,
      ...quoteColumns(directQuote(asked, total === null ? null : toMinor(total))),
      depositMinor: asked.deposit,
      cancellationPolicy: 'free',
      ...property.times,
      hostNotes,
    },
    { client: trx }
  )
}
