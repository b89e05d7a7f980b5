import { useTranslation } from 'react-i18next'
import type { Payout, Role } from '../../api/types'
import { OverlayLink } from '../../components/overlay-link'
import { fullName } from '../../components/portrait'
import { dayOf } from '../../format/dates'
import { money } from '../../format/money'
import type { Selection } from '../../hooks/use-selection'
import styles from './card.module.css'
import { pathOf } from './columns'
import { PickPayout } from './pick-payout'
import { StatusTag } from './status-tag'
import { StepButtons } from './step-buttons'
import { WhatCame } from './what-came'

interface PayoutCardProps {
  payout: Payout
  role: Role
  selection: Selection
}

export function PayoutCard({ payout, role, selection }: PayoutCardProps) {
  const { t } = useTranslation()
  const { amount, createdAt, currency, host, status } = payout
  return (
    <>
      <p className={styles.head}>
        <OverlayLink to={pathOf(payout)} className={styles.title}>
          {t('payouts.number', { id: payout._id })}
        </OverlayLink>
        <b className={styles.amount}>{money(amount, currency)}</b>
      </p>
      {role === 'admin' && <p>{fullName(host)}</p>}
      <p className={styles.state}>
        <StatusTag status={status} />
        <WhatCame payout={payout} />
      </p>
      <p className={styles.day}>{t('payouts.collected', { date: dayOf(createdAt) })}</p>
      <div className={styles.foot}>
        {role === 'admin' && <PickPayout payout={payout} selection={selection} />}
        <StepButtons payout={payout} place="card" />
      </div>
    </>
  )
}
