import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyBookingRequested } from '#actions/bookings/notify'
import { claimKey, findAnswer, noteAnswer, type Claim } from '#actions/idempotency/keys'
import { PENDING_HOURS } from '#domain/booking_lifecycle'
import { quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { nightsOf, todayInNairobi } from '#domain/stay'
import { conflict, invalid, notFound, Refusal } from '#exceptions/refusal'
import { refuseImpossibleStay } from '#exceptions/stay_refusals'
import Booking from '#models/booking'
import Property from '#models/property'
import type User from '#models/user'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'
import env from '#start/env'

export type StayRequest = {
  property: number
  checkIn: string
  checkOut: string
  guests: { adults: number; children: number }
  specialRequests: string | null
}

/**
 * Reserves the nights of a stay for a guest: a pending booking at today's quote, which holds its nights for
 * 24 hours. No night is ever sold twice: the primary key of booking_nights decides, not a check before it
 * (architecture, invariant 1; decisions §4).
 *
 * @param key the caller's Idempotency-Key: the same key and request give the first booking again
 * @throws Refusal 422 for impossible dates or too many guests, 403 for one's own property, 404 when the
 * property cannot be booked, 409 when a night is taken or too many requests wait for an answer
 */
export async function reserveStay(guest: User, request: StayRequest, key: string | null) {
  refuseImpossibleStay(request)
  const claim = key ? { userId: guest.id, key, call: 'bookings.store', request } : null
  const { booking, repeated } = await reserveOnce(guest, request, claim)
  if (!repeated) await notifyBookingRequested(booking.id)
  return booking
}

async function reserveOnce(guest: User, request: StayRequest, claim: Claim | null) {
  try {
    const booking = await writeTransaction((trx) => reserve(trx, guest, request, claim))
    return { booking, repeated: false }
  } catch (error) {
    if (isUniqueViolation(error, 'booking_nights')) {
      throw conflict('bookings.unavailable', 'E_DATES_TAKEN')
    }
    if (claim && isUniqueViolation(error, 'idempotency_keys')) {
      const first = await findAnswer<{ booking: number }>(claim)
      return { booking: await Booking.findOrFail(first.booking), repeated: true }
    }
    throw error
  }
}

async function reserve(
  trx: TransactionClientContract,
  guest: User,
  request: StayRequest,
  claim: Claim | null
) {
  if (claim) await claimKey(trx, claim)
  await lockGuest(trx, guest)
  const property = await lockProperty(trx, request.property)
  refuseUnwelcome(property, guest, request)
  await refuseTooManyPending(trx, guest)

  const booking = await writeBooking(trx, guest, property, request)
  await takeNights(trx, booking)
  await recordAudit(trx, {
    actor: guest,
    action: 'booking.reserved',
    subject: { type: 'booking', id: booking.id },
    telling: { name: 'booking.reserved', title: property.title },
    after: {
      status: booking.status,
      propertyId: property.id,
      checkIn: booking.checkIn,
      checkOut: booking.checkOut,
      totalMinor: booking.totalMinor,
      currency: booking.currency,
    },
  })
  if (claim) await noteAnswer(claim, { booking: booking.id }, trx)
  return booking
}

/** One guest's requests queue up behind each other, so that the pending limit counts right. */
async function lockGuest(trx: TransactionClientContract, guest: User) {
  const [alive] = await trx
    .from('users')
    .where({ id: guest.id, is_active: true })
    .update({ is_active: true }, ['id'])
  if (!alive) throw new Refusal('unauthenticated', 401, 'E_UNAUTHENTICATED')
}

/** Whoever books this property waits here for whoever was first; the row is the lock on both engines. */
async function lockProperty(trx: TransactionClientContract, id: number) {
  await trx.from('properties').where('id', id).increment('booking_seq', 1)
  const property = await Property.query({ client: trx })
    .withScopes((scopes) => scopes.bookable())
    .where('id', id)
    .first()
  if (!property) throw notFound()
  return property
}

function refuseUnwelcome(property: Property, guest: User, { guests }: StayRequest) {
  if (property.hostId === guest.id) throw new Refusal('bookings.ownProperty', 403, 'E_OWN_PROPERTY')
  if (guests.adults + guests.children > property.maxGuests) {
    throw invalid('guests', 'max', 'bookings.tooManyGuests', { guests: property.maxGuests })
  }
}

async function refuseTooManyPending(trx: TransactionClientContract, guest: User) {
  const limit = env.get('MAX_PENDING_BOOKINGS') ?? 5
  const pending = await trx
    .from('bookings')
    .where({ guest_id: guest.id, status: 'pending' })
    .count('* as total')
  const count = Number(pending[0].total)
  if (count >= limit) throw conflict('bookings.tooManyPending', 'E_TOO_MANY_PENDING', { count })
}

async function writeBooking(
  trx: TransactionClientContract,
  guest: User,
  property: Property,
  { checkIn, checkOut, guests, specialRequests }: StayRequest
) {
  const { priceMinor, currency } = property
  const quote = quoteStay({
    priceMinor,
    currency,
    checkIn,
    checkOut,
    rates: ratesOn(todayInNairobi()),
  })
  return Booking.create(
    {
      propertyId: property.id,
      hostId: property.hostId,
      guestId: guest.id,
      status: 'pending',
      paymentStatus: 'unpaid',
      checkIn,
      checkOut,
      nights: quote.nights,
      adults: guests.adults,
      children: guests.children,
      currency,
      pricePerNightMinor: quote.pricePerNight,
      baseMinor: quote.base,
      serviceFeeMinor: quote.serviceFee,
      taxMinor: quote.tax,
      serviceFeeTaxMinor: quote.serviceFeeTax,
      totalMinor: quote.total,
      totalKesMinor: quote.totalKes,
      serviceFeeBp: quote.serviceFeeBp,
      taxBp: quote.taxBp,
      kesRate: quote.kesRate,
      specialRequests,
      expiresAt: DateTime.utc().plus({ hours: PENDING_HOURS }),
    },
    { client: trx }
  )
}

/** All nights in one ascending insert: every writer takes its locks in the same order. */
async function takeNights(
  trx: TransactionClientContract,
  { id, propertyId, checkIn, checkOut }: Booking
) {
  const rows = nightsOf(checkIn, checkOut).map((night) => ({
    property_id: propertyId,
    night,
    booking_id: id,
  }))
  await trx.table('booking_nights').multiInsert(rows)
}
