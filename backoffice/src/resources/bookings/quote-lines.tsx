import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { money } from '../../format/money'
import styles from './quote-lines.module.css'

type QuoteLinesProps = Pick<Booking, 'quote' | 'hostShare'>

export function QuoteLines({ quote, hostShare }: QuoteLinesProps) {
  const { t } = useTranslation()
  const { currency, nights, pricePerNight, serviceFeeRate, taxRate } = quote
  const amount = (value: number) => money(value, currency)
  const lines: [text: string, value: number][] = [
    [
      t('bookings.show.perNight', {
        price: amount(pricePerNight),
        nights: t('stay.nights', { count: nights }),
      }),
      quote.base,
    ],
    [t('bookings.show.serviceFee', { rate: serviceFeeRate }), quote.serviceFee],
    [t('bookings.show.tax', { rate: taxRate }), quote.tax],
    [t('bookings.show.serviceFeeTax', { rate: taxRate }), quote.serviceFeeTax],
  ]

  return (
    <dl className={styles.lines}>
      {lines.map(([text, value]) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{amount(value)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t(hostShare === null ? 'bookings.show.total' : 'bookings.show.guestPays')}</dt>
        <dd>{amount(quote.total)}</dd>
      </div>
      {currency !== 'KES' && (
        <div className={styles.kes}>
          <dt className="sr-only">KES</dt>
          <dd>{t('bookings.show.inKes', { amount: money(quote.totalKes) })}</dd>
        </div>
      )}
      {hostShare !== null && (
        <div className={styles.share}>
          <dt>
            {t('bookings.show.hostShare')}
            <small>{t('bookings.show.hostShareHint')}</small>
          </dt>
          <dd>{amount(hostShare)}</dd>
        </div>
      )}
    </dl>
  )
}
