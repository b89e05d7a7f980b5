import { BaseTransformer } from '@adonisjs/core/transformers'
import { maskedAccount } from '#domain/bank_accounts'
import { BANK_CODES, BANKS } from '#domain/kenya/banks'
import { maskedPhone } from '#domain/mpesa_payouts'
import type { PayoutWay } from '#domain/payouts'
import type User from '#models/user'
import { openAccount } from '#services/sealed_details'

/** Where a host is paid, for the host; the numbers are masked. With the banks to choose from. */
export default class PayoutWayTransformer extends BaseTransformer<User> {
  toObject() {
    const { payoutPhone } = this.resource
    const way: PayoutWay = payoutPhone ? 'mpesa' : 'bank'
    return {
      way,
      phone: payoutPhone && maskedPhone(payoutPhone),
      account: this.#account(),
      banks: BANK_CODES.map((code) => ({ code, name: BANKS[code] as string })),
    }
  }

  #account() {
    const known = openAccount(this.resource.payoutAccount)
    if (!known) return null
    const { account, bank, branch, holder } = known
    return { bank, name: BANKS[bank] as string, branch, number: maskedAccount(account), holder }
  }
}
