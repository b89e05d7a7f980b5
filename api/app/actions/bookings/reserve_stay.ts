import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { moveBooking } from '#actions/bookings/move_booking'
import { notifyOf } from '#actions/bookings/notify'
import { takeNights, takingNights } from '#actions/bookings/take_nights'
import { claimOf } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { holdProperty } from '#actions/properties/hold_property'
import { holdActiveUser } from '#actions/users/hold_user'
import bookingConfig from '#config/booking'
import { MAX_PENDING_NIGHTS, PENDING_HOURS } from '#domain/booking_lifecycle'
import type { CancellationPolicy } from '#domain/cancellation'
import type { Currency } from '#domain/money'
import { quoteColumns } from '#domain/quote'
import { nightCount, todayInNairobi } from '#domain/stay'
import { rulesOf } from '#domain/stay_rules'
import { refuseUnwelcomePets } from '#exceptions/pet_refusals'
import { conflict, invalid, notFound, Refusal } from '#exceptions/refusal'
import { refuseImpossibleStay } from '#exceptions/stay_refusals'
import Booking from '#models/booking'
import type Property from '#models/property'
import type User from '#models/user'
import payments from '#services/payments/main'
import { refuseOtherDeposit, refuseOtherPrice, refuseOtherTerms } from '#services/price_refusals'
import { refuseUnwelcomeDates } from '#services/stay_rules'

export type StayRequest = {
  property: number
  checkIn: string
  checkOut: string
  guests: { adults: number; children: number; pets: number }
  specialRequests: string | null
  /** As it was shown, in major units; `toPay` with the deposit */
  total?: number | null
  toPay?: number | null
  /** As they were shown */
  currency?: Currency | null
  cancellationPolicy?: CancellationPolicy | null
}

/**
 * Creates a pending booking that holds its nights for 24 hours, or a confirmed one where the property is booked instantly
 * (ADR 0057). The primary key of booking_nights prevents a double booking (invariant 1; decisions §4).
 * @param key Idempotency-Key
 * @throws Refusal 422 for impossible dates, those that the property's rules refuse or too many guests or pets, 403 for one's own
 * property, 404 when the property cannot be booked, 409 when a night is taken, price, deposit or terms of cancellation are others than were shown, too many requests or nights wait for an
 * answer, or too many stays that were booked instantly are not paid
 */
export async function reserveStay(guest: User, request: StayRequest, key: string | null) {
  const { answer } = await reserveOnce(guest, request, key)
  return { id: answer.booking }
}

/** The release before knows nothing of these three: what it has booked is still the same when it is repeated. */
async function reserveOnce(guest: User, request: StayRequest, key: string | null) {
  const { toPay, currency, cancellationPolicy, ...asked } = request
  return takingNights('bookings.unavailable', () =>
    oncePerKey(claimOf(guest, key, 'bookings.store', asked), (trx) => reserve(trx, guest, request))
  )
}

/** Dates are validated after the key lookup: a repetition after midnight must get its first answer. */
async function reserve(trx: TransactionClientContract, guest: User, request: StayRequest) {
  refuseImpossibleStay(request)
  await holdActiveUser(trx, guest.id)
  const property = await holdProperty(trx, request.property)
  refuseUnwelcome(property, guest, request)
  await refuseUnwelcomeDates(property, request, trx)
  const { instantBooking } = rulesOf(property.stayRules)
  await (instantBooking ? refuseTooManyInstant : refuseTooManyPending)(trx, guest, request)

  await property.load('houseRules')
  const booking = await writeBooking(trx, guest, property, request)
  await takeNights(trx, booking, booking.checkIn, booking.checkOut)
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
  if (instantBooking) await confirm(trx, booking, property)
  else await notifyOf(trx, 'requested', booking.id)
  return { booking: booking.id }
}

/** As an approval does, by nobody (ADR 0057). */
async function confirm(trx: TransactionClientContract, booking: Booking, property: Property) {
  booking.$setRelated('property', property)
  await moveBooking(trx, 'approve', booking, null)
  await notifyOf(trx, 'booked', booking.id)
}

function refuseUnwelcome(property: Property, guest: User, { guests }: StayRequest) {
  if (!property.isActive) throw notFound()
  if (property.hostId === guest.id) throw new Refusal('bookings.ownProperty', 403, 'E_OWN_PROPERTY')
  if (guests.adults + guests.children > property.maxGuests) {
    throw invalid('guests', 'max', 'bookings.tooManyGuests', { guests: property.maxGuests })
  }
  refuseUnwelcomePets(property.priceRules, guests.pets, 'guests.pets')
}

async function refuseTooManyPending(
  trx: TransactionClientContract,
  guest: User,
  request: StayRequest
) {
  const pending = await Booking.query({ client: trx })
    .select('property_id', 'nights')
    .where({ guestId: guest.id, status: 'pending' })
  const count = pending.length
  if (count >= bookingConfig.maxPending) {
    throw conflict('bookings.tooManyPending', 'E_TOO_MANY_PENDING', { count })
  }
  if (nightsHeld(pending, request) > MAX_PENDING_NIGHTS) {
    const nights = MAX_PENDING_NIGHTS
    throw conflict('bookings.tooManyPendingNights', 'E_TOO_MANY_PENDING', { nights })
  }
}

/** Nobody looks at these before they hold their nights: as many as of requests, until they are paid or over. */
async function refuseTooManyInstant(
  trx: TransactionClientContract,
  guest: User,
  request: StayRequest
) {
  const unpaid = await Booking.query({ client: trx })
    .where({ guestId: guest.id, status: 'confirmed' })
    .whereIn('payment_status', ['unpaid', 'pending'])
    .whereNull('approved_by')
    .where('check_out', '>', todayInNairobi())
  const count = unpaid.length
  if (count >= bookingConfig.maxPending || nightsHeld(unpaid, request) > MAX_PENDING_NIGHTS) {
    const isPaidHere = payments.areOffered && unpaid.some(({ paysOnline }) => paysOnline)
    const words = isPaidHere ? 'bookings.tooManyInstant' : 'bookings.tooManyInstantHere'
    throw conflict(words, 'E_TOO_MANY_PENDING', { count })
  }
}

/** By these bookings and the wanted one at its property. */
function nightsHeld(bookings: Booking[], { property, checkIn, checkOut }: StayRequest) {
  const here = bookings.filter(({ propertyId }) => propertyId === property)
  return here.reduce((sum, { nights }) => sum + nights, nightCount(checkIn, checkOut))
}

async function writeBooking(
  trx: TransactionClientContract,
  guest: User,
  property: Property,
  { checkIn, checkOut, guests, specialRequests, total, toPay, ...shown }: StayRequest
) {
  const quote = property.quoteFor({
    checkIn,
    checkOut,
    guests: guests.adults + guests.children,
    pets: guests.pets,
  })
  const { cancellationPolicy } = rulesOf(property.stayRules)
  refuseOtherPrice(quote, total, shown.currency)
  refuseOtherDeposit(quote, toPay)
  refuseOtherTerms(cancellationPolicy, shown.cancellationPolicy)
  return Booking.create(
    {
      propertyId: property.id,
      hostId: property.hostId,
      guestId: guest.id,
      status: 'pending',
      paymentStatus: 'unpaid',
      checkIn,
      checkOut,
      adults: guests.adults,
      children: guests.children,
      pets: guests.pets,
      ...quoteColumns(quote),
      depositMinor: quote.deposit,
      cancellationPolicy,
      ...property.times,
      specialRequests,
      expiresAt: DateTime.utc().plus({ hours: PENDING_HOURS }),
    },
    { client: trx }
  )
}
