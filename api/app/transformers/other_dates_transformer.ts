import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import type { Quote } from '#domain/quote'
import QuoteTransformer from '#transformers/quote_transformer'

type OtherDates = {
  checkIn: string
  checkOut: string
  quote: Quote
  difference: number
  isPaid: boolean
}

/** What a stay would be on other dates, for its guest and host. */
export default class OtherDatesTransformer extends BaseTransformer<OtherDates> {
  toObject() {
    const { checkIn, checkOut, difference, isPaid, quote } = this.resource
    return {
      checkIn,
      checkOut,
      nights: quote.nights,
      /** A deposit that is paid is paid for these dates as well */
      quote: new QuoteTransformer(isPaid ? { ...quote, deposit: 0 } : quote).toObject(),
      /** More than before; less when negative */
      difference: toMajor(difference),
      /** What it costs less goes back to the guest */
      goesBack: isPaid,
      /** What it costs more is paid before the stay moves */
      isPaidFirst: isPaid && difference > 0,
    }
  }
}
