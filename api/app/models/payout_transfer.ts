import { PayoutTransferSchema } from '#database/schema'
import { isUnderWay as isUnheard } from '#domain/mpesa_payouts'

/** One try of a payout by M-Pesa. */
export default class PayoutTransfer extends PayoutTransferSchema {
  /** M-Pesa is still to say how it ended. */
  get isUnderWay() {
    return isUnheard(this.status, this.askedAt?.toMillis() ?? null, Date.now())
  }
}
