import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PayoutDetail } from '../../api/types'
import { stayDays } from '../../format/dates'
import { money } from '../../format/money'
import { usePhone } from '../../hooks/use-media'
import styles from './payout-stays.module.css'

interface PayoutStaysProps {
  payout: PayoutDetail
  isAdmin: boolean
}

type Stay = PayoutDetail['stays'][number]

const SUMS = ['paid', 'fee', 'tax', 'share'] as const

/** The stays a payout pays for: a table, or one below the other on a phone. */
export function PayoutStays({ payout, isAdmin }: PayoutStaysProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const { amount: whole, currency, stays } = payout
  const amount = (value: number) => money(value, currency)
  const nameOf = (sum: (typeof SUMS)[number]) =>
    t(`payouts.show.${sum === 'share' && isAdmin ? 'hostReceives' : sum}`)

  if (stays.length === 0) {
    return <p className={styles.soft}>{t('payouts.show.noStays')}</p>
  }
  if (phone) {
    return (
      <ul className={styles.list}>
        {stays.map((stay) => (
          <li key={stay.booking}>
            <Which stay={stay} isAdmin={isAdmin} />
            <dl>
              {SUMS.map((sum) => (
                <div key={sum} className={sum === 'share' ? styles.share : undefined}>
                  <dt>{nameOf(sum)}</dt>
                  <dd>{amount(stay[sum])}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('payouts.show.booking')}</th>
          {SUMS.map((sum) => (
            <th key={sum} scope="col">
              {nameOf(sum)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stays.map((stay) => (
          <tr key={stay.booking}>
            <th scope="row">
              <Which stay={stay} isAdmin={isAdmin} />
            </th>
            {SUMS.map((sum) => (
              <td key={sum}>{amount(stay[sum])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={SUMS.length}>
            {t('payouts.show.whole')}
          </th>
          <td>{amount(whole)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A stay that was given to another host, or is forgotten, is no longer its host's to open. */
function Which({ stay, isAdmin }: { stay: Stay; isAdmin: boolean }) {
  const { t } = useTranslation()
  const { booking, checkIn, checkOut, isHost, nights, property } = stay
  const title = t('bookings.show.title', { id: booking })
  return (
    <>
      {isHost || (isAdmin && checkIn !== null) ? (
        <Link to={`/bookings/${booking}`} className={styles.booking}>
          {title}
        </Link>
      ) : (
        <span className={styles.booking}>{title}</span>
      )}
      {property !== null && <span className={styles.soft}>{property}</span>}
      {checkIn !== null && checkOut !== null && nights !== null && (
        <span className={styles.soft}>
          {stayDays(checkIn, checkOut)} · {t('stay.nights', { count: nights })}
        </span>
      )}
    </>
  )
}
