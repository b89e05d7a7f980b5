import { numberFormat } from '@makao/shared/formatters'
import { formatMoney } from '@makao/shared/money'
import { shownLocale } from '../providers/i18n'

/** `KES 12,500` of an amount in major units. */
export const money = (amount: number, currency = 'KES') =>
  formatMoney(amount, currency, shownLocale())

/** `KES 1.2M`. */
export const shortMoney = (amount: number, currency = 'KES') =>
  `${currency}\u00A0${numberFormat(shownLocale(), {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(amount)}`

/** `1,234`, or with `digits` decimals. */
export const number = (amount: number, digits = 0) =>
  numberFormat(shownLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
