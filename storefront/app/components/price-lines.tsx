import type { Quote } from '~/api/types'
import { useLanguage, useText } from '~/i18n/use-text'
import booking from '~/locales/en/booking.json'
import { formatMoney } from '@makao/shared/money'
import { Price } from './price'

/** The server's quote; the lines sum to the total (decisions §9). */
export function PriceLines({ quote }: { quote: Quote }) {
  const t = useText(booking)
  const { locale } = useLanguage()
  const { currency, nights, serviceFeeRate, taxRate } = quote
  const price = formatMoney(quote.pricePerNight, currency, locale)
  const lines = [
    { label: t('booking.line.nights', { price, nights }), amount: quote.base },
    { label: t('booking.line.serviceFee', { rate: serviceFeeRate }), amount: quote.serviceFee },
    { label: t('booking.line.tax', { rate: taxRate }), amount: quote.tax },
    { label: t('booking.line.serviceFeeTax'), amount: quote.serviceFeeTax },
  ]

  return (
    <dl aria-label={t('booking.lines')} className="grid gap-2">
      {lines.map(({ label, amount }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="tabular text-muted">{label}</dt>
          <dd>
            <Price amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">{t('booking.line.total')}</dt>
        <dd className="font-display text-lg font-bold">
          <Price amount={quote.total} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
