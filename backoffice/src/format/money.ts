import { numberFormat } from '@makao/shared/formatters'
import { formatMoney, formatSums } from '@makao/shared/money'
import { shownLocale } from '../providers/shown-locale.ts'

/** `KES 12,500` of an amount in major units. */
export const money = (amount: number, currency = 'KES') =>
  formatMoney(amount, currency, shownLocale())

/** `USD 100 + KES 12,500` of what is in several currencies. */
export const sums = (amounts: readonly { amount: number; currency: string }[]) =>
  formatSums(amounts, shownLocale())

/** `KES 1.2M`. */
export const shortMoney = (amount: number, currency = 'KES') =>
  `${currency}\u00A0${shortNumber(amount)}`

/** `1.2M`. */
const shortNumber = (amount: number) =>
  numberFormat(shownLocale(), { notation: 'compact', maximumFractionDigits: 1 }).format(amount)

/** `12.5k`, for a day of the calendar: the compact numbers of Kiswahili are words. */
export function tinyNumber(amount: number) {
  const [unit, letter] =
    amount < 1000 ? [1, ''] : amount < 1_000_000 ? [1000, 'k'] : [1_000_000, 'M']
  return numberFormat(shownLocale(), { maximumFractionDigits: 1 }).format(amount / unit) + letter
}

/** `1,234`, or with `digits` decimals. */
export const number = (amount: number, digits = 0) =>
  numberFormat(shownLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
