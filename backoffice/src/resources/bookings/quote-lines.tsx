import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { money } from '../../format/money'
import { useMe } from '../../hooks/use-me'
import styles from './quote-lines.module.css'

type QuoteLinesProps = Pick<Booking, 'quote' | 'hostShare'>

export function QuoteLines({ quote, hostShare }: QuoteLinesProps) {
  const { t } = useTranslation()
  const { role } = useMe()
  const { currency, deposit, lines } = quote
  const amount = (value: number) => money(value, currency)

  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={`${line.kind} ${line.label}`}>
          <dt>{line.label}</dt>
          <dd>{amount(line.amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t(hostShare === null ? 'bookings.show.total' : 'bookings.show.guestPays')}</dt>
        <dd>{amount(quote.total)}</dd>
      </div>
      {deposit && (
        <>
          <div>
            <dt>{deposit.label}</dt>
            <dd>{amount(deposit.amount)}</dd>
          </div>
          <div>
            <dt>{t('bookings.show.withDeposit')}</dt>
            <dd>{amount(quote.toPay)}</dd>
          </div>
        </>
      )}
      {currency !== 'KES' && (
        <div className={styles.kes}>
          <dt className="sr-only">KES</dt>
          <dd>{t('bookings.show.inKes', { amount: money(quote.totalKes) })}</dd>
        </div>
      )}
      {hostShare !== null && (
        <div className={styles.share}>
          <dt>
            {t('bookings.show.hostShare', { context: role })}
            <small>{t('bookings.show.hostShareHint')}</small>
          </dt>
          <dd>{amount(hostShare)}</dd>
        </div>
      )}
    </dl>
  )
}
