import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor, type Currency } from '#domain/money'

type Debt = {
  hostId: number
  firstName: string
  lastName: string
  currency: Currency
  amount: number
}

/** What a host owes, for admins. */
export default class PayoutDebtTransformer extends BaseTransformer<Debt> {
  toObject() {
    const { amount, currency, firstName, hostId, lastName } = this.resource
    return { host: { _id: hostId, firstName, lastName }, currency, amount: toMajor(amount) }
  }
}
