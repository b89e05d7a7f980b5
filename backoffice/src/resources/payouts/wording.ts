import type { Payout, PayoutDetail } from '../../api/types'
import type { Step } from './steps'

type Transfer = NonNullable<PayoutDetail['transfer']>

/** The amount's name in the catalogue: what M-Pesa has, what it is to get, or what it did not send. */
export function movedName({ status }: Pick<Transfer, 'status'>) {
  if (status === 'failed') return 'notMoved'
  return status === 'sent' || status === 'done' ? 'moved' : 'toMove'
}

/** The name of the reason that is kept with a payout. */
export const reasonName = ({ status }: Pick<Payout, 'status'>) =>
  status === 'writtenOff' ? 'writeOffReason' : 'reason'

/** The example of a reason, beside its field. */
export const hintName = ({ name }: Pick<Step, 'name'>) =>
  name === 'writeOff' ? 'writeOffHint' : 'reasonHint'
