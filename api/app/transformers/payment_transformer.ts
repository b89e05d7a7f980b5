import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { toMajor } from '#domain/money'
import { RESEND_SECONDS } from '#domain/payment_lifecycle'
import type { PaymentState } from '#models/payment'
import { isoTime } from '#services/iso_time'

export default class PaymentTransformer extends BaseTransformer<PaymentState> {
  /** @param instructions null when there is nothing to do */
  constructor(
    resource: PaymentState,
    protected instructions: string | null
  ) {
    super(resource)
  }

  toObject() {
    const { amountMinor, currency, gateway, intentId, outcome, startedAt, status } = this.resource
    const isWaiting = status === 'starting' || status === 'pending'
    return {
      paymentIntentId: intentId,
      gateway,
      status: status === 'starting' ? ('pending' as const) : status,
      outcome,
      amount: toMajor(amountMinor),
      currency,
      instructions: this.instructions,
      resendAt: isWaiting ? resendAt(startedAt) : null,
    }
  }
}

function resendAt(startedAt: number) {
  return isoTime(DateTime.fromMillis(startedAt).plus({ seconds: RESEND_SECONDS }))
}
