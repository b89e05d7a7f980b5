import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { PayoutDetail } from '../../api/types'
import { Facts, type Fact } from '../../components/facts'
import { fullName } from '../../components/portrait'
import { RecordHistory } from '../../components/record-history'
import { momentOf } from '../../format/dates'
import { money } from '../../format/money'
import { useMe } from '../../hooks/use-me'
import { BankFileLink } from './bank-file'
import styles from './details.module.css'
import { PayoutStays } from './payout-stays'
import './texts'
import { movedName, reasonName } from './wording'

/** What M-Pesa was asked to send, how far it is, and why it was not sent. */
function factsOf(t: TFunction, transfer: Transfer, currency: string): (Fact | false)[] {
  const { failure, phone, resultCode, status } = transfer
  const reason = failure && t(`payouts.failures.${failure}`)
  const isCoded = reason !== null && resultCode !== null && failure !== 'withdrawn'
  return [
    phone !== null && { name: t('payouts.show.phone'), value: phone },
    { name: t(`payouts.show.${movedName(transfer)}`), value: money(transfer.amount, currency) },
    {
      name: t('payouts.show.transfer'),
      value: isCoded
        ? t('payouts.show.code', { reason, code: resultCode })
        : (reason ?? t(`payouts.transfer.${status}`)),
    },
  ]
}

type Transfer = NonNullable<PayoutDetail['transfer']>

export function PayoutDetails({ payout }: { payout: PayoutDetail }) {
  const { t } = useTranslation()
  const isAdmin = useMe().role === 'admin'
  const { amount, approvedAt, createdAt, currency, failedAt, paidAt, transfer } = payout
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
          <BankFileLink file={payout.file}>
            {t('payouts.show.inFile', { id: payout.file, date: momentOf(payout.exportedAt) })}
          </BankFileLink>
        ),
      },
    failedAt !== null && { name: t('payouts.show.failedAt'), value: momentOf(failedAt) },
    payout.writtenOffAt !== null && {
      name: t('payouts.show.writtenOff'),
      value: momentOf(payout.writtenOffAt),
    },
    ...(transfer ? factsOf(t, transfer, currency) : []),
    payout.failureReason !== null && {
      name: t(`payouts.show.${reasonName(payout)}`),
      value: payout.failureReason,
    },
  ]

  return (
    <>
      <p className={styles.amount}>{money(amount, currency)}</p>
      {payout.isDisputed && <p>{t('payouts.disputedHint')}</p>}
      {payout.isNowhere && <p>{t(isAdmin ? 'payoutWay.waitsHint' : 'payoutWay.waitsOwn')}</p>}
      <Facts facts={facts.filter((fact) => fact !== null && fact !== false)} />
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('payouts.show.stays')}</h3>
        <PayoutStays payout={payout} isAdmin={isAdmin} />
      </section>
      <RecordHistory subject="payout" record={payout} />
    </>
  )
}
