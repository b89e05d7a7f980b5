import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import type { Money } from '#domain/payment_lifecycle'
import type { Quote } from '#domain/quote'
import QuoteTransformer from '#transformers/quote_transformer'

type LoweredPrice = {
  most: number
  less: number
  difference: number
  quote: Quote
  back: readonly Money[]
}

/** What a stay would cost whose guest has left early, for its host and admins. */
export default class LoweredPriceTransformer extends BaseTransformer<LoweredPrice> {
  toObject() {
    const { back, difference, less, most, quote } = this.resource
    return {
      /** That the host can ask less */
      most: toMajor(most),
      less: toMajor(less),
      quote: new QuoteTransformer({ ...quote, deposit: 0 }).toObject(),
      /** What the guest pays less, with fee and taxes */
      difference: toMajor(difference),
      /** As it was paid; nothing where nothing was paid here */
      back: back.map(({ amountMinor, currency }) => ({ amount: toMajor(amountMinor), currency })),
    }
  }
}
