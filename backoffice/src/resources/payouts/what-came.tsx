import { useTranslation } from 'react-i18next'
import type { Payout } from '../../api/types'
import cells from '../../components/cells.module.css'
import { dayOf } from '../../format/dates'
import './texts'

/** Beside the status: when it came to that, what holds it up, or why it failed. */
export function WhatCame({ payout }: { payout: Payout }) {
  const { t } = useTranslation()
  const { approvedAt, failureReason, isDisputed, isNowhere, paidAt, status, transfer } = payout
  if (status === 'failed' || status === 'writtenOff') {
    const said = transfer?.failure && t(`payouts.failures.${transfer.failure}`)
    return <span className={cells.soft}>{failureReason ?? said}</span>
  }
  if (isDisputed) {
    return <span className={cells.soft}>{t('payouts.disputed')}</span>
  }
  if (isNowhere) {
    return <span className={cells.soft}>{t('payoutWay.waits')}</span>
  }
  const at = status === 'paid' ? paidAt : approvedAt
  return at && <span className={cells.soft}>{t('payouts.since', { date: dayOf(at) })}</span>
}
