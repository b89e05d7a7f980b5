import { BaseTransformer } from '@adonisjs/core/transformers'
import paymentsConfig from '#config/payments'
import { toMajor } from '#domain/money'
import { depositLine, type Quote, type QuoteLine } from '#domain/quote'
import { isPaidOnline } from '#domain/ways_to_pay'
import { lineLabel } from '#services/line_label'
import { readersWords } from '#services/readers_text'

/** Major units; the lines sum to the total (decisions, §9). */
export default class QuoteTransformer extends BaseTransformer<Quote> {
  toObject() {
    const quote = this.resource
    const deposit = depositLine(quote.deposit)
    return {
      currency: quote.currency,
      nights: quote.nights,
      pricePerNight: toMajor(quote.pricePerNight),
      base: toMajor(quote.base),
      serviceFee: toMajor(quote.serviceFee),
      tax: toMajor(quote.tax),
      serviceFeeTax: toMajor(quote.serviceFeeTax),
      total: toMajor(quote.total),
      totalKes: toMajor(quote.totalKes),
      /** per cent */
      serviceFeeRate: quote.serviceFeeBp / 100,
      /** per cent */
      taxRate: quote.taxBp / 100,
      lines: quote.lines.map((line) => this.#line(line)),
      /** Beside the total */
      deposit: deposit && this.#line(deposit),
      /** At once: the total and the deposit */
      toPay: toMajor(quote.total + (deposit?.amount ?? 0)),
    }
  }

  /** Of a stay that is asked about, and not booked yet. */
  forGuest() {
    const { currency, deposit: depositMinor, kesRate, totalKes: totalKesMinor } = this.resource
    const money = { currency, depositMinor, kesRate, totalKesMinor }
    const unpaid = { isByHand: false, paymentNotedAt: null, paymentStatus: 'unpaid' } as const
    return {
      ...this.toObject(),
      /** Not to the host: some gateway takes that much at once */
      paysOnline: isPaidOnline({ ...money, ...unpaid }, paymentsConfig.waysToPay),
    }
  }

  #line(line: QuoteLine) {
    return {
      kind: line.kind,
      label: lineLabel(line, this.resource.currency, readersWords()),
      quantity: line.quantity,
      unitAmount: toMajor(line.unit),
      amount: toMajor(line.amount),
      taxable: line.taxable,
    }
  }
}
