import type { I18n } from '@adonisjs/i18n'
import { toMajor, type Currency } from '#domain/money'
import { PERIOD_KINDS } from '#domain/prices'
import type { QuoteLine } from '#domain/quote'

/** What a line of a quote is, in the language of `i18n`: 'KES 8,500 × 3 nights', 'Service fee (10%)'. */
export function lineLabel(line: QuoteLine, currency: Currency, i18n: I18n) {
  const { kind, name = '' } = line
  const isPeriod = PERIOD_KINDS.some((period) => period === kind)
  const text = isPeriod ? (name ? 'period' : 'nights') : kind
  return i18n.t(`bookings.lines.${text}`, {
    name,
    unit: moneyText(line.unit, currency, i18n.locale),
    quantity: line.quantity,
    rate: (line.rateBp ?? 0) / 100,
  })
}

/** 'KES 12,500': cents only where there are any. */
export function moneyText(minor: number, currency: Currency, language: string) {
  return moneyFormat(language, currency, minor % 100 === 0 ? 0 : 2).format(toMajor(minor))
}

const formats = new Map<string, Intl.NumberFormat>()

/** Made once each: to make one takes far longer than to use it. */
function moneyFormat(language: string, currency: Currency, minimumFractionDigits: number) {
  const key = `${language} ${currency} ${minimumFractionDigits}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(`${language}-KE`, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits,
  })
  formats.set(key, format)
  return format
}

/** 'USD 100 + KES 12,500' of what is in several currencies. */
export function sumsText(
  amounts: readonly { amountMinor: number; currency: Currency }[],
  language: string
) {
  return amounts
    .map(({ amountMinor, currency }) => moneyText(amountMinor, currency, language))
    .join(' + ')
}
