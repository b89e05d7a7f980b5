import { useTranslation } from 'react-i18next'
import type { Booking, Party, Role } from '../../api/types'
import { OverlayLink } from '../../components/overlay-link'
import { Picture } from '../../components/picture'
import { fullName } from '../../components/portrait'
import { Stay } from '../../components/stay'
import { money } from '../../format/money'
import type { Selection } from '../../hooks/use-selection'
import styles from './card.module.css'
import { headsOf, pathOf } from './columns'
import { MoveButtons } from './move-buttons'
import { PaymentMark } from './payment'
import { PickBooking } from './pick-booking'
import { StatusTag } from './status-tag'

interface BookingCardProps {
  booking: Booking
  role: Role
  path?: string
  selection?: Selection
}

export function BookingCard({
  booking,
  role,
  path = pathOf(booking),
  selection,
}: BookingCardProps) {
  const { t } = useTranslation()
  const { property, guest, host, status, totalAmount, totalAmountKes, currency } = booking

  return (
    <>
      <div className={styles.head}>
        <Picture image={property?.images[0]} alt="" sizes="72px" className={styles.picture} />
        <div className={styles.words}>
          <OverlayLink to={path} className={styles.title}>
            {property?.title ?? t('bookings.deletedProperty')}
          </OverlayLink>
          <span className={styles.state}>
            <StatusTag status={status} />
            <PaymentMark booking={booking} className={styles.paid} />
          </span>
        </div>
      </div>
      <p className={styles.dates}>
        <Stay {...booking} />
      </p>
      <p className={styles.sum}>
        {t('stay.guests', { count: headsOf(booking) })}
        <span>
          <b>{money(totalAmount, currency)}</b>
          {currency !== 'KES' && ` ≈ ${money(totalAmountKes)}`}
        </span>
      </p>
      <dl className={styles.people}>
        {role !== 'guest' && (
          <>
            <dt>{t('bookings.columns.guest')}</dt>
            <dd>
              <Person person={guest} />
            </dd>
          </>
        )}
        {role !== 'host' && (
          <>
            <dt>{t('bookings.columns.host')}</dt>
            <dd>
              <Person person={host} />
            </dd>
          </>
        )}
      </dl>
      <div className={styles.foot}>
        {selection && <PickBooking booking={booking} selection={selection} />}
        <MoveButtons booking={booking} place="card" />
      </div>
    </>
  )
}

function Person({ person }: { person: Party }) {
  return (
    <>
      {fullName(person)}
      {person.email && <span className={styles.email}>{person.email}</span>}
    </>
  )
}
