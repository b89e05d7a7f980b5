import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Discrepancy } from '../../api/types'
import cells from '../../components/cells.module.css'
import { fullName } from '../../components/portrait'
import { dayOf } from '../../format/dates'
import { money } from '../../format/money'
import { DiscrepancyTag } from './kinds'

interface FactProps {
  found: Discrepancy
}

/** What differs, at which gateway, and of what. */
export function WhatDiffers({ found }: FactProps) {
  const { t } = useTranslation()
  const { _id: id, booking, gateway, kind, movement, reference, times } = found
  return (
    <>
      <b className={cells.strong}>{t(`discrepancies.kinds.${kind}`)}</b>
      <span className={cells.soft}>
        {t(`discrepancies.at.${movement}`, {
          gateway: t(`discrepancies.gateways.${gateway}` as 'discrepancies.gateways.mpesa', {
            defaultValue: gateway,
          }),
        })}
        {times > 1 && ` · ${t('discrepancies.times', { count: times })}`}
        {` · ${t('discrepancies.number', { id })}`}
      </span>
      <span className={cells.soft} style={{ overflowWrap: 'anywhere' }}>
        {booking === null ? (
          reference
        ) : (
          <Link to={`/bookings/${booking}`}>{t('discrepancies.booking', { id: booking })}</Link>
        )}
      </span>
    </>
  )
}

/** One side's amount, or a dash for those who see it and words for those who do not. */
export function Side({ amount }: { amount: Discrepancy['ours'] }) {
  const { t } = useTranslation()
  return amount === null ? (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('discrepancies.nothing')}</span>
    </>
  ) : (
    <span className={cells.amount}>{money(amount.amount, amount.currency)}</span>
  )
}

/** Where it stands, since when, by whom and why. */
export function WhatCame({ found }: FactProps) {
  const { t } = useTranslation()
  const { closedAt, reason, resolvedBy, status } = found
  return (
    <>
      <DiscrepancyTag status={status} />
      {closedAt && (
        <span className={cells.soft}>
          {resolvedBy
            ? t('discrepancies.closedBy', { name: fullName(resolvedBy), date: dayOf(closedAt) })
            : t(status === 'booked' ? 'discrepancies.bookedOn' : 'discrepancies.closed', {
                date: dayOf(closedAt),
              })}
        </span>
      )}
      {reason && <span className={cells.soft}>{reason}</span>}
    </>
  )
}
