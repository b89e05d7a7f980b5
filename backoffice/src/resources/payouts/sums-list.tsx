import type { Payout } from '../../api/types'
import { money } from '../../format/money'
import styles from './details.module.css'
import { sumsOf } from './sums'

/** One line for each currency. */
export function Sums({ payouts }: { payouts: readonly Payout[] }) {
  return sumsOf(payouts).map(({ amount, currency }) => (
    <p key={currency} className={styles.amount}>
      {money(amount, currency)}
    </p>
  ))
}
