import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { refundFact } from '#actions/ledger/post_payment'
import { postTransaction } from '#actions/ledger/post_transaction'
import { requestRefund } from '#actions/payments/request_refund'
import { stayCheaper } from '#domain/ledger'
import { refundPart } from '#domain/refunds'
import type Booking from '#models/booking'
import type Payment from '#models/payment'

/**
 * Owes the guest what a paid stay costs less on other dates; host, fee and taxes have what they would have of a stay booked so (ADR
 * 0084). Call it with the booking held.
 * @param booking with its new price
 * @param payment with its refunds
 * @param former what it cost before
 */
export async function giveDifferenceBack(
  trx: TransactionClientContract,
  booking: Booking,
  payment: Payment,
  former: Pick<Booking, 'quoteLines' | 'totalMinor'>,
  actor: { id: number }
) {
  const { hostId, id: bookingId } = booking
  const { currency, gateway, id: paymentId, status } = payment
  const priceMinor = former.totalMinor - booking.totalMinor
  const amountMinor = refundPart(payment, priceMinor, former.totalMinor)
  /* M-Pesa moves whole shillings, and this is less than half of one. */
  if (amountMinor === 0) return

  const refund = await requestRefund(trx, payment, {
    reason: 'otherDates',
    amountMinor,
    priceMinor,
  })
  const kesRate = currency === booking.currency ? null : booking.kesRate
  const fact = refundFact('refundDue', payment, refund)
  const happenedAt = refund.createdAt
  await postTransaction(
    trx,
    { kind: 'refundDue', fact, bookingId, paymentId, hostId, currency, happenedAt },
    stayCheaper(former.quoteLines, booking.quoteLines, amountMinor, kesRate)
  )
  await recordAudit(trx, {
    actor,
    action: 'payment.refundDue',
    subject: { type: 'payment', id: paymentId },
    message: { name: 'payment.refundDue', booking: bookingId, gateway },
    before: { status },
    after: { status, refundMinor: amountMinor },
  })
}
