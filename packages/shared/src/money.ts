import { numberFormat } from './formatters.ts'

/** Major units (12.5) in cents (1250): what is added up is counted in these, as sums of fractions drift. */
export const inCents = (amount: number) => Math.round(amount * 100)

/** `KES 12,500`; cents only when there are any. Amounts are in major units. */
export function formatMoney(amount: number, currency: string, locale: string) {
  return numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount)
}

/** `KES 12,500`, or `USD 100 + KES 12,500` of what is in several currencies. */
export function formatSums(sums: readonly { amount: number; currency: string }[], locale: string) {
  return sums.map(({ amount, currency }) => formatMoney(amount, currency, locale)).join(' + ')
}
