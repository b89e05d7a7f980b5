import { i18n } from '../providers/i18n'

/**
 * `KES 12,500`: whole amounts bare, others with their cents.
 *
 * @param amount - in major units
 */
export function money(amount: number, currency = 'KES'): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return `${currency}\u00A0${number(amount, digits)}`
}

/** `KES 1.2M`: for the edge of a chart, where the exact amount stands beside it. */
export const shortMoney = (amount: number, currency = 'KES') =>
  `${currency}\u00A0${new Intl.NumberFormat(i18n.language, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(amount)}`

/** `1,234`, or with `digits` decimals. */
export function number(amount: number, digits = 0): string {
  return new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}
