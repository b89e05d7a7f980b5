import { BaseTransformer } from '@adonisjs/core/transformers'
import { CURRENCIES, toMajor } from '#domain/money'
import type Payout from '#models/payout'
import type PayoutFile from '#models/payout_file'
import { isoTime } from '#services/iso_time'

/** What was taken to the bank, for admins. */
export default class PayoutFileTransformer extends BaseTransformer<PayoutFile> {
  constructor(
    resource: PayoutFile,
    protected payouts: Payout[]
  ) {
    super(resource)
  }

  toObject() {
    const { createdAt, id } = this.resource
    return {
      _id: id,
      createdAt: isoTime(createdAt),
      count: this.payouts.length,
      sums: CURRENCIES.map((currency) => this.#sumIn(currency)).filter(({ amount }) => amount > 0),
    }
  }

  #sumIn(currency: (typeof CURRENCIES)[number]) {
    const own = this.payouts.filter((payout) => payout.currency === currency)
    return { currency, amount: toMajor(own.reduce((sum, { amountMinor }) => sum + amountMinor, 0)) }
  }
}
