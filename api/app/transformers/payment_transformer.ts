import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { toMajor } from '#domain/money'
import { RESEND_SECONDS } from '#domain/payment_lifecycle'
import { isOverdue } from '#domain/time_to_pay'
import type { PaymentState } from '#models/payment'
import { isoTime } from '#services/iso_time'

export default class PaymentTransformer extends BaseTransformer<PaymentState> {
  /**
   * @param instructions null when there is nothing to do
   * @param payBy when the time to pay is over; null where there is none
   */
  constructor(
    resource: PaymentState,
    protected instructions: string | null,
    protected payBy: DateTime | null
  ) {
    super(resource)
  }

  toObject() {
    const { amountMinor, currency, gateway, intentId, outcome, redirectUrl, startedAt, status } =
      this.resource
    const isWaiting = status === 'starting' || status === 'pending'
    return {
      paymentIntentId: intentId,
      gateway,
      status: status === 'starting' ? ('pending' as const) : status,
      outcome,
      amount: toMajor(amountMinor),
      currency,
      instructions: this.instructions,
      redirectUrl: isWaiting ? redirectUrl : null,
      resendAt: isWaiting ? this.#resendAt(startedAt) : null,
    }
  }

  /** null where it would be too late by then, or is now. */
  #resendAt(startedAt: number) {
    const at = DateTime.fromMillis(startedAt).plus({ seconds: RESEND_SECONDS })
    const earliest = Math.max(at.toMillis(), Date.now())
    return isOverdue(this.payBy?.toMillis() ?? null, earliest) ? null : isoTime(at)
  }
}
