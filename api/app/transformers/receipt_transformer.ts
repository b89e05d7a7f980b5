import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import type Refund from '#models/refund'
import type { Receipt } from '#models/shapes'
import { isoTime } from '#services/iso_time'
import type { GatewayName } from '#services/payments/gateway'

/** What a guest has paid and got back, for them and admins. `number`: as in the letter; null while nothing is paid. */
export default class ReceiptTransformer extends BaseTransformer<Receipt> {
  toObject() {
    const { booking, payments } = this.resource
    const last = payments.findLast(isForStay) ?? payments.at(-1)
    return {
      booking: booking.id,
      number: last ? `${booking.id}-${last.payment.id}` : null,
      payments: payments.map(({ paidAt, payment }) => {
        const { amountMinor, currency, dateChangeId, gateway } = payment
        const { depositKeptMinor, depositMinor, lostMinor, refunds } = payment
        return {
          gateway: gateway as GatewayName,
          amount: toMajor(amountMinor),
          currency,
          deposit: toMajor(depositMinor),
          depositKept: toMajor(depositKeptMinor),
          lost: toMajor(lostMinor ?? 0),
          isForOtherDates: dateChangeId !== null,
          reference: payment.receipt ?? payment.intentId,
          paidAt: isoTime(paidAt),
          /* What a bank took before it went back was not sent. */
          refunds: refunds.filter(({ amountMinor: back }) => back > 0).map(refundOf),
        }
      }),
    }
  }
}

/** Late money goes back whole, and no letter has its number. */
function isForStay({ payment }: Receipt['payments'][number]) {
  return payment.refunds.every(({ reason }) => reason !== 'lateMoney')
}

/** `sentAt` and `reference` once it was made. */
function refundOf({ amountMinor, depositMinor, reason, receipt, state, updatedAt }: Refund) {
  const isMade = state === 'processed'
  return {
    amount: toMajor(amountMinor),
    deposit: toMajor(depositMinor),
    reason,
    isMade,
    reference: isMade ? receipt : null,
    sentAt: isMade ? isoTime(updatedAt) : null,
  }
}
