import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bookLoss } from '#actions/payments/book_loss'
import { holdBooking } from '#actions/payments/hold_payment'
import { tellOfLosses } from '#actions/payments/tell_of_losses'
import User from '#models/user'
import { holdRows } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'
import { linesOfPayments } from '#services/ledger/owed_entries'

/** Their amount is fixed and not sent: an admin writes them off, or notes them as sent. */
const WAITING = ['due', 'approved', 'sent', 'failed'] as const

/**
 * Books what a guest's bank took back of a payment: what a host was paid for it is owed by them from then on, and their next
 * payouts set it off (ADR 0077). Does nothing when it was not lost, is booked, or a payout with it waits.
 */
export function setOffLoss(payment: { id: number; bookingId: number }) {
  return writeTransaction(async (trx) => {
    await holdBooking(trx, payment.bookingId)
    await holdHolders(trx, payment.id)
    const waiting = await linesOfPayments(trx)
      .join('payouts', 'payouts.id', 'payout_lines.payout_id')
      .where('facts.payment_id', payment.id)
      .whereIn('payouts.status', [...WAITING])
      .select('payouts.id')
      .first()
    const loss = waiting ? null : await bookLoss(trx, payment, null)
    if (loss) trx.after('commit', () => tellOfLosses([loss]))
    return loss
  })
}

/** Payouts are collected with their host held. */
async function holdHolders(trx: TransactionClientContract, paymentId: number) {
  const holders: { hostId: number }[] = await trx
    .from('ledger_entries as entries')
    .join('ledger_transactions as facts', 'facts.id', 'entries.transaction_id')
    .where({ 'facts.payment_id': paymentId, 'entries.account': 'hostPayable' })
    .distinct('entries.host_id as hostId')
  const ids = holders.map(({ hostId }) => hostId)
  await holdRows(trx, User, (users) => users.whereIn('id', ids))
}
