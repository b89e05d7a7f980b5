import { DateChangeSchema } from '#database/schema'

/** Other dates that guest or host propose for an agreed stay (ADR 0079). */
export default class DateChange extends DateChangeSchema {
  /** What the stay would cost more; less when negative. Minor units. */
  get difference() {
    return this.quote.total - this.formerTotalMinor
  }

  get nights() {
    return this.quote.nights
  }

  /** As it was shown. */
  get offer() {
    const { checkIn, checkOut, difference, quote } = this
    return { checkIn, checkOut, difference, quote }
  }
}
