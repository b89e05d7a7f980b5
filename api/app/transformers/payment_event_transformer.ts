import { BaseTransformer } from '@adonisjs/core/transformers'
import { tellableMessage } from '#domain/tellable_message'
import type Discrepancy from '#models/discrepancy'
import type PaymentEvent from '#models/payment_event'
import { isoTime } from '#services/iso_time'

/** With what narrows the list of differences down to it. */
const differenceOf = ({ day, id, kind, status }: Discrepancy) => ({ _id: id, kind, day, status })

/** For admins. */
export default class PaymentEventTransformer extends BaseTransformer<PaymentEvent> {
  toObject() {
    const { createdAt, discrepancy, gateway, id, isWaiting, kind, payment } = this.resource
    const { receipt, timesReceived, transfer, updatedAt, verdict } = this.resource
    return {
      _id: id,
      gateway,
      kind,
      verdict,
      isWaiting,
      times: timesReceived,
      receipt,
      booking: payment ? payment.bookingId : null,
      payout: transfer ? transfer.payoutId : null,
      difference: discrepancy ? differenceOf(discrepancy) : null,
      createdAt: isoTime(createdAt),
      updatedAt: isoTime(updatedAt),
    }
  }

  /** With what it said, as far as that tells of nobody. */
  forDetail() {
    return {
      ...this.toObject(),
      paymentStatus: this.resource.payment ? this.resource.payment.status : null,
      message: tellableMessage(this.resource.body),
    }
  }
}
