import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isStanding } from '#domain/refunds'
import Payment from '#models/payment'
import { disputes } from '#services/ledger/disputes'

/** The payments that a stay is paid by, the oldest first, with their refunds; also those that guests' banks took back whole. */
export async function standingPayments(bookingId: number, client: QueryClientContract) {
  const payments = await Payment.query({ client })
    .where({ bookingId })
    .whereIn('status', ['paid', 'refunded'])
    .preload('refunds')
    .orderBy('id')
  return payments.filter(isStanding)
}

/** Whether something of a stay that was called off has still to go back, be it a deposit alone. */
export async function isOwedBack(bookingId: number, client: QueryClientContract) {
  const owed = await Payment.query({ client })
    .where({ bookingId })
    .where((due) => {
      due.where('status', 'refundDue').orWhereHas('refunds', (refunds) => {
        refunds.where('reason', 'depositReturned').whereNot('state', 'processed')
      })
    })
    .first()
  return owed !== null
}

/** As standingPayments; null while a guest's bank has some of the money, or asks for it, and where there is none. */
export async function undisputedPayments(bookingId: number, client: QueryClientContract) {
  const payments = await standingPayments(bookingId, client)
  if (payments.length === 0 || payments.some(({ lostMinor }) => lostMinor)) return null
  return (await areDisputed(payments, client)) ? null : payments
}

/** Whether a guest's bank asks for the money of one of them, or has it and that is not booked yet. */
export async function areDisputed(payments: readonly Payment[], client: QueryClientContract) {
  const disputed = await client
    .from('ledger_transactions as facts')
    .whereIn(
      'facts.payment_id',
      payments.map(({ id }) => id)
    )
    .whereExists(disputes)
    .select('facts.id')
    .first()
  return disputed !== null
}
