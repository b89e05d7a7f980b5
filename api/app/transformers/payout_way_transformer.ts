import { BaseTransformer } from '@adonisjs/core/transformers'
import { maskedPhone } from '#domain/mpesa_payouts'
import type { PayoutWay } from '#domain/payouts'
import type User from '#models/user'

/** Where a host is paid, for the host; the number is masked. */
export default class PayoutWayTransformer extends BaseTransformer<User> {
  toObject() {
    const { payoutPhone } = this.resource
    const way: PayoutWay = payoutPhone ? 'mpesa' : 'bank'
    return { way, phone: payoutPhone && maskedPhone(payoutPhone) }
  }
}
