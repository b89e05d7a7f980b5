import { inCents } from '@makao/shared/money'
import type { Payout } from '../../api/types'

/** What payouts come to in each of their currencies, to the cent. */
export function sumsOf(payouts: readonly Pick<Payout, 'amount' | 'currency'>[]) {
  const cents = new Map<string, number>()
  for (const { amount, currency } of payouts) {
    cents.set(currency, (cents.get(currency) ?? 0) + inCents(amount))
  }
  return [...cents].sort().map(([currency, sum]) => ({ currency, amount: sum / 100 }))
}
