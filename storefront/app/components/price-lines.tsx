import type { Booking } from '~/api/types'
import { useText } from '~/i18n/use-text'
import booking from '~/locales/en/booking.json'
import { OwnAmount } from './own-amount'
import { Price } from './price'

interface PriceLinesProps {
  quote: Booking['quote']
  /** Of what is or was charged, which no other sum stands beside (ADR 0080). */
  charged?: boolean
}

/** The server's quote; the lines sum to the total (decisions §9). A deposit stands beside it (ADR 0090). */
export function PriceLines({ quote, charged = false }: PriceLinesProps) {
  const t = useText(booking)
  const { currency, deposit, lines } = quote

  return (
    <dl aria-label={t('booking.lines')} className="grid gap-2">
      {lines.map(({ kind, label, amount }) => (
        <div key={`${kind} ${label}`} className="flex items-baseline justify-between gap-4">
          <dt className="tabular text-muted">{label}</dt>
          <dd>
            <Price amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">{t('booking.line.total')}</dt>
        <dd className="text-right font-display text-lg font-bold">
          <Price amount={quote.total} currency={currency} />
          {!charged && <OwnAmount amount={quote.total} currency={currency} />}
        </dd>
      </div>
      {deposit && (
        <>
          <div className="flex items-baseline justify-between gap-4">
            <dt>
              {deposit.label}
              <span className="block text-sm text-muted">{t('booking.line.comesBack')}</span>
            </dt>
            <dd>
              <Price amount={deposit.amount} currency={currency} />
            </dd>
          </div>
          <div className="flex items-baseline justify-between gap-4 font-semibold">
            <dt>{t('booking.line.withDeposit')}</dt>
            <dd>
              <Price amount={quote.toPay} currency={currency} />
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}
