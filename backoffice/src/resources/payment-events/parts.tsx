import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PaymentEvent } from '../../api/types'
import cells from '../../components/cells.module.css'
import { OverlayLink } from '../../components/overlay-link'
import { momentOf } from '../../format/dates'
import { VerdictTag } from './verdicts'

interface EventProps {
  event: PaymentEvent
}

/** M-Pesa's kinds have names here, Paystack's are its own. */
export function useEventName({ gateway, kind }: PaymentEvent) {
  const { t } = useTranslation()
  return {
    gateway: t(`gatewayMessages.gateways.${gateway}` as 'gatewayMessages.gateways.mpesa', {
      defaultValue: gateway,
    }),
    kind: t(
      `gatewayMessages.kinds.${kind.replaceAll('.', '_')}` as 'gatewayMessages.kinds.prompt',
      {
        defaultValue: kind,
      }
    ),
  }
}

/** What it is, from whom, and by which number; leads to what it said. */
export function WhatItIs({ event }: EventProps) {
  const { gateway, kind } = useEventName(event)
  return (
    <>
      <OverlayLink to={`/payouts/messages/${event._id}`} className={cells.strong}>
        {kind}
      </OverlayLink>
      <span className={cells.soft} style={{ overflowWrap: 'anywhere' }}>
        {event.receipt ? `${gateway} · ${event.receipt}` : gateway}
      </span>
    </>
  )
}

/** The booking or payout that it is of. */
export function WhatItIsOf({ event }: EventProps) {
  const { t } = useTranslation()
  const { booking, payout } = event
  if (booking !== null) {
    return <Link to={`/bookings/${booking}`}>{t('gatewayMessages.booking', { id: booking })}</Link>
  }
  if (payout !== null) {
    return <Link to={`/payouts/${payout}`}>{t('gatewayMessages.payout', { id: payout })}</Link>
  }
  return <span className={cells.soft}>{t('gatewayMessages.nothing')}</span>
}

const narrowedTo = ({ day, kind }: NonNullable<PaymentEvent['difference']>) =>
  new URLSearchParams({ kind, from: day, to: day }).toString()

/** What became of it, and how often it came. */
export function WhatBecame({ event }: EventProps) {
  const { t } = useTranslation()
  const { difference, times } = event
  return (
    <>
      <VerdictTag event={event} />
      {times > 1 && (
        <span className={cells.soft}>{t('gatewayMessages.times', { count: times })}</span>
      )}
      {difference !== null && (
        <span className={cells.soft}>
          <Link to={`/payouts/reconciliation?${narrowedTo(difference)}`}>
            {t('gatewayMessages.difference', { id: difference._id })}
          </Link>
        </span>
      )}
    </>
  )
}

export function WhenItCame({ event }: EventProps) {
  return (
    <time dateTime={event.createdAt} className={cells.date}>
      {momentOf(event.createdAt)}
    </time>
  )
}
