import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import type { Currency } from '#domain/money'

type Earnings = {
  currency: Currency
  coming: number
  due: number
  onItsWay: number
  paid: number
  owing: number
  next: { on: string; amount: number } | null
}

/** For the host whose they are. */
export default class EarningsTransformer extends BaseTransformer<Earnings> {
  toObject() {
    const { coming, currency, due, next, onItsWay, owing, paid } = this.resource
    return {
      currency,
      coming: toMajor(coming),
      due: toMajor(due),
      onItsWay: toMajor(onItsWay),
      paid: toMajor(paid),
      owing: toMajor(owing),
      next: next && { on: next.on, amount: toMajor(next.amount) },
    }
  }
}
