import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { momentOf } from '#domain/cancellation'
import { priceProblem, quoteOfDates, type Proposer } from '#domain/date_changes'
import { toMajor } from '#domain/money'
import { todayInNairobi, toNight } from '#domain/stay'
import { conflict, invalid } from '#exceptions/refusal'
import { refuseImpossibleStay } from '#exceptions/stay_refusals'
import type Booking from '#models/booking'
import Payment from '#models/payment'
import { disputes } from '#services/ledger/disputes'
import { refuseUnwelcomeDates } from '#services/stay_rules'

type Stay = { checkIn: string; checkOut: string }

/**
 * What an agreed stay would cost on other dates, and how much more that is, in minor units. The rules of the stay bind its guest
 * alone: they are what the host asks of others.
 * @param booking with its property
 * @throws Refusal 422 for the same dates or ones that cannot be booked, 409 when a night is taken, the place has another
 * currency by now, or the stay is paid and would cost more
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
  await refuseUnpayable(booking, { difference, total: quote.total }, client)
  return { quote, difference, goesBack: booking.paymentStatus === 'paid' }
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
 * @returns the payment that the difference goes back of, with its refunds; null where nothing does
 * @throws Refusal 409 while a payment is under way, or when the stay is paid and would cost more, or its guest's bank has the money
 */
export async function refuseUnpayable(
  { currency, id, managerId, paymentStatus, totalMinor }: Booking,
  { difference, total }: { difference: number; total: number },
  client: QueryClientContract
) {
  const isLess = paymentStatus === 'paid' && difference < 0
  /** Who manages a listing sends no money back (ADR 0086). */
  if (isLess && managerId !== undefined) throw conflict('bookings.datesPaidLess', 'E_ALREADY_PAID')
  const payment = isLess ? await paymentOf(id, client) : null
  switch (priceProblem(paymentStatus, difference, payment !== null)) {
    case 'underWay':
      throw conflict('bookings.datesWhilePaying', 'E_PAYMENT_UNDER_WAY')
    case 'otherPrice':
      throw conflict('bookings.datesPaid', 'E_ALREADY_PAID', {
        currency,
        paid: toMajor(totalMinor),
        amount: toMajor(total),
      })
  }
  return payment
}

/** null while a guest's bank has its money, or asks for it. */
async function paymentOf(bookingId: number, client: QueryClientContract) {
  const payment = await Payment.query({ client })
    .where({ bookingId, status: 'paid' })
    .preload('refunds')
    .first()
  if (!payment || payment.lostMinor) return null
  const disputed = await client
    .from('ledger_transactions as facts')
    .where('facts.payment_id', payment.id)
    .whereExists(disputes)
    .select('facts.id')
    .first()
  return disputed ? null : payment
}
