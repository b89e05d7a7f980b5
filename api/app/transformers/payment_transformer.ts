import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import type { PaymentStanding } from '#models/payment'

/** An attempt to pay, as its guest sees it. */
export default class PaymentTransformer extends BaseTransformer<PaymentStanding> {
  /** @param instructions what the guest is to do now, null when there is nothing to do */
  constructor(
    resource: PaymentStanding,
    protected instructions: string | null
  ) {
    super(resource)
  }

  toObject() {
    const { amountMinor, currency, gateway, intentId, outcome, status } = this.resource
    return {
      paymentIntentId: intentId,
      gateway,
      status: status === 'starting' ? ('pending' as const) : status,
      outcome,
      amount: toMajor(amountMinor),
      currency,
      instructions: this.instructions,
    }
  }
}
