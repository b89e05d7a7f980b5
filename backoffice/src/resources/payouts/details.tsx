import { useTranslation } from 'react-i18next'
import type { PayoutDetail } from '../../api/types'
import { Facts, type Fact } from '../../components/facts'
import { fullName } from '../../components/portrait'
import { RecordHistory } from '../../components/record-history'
import { momentOf } from '../../format/dates'
import { money } from '../../format/money'
import { useMe } from '../../hooks/use-me'
import { addressOf } from './bank-file'
import styles from './details.module.css'
import { PayoutStays } from './payout-stays'

export function PayoutDetails({ payout }: { payout: PayoutDetail }) {
  const { t } = useTranslation()
  const isAdmin = useMe().role === 'admin'
  const { amount, approvedAt, createdAt, currency, failedAt, paidAt } = payout
  const facts: (Fact | null | false)[] = [
    isAdmin && { name: t('payouts.columns.host'), value: fullName(payout.host) },
    { name: t('payouts.columns.collected'), value: momentOf(createdAt) },
    approvedAt !== null && { name: t('payouts.show.approved'), value: momentOf(approvedAt) },
    paidAt !== null && { name: t('payouts.show.sent'), value: momentOf(paidAt) },
    payout.reference !== null && { name: t('payouts.show.reference'), value: payout.reference },
    payout.exportedAt !== null &&
      payout.file !== null && {
        name: t('payouts.show.file'),
        value: (
          <a href={addressOf(payout.file)} download>
            {t('payouts.show.inFile', { id: payout.file, date: momentOf(payout.exportedAt) })}
          </a>
        ),
      },
    failedAt !== null && { name: t('payouts.show.failedAt'), value: momentOf(failedAt) },
    payout.writtenOffAt !== null && {
      name: t('payouts.show.writtenOff'),
      value: momentOf(payout.writtenOffAt),
    },
    payout.failureReason !== null && {
      name: t('payouts.show.reason'),
      value: payout.failureReason,
    },
  ]

  return (
    <>
      <p className={styles.amount}>{money(amount, currency)}</p>
      {payout.isDisputed && <p>{t('payouts.disputedHint')}</p>}
      <Facts facts={facts.filter((fact) => fact !== null && fact !== false)} />
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('payouts.show.stays')}</h3>
        <PayoutStays payout={payout} isAdmin={isAdmin} />
      </section>
      <RecordHistory subject="payout" record={payout} />
    </>
  )
}
