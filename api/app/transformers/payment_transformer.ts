import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import type { PaymentState } from '#models/payment'

export default class PaymentTransformer extends BaseTransformer<PaymentState> {
  /** @param instructions null when there is nothing to do */
  constructor(
    resource: PaymentState,
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
