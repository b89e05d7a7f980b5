import { useTranslation } from 'react-i18next'
import type { DepositClaim } from '../../api/types'
import { OverlayLink } from '../../components/overlay-link'
import { fullName } from '../../components/portrait'
import { dayOf, stayDays } from '../../format/dates'
import { money } from '../../format/money'
import styles from './card.module.css'
import { pathOf } from './columns'
import { HowItStands } from './how-it-stands'

export function ClaimCard({ claim }: { claim: DepositClaim }) {
  const { t } = useTranslation()
  const { amount, booking, createdAt, currency, guest, host } = claim
  return (
    <>
      <p>
        <OverlayLink to={pathOf(claim)} className={styles.title}>
          {booking.property}
        </OverlayLink>
      </p>
      <p className={styles.soft}>{stayDays(booking.checkIn, booking.checkOut)}</p>
      <dl className={styles.facts}>
        <dt>{t('depositClaims.columns.amount')}</dt>
        <dd>
          <b>{money(amount, currency)}</b>
        </dd>
        <dt>{t('bookings.columns.host')}</dt>
        <dd>{fullName(host)}</dd>
        <dt>{t('bookings.columns.guest')}</dt>
        <dd>{fullName(guest)}</dd>
        <dt>{t('depositClaims.columns.day')}</dt>
        <dd>{dayOf(createdAt)}</dd>
      </dl>
      <div>
        <HowItStands claim={claim} />
      </div>
    </>
  )
}
