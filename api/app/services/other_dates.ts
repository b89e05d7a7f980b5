import paymentsConfig from '#config/payments'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { momentOf } from '#domain/cancellation'
import { priceProblem, quoteOfDates, type Proposer } from '#domain/date_changes'
import type { Quote } from '#domain/quote'
import { todayInNairobi, toNight } from '#domain/stay'
import { conflict, invalid } from '#exceptions/refusal'
import { refuseImpossibleStay } from '#exceptions/stay_refusals'
import type Booking from '#models/booking'
import { undisputedPayments } from '#services/payments/standing_payments'
import { sumText } from '#services/request_text'
import { refuseUnwelcomeDates } from '#services/stay_rules'

type Stay = { checkIn: string; checkOut: string }

/**
 * What an agreed stay would cost on other dates, and how much more that is, in minor units. The rules of the stay bind its guest
 * alone: they are what the host asks of others.
 * @param booking with its property
 * @throws Refusal 422 for the same dates or ones that cannot be booked, 409 when a night is taken, the place has another
 * currency by now, or the stay is paid and the difference can neither go back nor be paid
 */
export async function quoteOtherDates(
  booking: Booking,
  stay: Stay,
  proposer: Proposer,
  client: QueryClientContract
) {
  const { property } = booking
  refuseSameDates(booking, stay)
  if (momentOf(stay.checkIn, booking.times.checkInFrom) <= Date.now()) {
    throw invalid('checkIn', 'past', 'bookings.past')
  }
  if (proposer === 'host') refuseImpossibleStay(stay)
  else await refuseUnwelcomeDates(property, stay, client, booking.id)
  await refuseTaken(booking, stay, client)
  if (property.currency !== booking.currency) {
    throw conflict('bookings.datesOtherCurrency', 'E_PRICE_CHANGED')
  }
  const guests = booking.adults + booking.children
  const party = { guests, pets: booking.pets }
  const quote = quoteOfDates(property, { ...stay, ...party }, booking.quote, todayInNairobi())
  const difference = quote.total - booking.totalMinor
  await refuseUnpayable(booking, quote, client)
  return { quote, difference, isPaid: booking.paymentStatus === 'paid' }
}

function refuseSameDates({ checkIn, checkOut }: Booking, stay: Stay) {
  if (stay.checkIn === checkIn && stay.checkOut === checkOut) {
    throw invalid('checkIn', 'same', 'bookings.sameDates')
  }
}

/** By anybody but this stay. */
async function refuseTaken(
  { id, propertyId }: Booking,
  { checkIn, checkOut }: Stay,
  client: QueryClientContract
) {
  const taken = await client
    .from('booking_nights')
    .where('property_id', propertyId)
    .where('night', '>=', toNight(checkIn))
    .where('night', '<', toNight(checkOut))
    .where((others) => others.whereNull('booking_id').orWhereNot('booking_id', id))
    .select('night')
    .first()
  if (taken) throw conflict('bookings.datesTaken', 'E_DATES_TAKEN')
}

/**
 * Refuses dates whose price does not fit what was paid, or is being paid.
 * @returns the payments that the difference goes back of, or is paid beside; null where nothing is paid or the price stays the same
 * @throws Refusal 409 while a payment is under way, or when the stay is paid and its guest's bank has the money or asks for it, or nothing
 * more can be paid
 */
export async function refuseUnpayable(
  booking: Booking,
  quote: Pick<Quote, 'total' | 'totalKes'>,
  client: QueryClientContract
) {
  const { currency, id, managerId, paymentStatus, totalMinor } = booking
  const difference = quote.total - totalMinor
  const isPaid = paymentStatus === 'paid' && difference !== 0
  /** Who manages a listing sends no money back (ADR 0086). */
  if (isPaid && difference < 0 && managerId !== undefined) {
    throw conflict('bookings.datesPaidLess', 'E_ALREADY_PAID')
  }
  const canBePaid = difference < 0 || isPayable(quote.totalKes - booking.totalKesMinor)
  const paid = isPaid && canBePaid ? await undisputedPayments(id, client) : null
  switch (priceProblem(paymentStatus, difference, paid !== null)) {
    case 'underWay':
      throw conflict('bookings.datesWhilePaying', 'E_PAYMENT_UNDER_WAY')
    case 'otherPrice':
      throw conflict('bookings.datesPaid', 'E_ALREADY_PAID', {
        paid: sumText(totalMinor, currency),
        amount: sumText(quote.total, currency),
      })
  }
  return paid
}

/** Gateways take a shilling at least, and M-Pesa not all. @param kes cents */
const isPayable = (kes: number) => kes >= 100 && paymentsConfig.waysToPay(kes).length > 0
