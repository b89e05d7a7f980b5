import type { Currency } from '#domain/money'
import type { PriceRules } from '#domain/prices'
import { quoteOf, type PartyStay } from '#domain/quote'

/** As both engines tell it. */
export type PricedRow = {
  price_minor: number | string
  currency: Currency
  price_rules: string | null
}

export function quoteRow(row: PricedRow, stay: PartyStay, today: string) {
  const { currency, price_minor: price, price_rules: rules } = row
  const property = { priceMinor: Number(price), currency, priceRules: rulesOf(rules) }
  return quoteOf(property, stay, today)
}

export const rulesOf = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as PriceRules)

/** What a card or a pin tells of it. */
export type PricedStay = { nights: number; totalMinor: number }

export function pricedStay(row: PricedRow, stay: PartyStay, today: string): PricedStay {
  const { nights, total } = quoteRow(row, stay, today)
  return { nights, totalMinor: total }
}
