import { BaseTransformer } from '@adonisjs/core/transformers'
import { maskedPhone, transferFailure } from '#domain/mpesa_payouts'
import { toMajor } from '#domain/money'
import type PayoutTransfer from '#models/payout_transfer'
import type User from '#models/user'
import { isoTime } from '#services/iso_time'

/** What M-Pesa was asked to send, for the host and admins; result codes for admins alone. */
export default class PayoutTransferTransformer extends BaseTransformer<PayoutTransfer> {
  constructor(
    resource: PayoutTransfer,
    protected viewer: User
  ) {
    super(resource)
  }

  toObject() {
    const { amountMinor, askedAt, phone, receipt, resultCode, status } = this.resource
    const { isAdmin } = this.viewer
    const hasFailed = status === 'failed'
    return {
      status,
      amount: toMajor(amountMinor),
      phone: phone && maskedPhone(phone),
      askedAt: isoTime(askedAt),
      receipt,
      failure: hasFailed ? transferFailure(resultCode ?? '', isAdmin) : null,
      resultCode: isAdmin && hasFailed ? resultCode : null,
    }
  }
}
