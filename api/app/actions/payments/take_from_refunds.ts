import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type Payment from '#models/payment'
import type Refund from '#models/refund'
import { sqlTime } from '#services/database/sql_time'

/**
 * Makes what was to go back of a payment, and was not asked for yet, less by what its guest's bank took meanwhile: the guest has had that.
 * Of the deposit first, as elsewhere (ADR 0090). Call it with the booking held, and what is owed posted.
 * @param said minor units; null takes all of it
 * @returns how much it is less, in minor units
 */
export async function takeFromRefunds(
  trx: TransactionClientContract,
  payment: Payment,
  said: number | null
) {
  let taken = 0
  for (const refund of payment.refunds) {
    const amount = Math.min((said ?? Infinity) - taken, refund.amountMinor)
    const ofDeposit = Math.min(amount, refund.depositMinor)
    if (amount <= 0 || !(await lessen(trx, refund, amount, ofDeposit))) continue
    payment.depositLostMinor += ofDeposit
    payment.lostMinor = (payment.lostMinor ?? 0) + amount
    taken += amount
  }
  return taken
}

/** @returns false where its gateway was asked: it may go back beside what the bank took, though its answer was lost */
async function lessen(
  trx: TransactionClientContract,
  refund: Refund,
  amount: number,
  ofDeposit: number
) {
  const amountMinor = refund.amountMinor - amount
  const depositMinor = refund.depositMinor - ofDeposit
  const state = amountMinor === 0 ? ('processed' as const) : refund.state
  const [isFree]: { id: number }[] = await trx
    .from('refunds')
    .where({ id: refund.id, state: 'requested', tries: 0 })
    .update(
      {
        state,
        amount_minor: amountMinor,
        deposit_minor: depositMinor,
        updated_at: sqlTime(trx, DateTime.utc()),
      },
      ['id']
    )
  if (!isFree) return false
  refund.merge({ state, amountMinor, depositMinor })
  return true
}
