import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import { depositLine, type Quote, type QuoteLine } from '#domain/quote'
import { lineLabel } from '#services/line_label'
import { requestWords } from '#services/request_text'

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

  #line(line: QuoteLine) {
    return {
      kind: line.kind,
      label: lineLabel(line, this.resource.currency, requestWords()),
      quantity: line.quantity,
      unitAmount: toMajor(line.unit),
      amount: toMajor(line.amount),
      taxable: line.taxable,
    }
  }
}
