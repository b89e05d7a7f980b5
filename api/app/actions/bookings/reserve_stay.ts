import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyOf } from '#actions/bookings/notify'
import { claimOf } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { holdProperty } from '#actions/properties/hold_property'
import { holdActiveUser } from '#actions/users/hold_user'
import bookingConfig from '#config/booking'
import { MAX_PENDING_NIGHTS, PENDING_HOURS } from '#domain/booking_lifecycle'
import { quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { nightCount, nightsOf, todayInNairobi } from '#domain/stay'
import { conflict, invalid, notFound, Refusal } from '#exceptions/refusal'
import { refuseImpossibleStay } from '#exceptions/stay_refusals'
import Booking from '#models/booking'
import type Property from '#models/property'
import type User from '#models/user'
import { isUniqueViolation } from '#services/database/write_transaction'

export type StayRequest = {
  property: number
  checkIn: string
  checkOut: string
  guests: { adults: number; children: number }
  specialRequests: string | null
}

/**
 * Creates a pending booking that holds its nights for 24 hours. The primary key of booking_nights prevents
 * a double booking (invariant 1; decisions §4).
 * @param key Idempotency-Key
 * @throws Refusal 422 for impossible dates or too many guests, 403 for one's own property, 404 when the
 * property cannot be booked, 409 when a night is taken, or too many requests or nights wait for an answer
 */
export async function reserveStay(guest: User, request: StayRequest, key: string | null) {
  const { answer } = await reserveOnce(guest, request, key)
  return { id: answer.booking }
}

async function reserveOnce(guest: User, request: StayRequest, key: string | null) {
  try {
    return await oncePerKey(claimOf(guest, key, 'bookings.store', request), (trx) =>
      reserve(trx, guest, request)
    )
  } catch (error) {
    throw isUniqueViolation(error, 'booking_nights')
      ? conflict('bookings.unavailable', 'E_DATES_TAKEN')
      : error
  }
}

/** Dates are validated after the key lookup: a repetition after midnight must get its first answer. */
async function reserve(trx: TransactionClientContract, guest: User, request: StayRequest) {
  refuseImpossibleStay(request)
  await holdActiveUser(trx, guest.id)
  const property = await holdProperty(trx, request.property)
  refuseUnwelcome(property, guest, request)
  await refuseTooManyPending(trx, guest, request)

  const booking = await writeBooking(trx, guest, property, request)
  await takeNights(trx, booking)
  await recordAudit(trx, {
    actor: guest,
    action: 'booking.reserved',
    subject: { type: 'booking', id: booking.id },
    message: { name: 'booking.reserved', title: property.title },
    after: {
      status: booking.status,
      propertyId: property.id,
      checkIn: booking.checkIn,
      checkOut: booking.checkOut,
      totalMinor: booking.totalMinor,
      currency: booking.currency,
    },
  })
  await notifyOf(trx, 'requested', booking.id)
  return { booking: booking.id }
}

function refuseUnwelcome(property: Property, guest: User, { guests }: StayRequest) {
  if (!property.isActive) throw notFound()
  if (property.hostId === guest.id) throw new Refusal('bookings.ownProperty', 403, 'E_OWN_PROPERTY')
  if (guests.adults + guests.children > property.maxGuests) {
    throw invalid('guests', 'max', 'bookings.tooManyGuests', { guests: property.maxGuests })
  }
}

async function refuseTooManyPending(
  trx: TransactionClientContract,
  guest: User,
  { property, checkIn, checkOut }: StayRequest
) {
  const pending = await Booking.query({ client: trx })
    .select('property_id', 'nights')
    .where({ guestId: guest.id, status: 'pending' })
  const count = pending.length
  if (count >= bookingConfig.maxPending) {
    throw conflict('bookings.tooManyPending', 'E_TOO_MANY_PENDING', { count })
  }
  const here = pending.filter(({ propertyId }) => propertyId === property)
  const nights = here.reduce((sum, booking) => sum + booking.nights, nightCount(checkIn, checkOut))
  if (nights > MAX_PENDING_NIGHTS) {
    const max = MAX_PENDING_NIGHTS
    throw conflict('bookings.tooManyPendingNights', 'E_TOO_MANY_PENDING', { nights: max })
  }
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

/** Ascending, so that all writers lock in the same order. */
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
