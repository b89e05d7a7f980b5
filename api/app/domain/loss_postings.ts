import { netOf, sumOf, type Posting } from '#domain/ledger'
import { refundWithDeposit, takenFromHolders, type refundOwed } from '#domain/stay_postings'

/**
 * A guest's bank takes an amount back from the gateway: of the deposit first, for that is the guest's own, then what the host was granted of
 * it, and then from whoever it was for, as a refund does.
 * @returns `granted` apart: it is no price, and no tax is in it (ADR 0141)
 * @throws RangeError for more than what is left of it
 */
export function paymentLost(...[posted, amount, ...of]: Parameters<typeof refundOwed>): {
  ofStay: Posting[]
  granted: Posting[]
} {
  const shares = posted.filter(({ account, isGranted }) => isGranted && account === 'hostPayable')
  const deposit = Math.min(amount, heldIn(posted.filter(({ account }) => account === 'deposit')))
  const granted = Math.min(amount - deposit, heldIn(shares))
  const ofStay = refundWithDeposit(deposit, posted, amount - deposit - granted, ...of)
  return {
    ofStay: ofStay.map((posting) =>
      posting.account === 'refund' ? { ...posting, account: 'gateway' } : posting
    ),
    granted: [
      ...takenFromHolders(granted, shares),
      ...netOf([{ account: 'gateway', amount: -granted }]),
    ],
  }
}

const heldIn = (postings: readonly Posting[]) => -sumOf(postings)
