import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bookLoss, type Loss } from '#actions/payments/book_loss'
import { lostPayments } from '#services/ledger/owed_entries'

/** Books what was lost of the payments that a payout is made of. */
export async function bookLosses(
  trx: TransactionClientContract,
  payoutId: number,
  actor: { id: number } | null
) {
  const losses: Loss[] = []
  for (const payment of await lostPayments(trx, payoutId)) {
    const loss = await bookLoss(trx, payment, actor)
    if (loss) losses.push(loss)
  }
  return losses
}
