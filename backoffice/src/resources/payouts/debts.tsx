import { useList, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PayoutDebt } from '../../api/types'
import { fullName } from '../../components/portrait'
import { money } from '../../format/money'
import styles from './debts.module.css'

/** For admins: who was paid for a stay whose money went back since. Nothing where nobody owes. */
export function Debts() {
  const { t } = useTranslation()
  const { result } = useList<PayoutDebt & { _id: string }, HttpError>({
    resource: 'payouts',
    meta: { path: 'payouts/debts' },
    pagination: { mode: 'off' },
    errorNotification: false,
  })
  if (result.data.length === 0) return null
  return (
    <section aria-label={t('payouts.debts.title')} className={styles.debts}>
      <h2 className={styles.heading}>{t('payouts.debts.title')}</h2>
      <p className={styles.hint}>{t('payouts.debts.hint')}</p>
      <ul className={styles.list}>
        {result.data.map(({ amount, currency, host }) => (
          <li key={`${host._id} ${currency}`}>
            <Link to={`/payouts?host=${host._id}`}>{fullName(host)}</Link>
            <span>{money(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
