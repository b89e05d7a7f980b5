import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import paymentsConfig from '#config/payments'
import { lowerActionsFor } from '#domain/early_departures'
import { moneySums } from '#domain/money'
import { loweredQuote, quoteColumns, type Quote } from '#domain/quote'
import { refundParts } from '#domain/refunds'
import { todayInNairobi } from '#domain/stay'
import { isTakenAtOnce } from '#domain/ways_to_pay'
import { conflict, invalid } from '#exceptions/refusal'
import type Booking from '#models/booking'
import type User from '#models/user'
import { undisputedPayments } from '#services/payments/standing_payments'
import { sumText } from '#services/request_text'

/**
 * What a stay costs whose guest has left early when its host asks less for it, and what goes back to the guest.
 * @param less of what the host charges, in minor units; null: as much as can be
 * @returns `paid`: the payments that it goes back of; null where nothing was paid here
 * @throws Refusal 409 when it is not offered to this person, the stay is being paid, or the money cannot go back, 422 for more than the most
 */
export async function quoteLowered(
  booking: Booking,
  actor: User,
  less: number | null,
  client: QueryClientContract
) {
  const { currency, lowerable, totalMinor } = booking
  const { most } = lowerable
  const party = booking.partiesOf(actor)
  if (lowerActionsFor({ ...lowerable, today: todayInNairobi(), party }).length === 0) {
    throw conflict('bookings.cannotLower', 'E_STATE_MOVED_ON')
  }
  const asked = less ?? most
  if (asked > most) {
    throw invalid('less', 'max', 'bookings.lowerMost', { amount: sumText(most, currency) })
  }
  const quote = loweredQuote(booking.quote, asked)
  const difference = totalMinor - quote.total
  refuseOtherWay(booking, quote)
  const paid = await returnablePayments(booking, client)
  const parts = paid ? refundParts(paid, difference, totalMinor) : []
  const back = moneySums(
    parts.map(({ amountMinor, payment }) => ({ amountMinor, currency: payment.currency }))
  )
  return { most, less: asked, quote, difference, paid, back }
}

/** What no gateway took at once its guest may have paid to the host: asked for here from now on, it would be paid twice. */
function refuseOtherWay(booking: Booking, quote: Quote) {
  const { currency, depositMinor, kesRate, paymentNotedAt, paymentStatus, paysOnline } = booking
  if (paysOnline || paymentNotedAt || paymentStatus !== 'unpaid') return
  const lowered = { ...quoteColumns(quote), currency, depositMinor, kesRate }
  if (isTakenAtOnce(lowered, paymentsConfig.waysToPay)) {
    throw conflict('bookings.lowerNotNoted', 'E_NOT_NOTED')
  }
}

/** Of several currencies the host's part could not be told. */
async function returnablePayments(booking: Booking, client: QueryClientContract) {
  const { id, paymentNotedAt, paymentStatus } = booking
  if (paymentStatus === 'pending') {
    throw conflict('bookings.datesWhilePaying', 'E_PAYMENT_UNDER_WAY')
  }
  if (paymentStatus === 'unpaid' || paymentNotedAt) return null
  const paid = await undisputedPayments(id, client)
  const currencies = new Set(paid?.map(({ currency }) => currency))
  if (!paid || currencies.size > 1) throw conflict('bookings.lowerPaid', 'E_ALREADY_PAID')
  return paid
}
