import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dayOf } from '../../format/dates'
import { money } from '../../format/money'
import type { Account } from './months'
import styles from './statement.module.css'

interface AccountTableProps {
  account: Account
  /** The month has not ended. */
  isNow: boolean
}

/** One currency of a statement: what was owed, every line, and what is owed. */
export function AccountTable({ account, isNow }: AccountTableProps) {
  const { t } = useTranslation()
  const { closing, currency, lines, opening } = account
  const amount = (value: number) => money(value, currency)
  const balance = (name: 'opening' | 'closing' | 'now', value: number) => (
    <tr className={styles.balance}>
      <th scope="row" colSpan={2}>
        {t(`statement.${name}`)}
      </th>
      <td className={styles.wide} />
      <td>{amount(value)}</td>
    </tr>
  )

  return (
    <table className={styles.table}>
      <caption className="sr-only">{t('statement.caption', { currency })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('statement.columns.day')}</th>
          <th scope="col">{t('statement.columns.what')}</th>
          <th scope="col">{t('statement.columns.amount')}</th>
          <th scope="col" className={styles.wide}>
            {t('statement.columns.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {balance('opening', opening)}
        {lines.map((line, index) => (
          <tr key={index}>
            <td>
              <time dateTime={line.at}>{dayOf(line.at)}</time>
            </td>
            <td>
              {t(`statement.kinds.${line.kind}`)}
              {line.booking !== null && line.isHost && (
                <Link to={`/bookings/${line.booking}`} className={styles.thing}>
                  {t('bookings.show.title', { id: line.booking })}
                </Link>
              )}
              {line.booking !== null && !line.isHost && (
                <span className={styles.thing}>
                  {t('bookings.show.title', { id: line.booking })}
                </span>
              )}
              {line.payout !== null && (
                <Link to={`/payouts/${line.payout}`} className={styles.thing}>
                  {t('payouts.number', { id: line.payout })}
                </Link>
              )}
              {line.receipt !== null && <span className={styles.thing}>{line.receipt}</span>}
            </td>
            <td>{amount(line.amount)}</td>
            <td className={styles.wide}>{amount(line.balance)}</td>
          </tr>
        ))}
        {balance(isNow ? 'now' : 'closing', closing)}
      </tbody>
    </table>
  )
}
