import { useList, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Booking } from '../api/types'
import { Failed } from '../components/failed'
import { ListSkeleton } from '../components/list-skeleton'
import { Notice } from '../components/notice'
import { Picture } from '../components/picture'
import { Stay } from '../components/stay'
import { money } from '../format/money'
import { PaymentMark } from '../resources/bookings/payment'
import { StatusTag } from '../resources/bookings/status-tag'
import styles from './recent-activity.module.css'

const LATEST = 5

export function RecentActivity() {
  const { t } = useTranslation()
  const { result, query } = useList<Booking, HttpError>({
    resource: 'bookings',
    pagination: { mode: 'off', pageSize: LATEST },
    errorNotification: false,
    meta: { path: 'bookings/recent' },
  })

  return (
    <section aria-labelledby="recent-activity">
      <div className={styles.head}>
        <h2 id="recent-activity" className={styles.title}>
          {t('overview.recent')}
        </h2>
        <Link to="/bookings" className={styles.all}>
          {t('overview.all')}
        </Link>
      </div>
      {query.isLoading && <ListSkeleton rows={LATEST} />}
      {query.isLoadingError && (
        <Failed title={t('overview.recentFailed')} retry={() => void query.refetch()} />
      )}
      {query.data && result.data.length === 0 && (
        <div className={styles.panel}>
          <Notice title={t('overview.recentEmpty')} hint={t('overview.recentEmptyHint')} />
        </div>
      )}
      {query.data && result.data.length > 0 && (
        <ul className={styles.panel}>
          {result.data.map((booking) => (
            <Activity key={booking._id} booking={booking} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Activity({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  const { currency, property, status, totalAmount, totalAmountKes } = booking
  return (
    <li>
      <Link to={`/bookings/${booking._id}`} className={styles.row}>
        <Picture image={property?.images[0]} alt="" sizes="64px" className={styles.picture} />
        <span className={styles.words}>
          <span className={styles.name}>{property?.title ?? t('bookings.deletedProperty')}</span>
          <span className={styles.dates}>
            <Stay {...booking} />
          </span>
        </span>
        <span className={styles.state}>
          <StatusTag status={status} />
          <span className={styles.amount}>
            {money(totalAmount, currency)}
            {currency !== 'KES' && <span className={styles.kes}>≈ {money(totalAmountKes)}</span>}
          </span>
          <PaymentMark booking={booking} className={styles.dates} />
        </span>
      </Link>
    </li>
  )
}
