import { useTranslation } from 'react-i18next'
import type { PaymentEventDetail } from '../../api/types'
import { Facts, type Fact } from '../../components/facts'
import { momentOf } from '../../format/dates'
import payout from '../payouts/details.module.css'
import styles from './details.module.css'
import { useEventName, WhatBecame, WhatItIsOf } from './parts'

/** What it was about, what became of it and why, and what it said. */
export function PaymentEventDetails({ event }: { event: PaymentEventDetail }) {
  const { t } = useTranslation()
  const { gateway, kind } = useEventName(event)
  const { createdAt, message, paymentStatus, receipt, times, updatedAt, verdict } = event
  const facts: (Fact | false)[] = [
    { name: t('gatewayMessages.gateway'), value: gateway },
    { name: t('gatewayMessages.columns.what'), value: kind },
    { name: t('gatewayMessages.columns.of'), value: <WhatItIsOf event={event} /> },
    paymentStatus !== null && {
      name: t('gatewayMessages.attempt'),
      value: t(`gatewayMessages.attempts.${paymentStatus}`),
    },
    { name: t('gatewayMessages.columns.verdict'), value: <WhatBecame event={event} /> },
    receipt !== null && { name: t('gatewayMessages.receipt'), value: receipt },
    { name: t('gatewayMessages.columns.when'), value: momentOf(createdAt) },
    times > 1 &&
      updatedAt !== null && { name: t('gatewayMessages.last'), value: momentOf(updatedAt) },
  ]

  return (
    <>
      <p className={styles.lead}>
        {t(event.isWaiting ? 'gatewayMessages.waitingHint' : `gatewayMessages.hints.${verdict}`)}
      </p>
      <Facts facts={facts.filter((fact) => fact !== false)} />
      <section className={payout.section}>
        <h3 className={payout.heading} id="said">
          {t('gatewayMessages.said')}
        </h3>
        {message === null ? (
          <p>{t('gatewayMessages.unsaid')}</p>
        ) : (
          <>
            <p className={styles.hint}>{t('gatewayMessages.saidHint')}</p>
            {/* Scrolls, so that a keyboard has to reach it. */}
            <pre className={styles.said} tabIndex={0} role="region" aria-labelledby="said">
              {message}
            </pre>
          </>
        )}
      </section>
    </>
  )
}
