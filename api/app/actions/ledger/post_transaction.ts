import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { noteShares } from '#actions/ledger/note_shares'
import { firstOpenMonth } from '#domain/book_months'
import { assertBalanced, type Posting, type TransactionKind } from '#domain/ledger'
import type { Currency } from '#domain/money'
import { todayInNairobi } from '#domain/stay'
import LedgerEntry from '#models/ledger_entry'
import LedgerTransaction from '#models/ledger_transaction'
import { holdTable } from '#services/database/hold_row'

export type Fact = {
  kind: TransactionKind
  /** Its name, once and for all: the same fact is not posted again. */
  fact: string
  bookingId?: number
  paymentId?: number
  payoutId?: number
  /** Of the stay or payout. */
  hostId: number
  currency: Currency
  happenedAt: DateTime
}

/**
 * Posts in the transaction of what it records, which holds what two could record at once; does nothing when it is
 * on the books.
 * @throws RangeError when it does not sum to zero
 */
export async function postTransaction(
  trx: TransactionClientContract,
  { hostId, currency, ...about }: Fact,
  postings: readonly Posting[]
): Promise<void> {
  assertBalanced(postings)
  const known = await LedgerTransaction.findBy({ fact: about.fact }, { client: trx })
  if (known) return

  const transaction = await LedgerTransaction.create(about, { client: trx })
  const entries = await LedgerEntry.createMany(
    postings.map(({ account, amount, hostId: own }) => ({
      transactionId: transaction.id,
      account,
      hostId: own ?? hostId,
      currency,
      amountMinor: amount,
    })),
    { client: trx }
  )
  await clearMonths(trx, about.happenedAt)
  const shares = entries.filter(({ account }) => account === 'hostPayable')
  const { bookingId, happenedAt } = about
  await noteShares(trx, shares, { happenedAt, isOfStay: bookingId !== undefined })
}

/** Sums that are kept of a closed month (`sum_up_months.ts`), where something is posted to it nevertheless, and those of the months after it. */
async function clearMonths(trx: TransactionClientContract, happenedAt: DateTime) {
  const month = todayInNairobi(happenedAt.toJSDate()).slice(0, 7)
  if (month >= firstOpenMonth(todayInNairobi())) return
  await holdTable(trx, 'account_months')
  await trx.from('account_months').where('month', '>=', month).delete()
}
