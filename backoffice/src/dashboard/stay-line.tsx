import { today } from '@makao/shared/dates'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Booking } from '../api/types'
import { fullName } from '../components/portrait'
import { Stay } from '../components/stay'
import { stayDay, stayDays } from '../format/dates'
import { MoveButtons } from '../resources/bookings/move-buttons'
import { openMoves, type Move } from '../resources/bookings/moves'
import { PaymentMark } from '../resources/bookings/payment'
import { StatusTag } from '../resources/bookings/status-tag'
import styles from './stay-line.module.css'

interface StayLineProps {
  booking: Booking
  /** The step this line offers; afterwards the status is shown. */
  next: Move['name']
}

export function StayLine({ booking, next }: StayLineProps) {
  const { t } = useTranslation()
  const { dateChange, property, guest, status } = booking
  const isOpen = openMoves(booking).some(({ name }) => name === next)
  const due = next === 'checkIn' ? booking.checkIn : booking.checkOut
  const isOverdue = isOpen && due < today()

  return (
    <li className={styles.line}>
      <Link to={`/bookings/${booking._id}`} className={styles.words}>
        <span className={styles.name}>{fullName(guest)}</span>
        <span className={styles.place}>{property?.title ?? t('bookings.deletedProperty')}</span>
        <span className={styles.dates}>
          <Stay {...booking} />
          <PaymentMark booking={booking} className={styles.paid} />
        </span>
        {next === 'agreeDates' && dateChange && (
          <span className={styles.dates}>
            {t('overview.asksFor', { dates: stayDays(dateChange.checkIn, dateChange.checkOut) })}
          </span>
        )}
        {isOverdue && (
          <span className={styles.overdue}>{t('overview.overdue', { date: stayDay(due) })}</span>
        )}
      </Link>
      {isOpen ? (
        <MoveButtons booking={booking} place="line" only={next} />
      ) : (
        <StatusTag status={status} />
      )}
    </li>
  )
}
