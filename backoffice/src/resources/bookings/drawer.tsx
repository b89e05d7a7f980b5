import { useOne, type HttpError } from '@refinedev/core'
import { Button, Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { Booking } from '../../api/types'
import { Failed } from '../../components/failed'
import { usePhone } from '../../hooks/use-media'
import { useOverlay } from '../../hooks/use-overlay'
import { Loading } from '../../layout/loading'
import { BookingDetails } from './details'
import styles from './drawer.module.css'
import { MoveButtons } from './move-buttons'
import { openMoves } from './moves'
import { StatusTag } from './status-tag'

interface BookingDrawerProps {
  /** Path of the screen below. */
  over: string
  /** Rows of that screen, for showing the booking at once. */
  rows?: readonly Booking[]
}

/** One booking: a drawer, or the whole window on a phone. */
export function BookingDrawer({ over, rows = [] }: BookingDrawerProps) {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const known = rows.find(({ _id }) => String(_id) === id)
  const phone = usePhone()
  const { open, close, afterOpenChange } = useOverlay(over)
  const { result, query } = useOne<Booking, HttpError>({
    resource: 'bookings',
    id,
    errorNotification: false,
    queryOptions: { placeholderData: known && { data: known } },
  })
  const isGone = query.error?.statusCode === 404
  const booking = query.isLoadingError || isGone ? undefined : result

  return (
    <Drawer
      open={open}
      onClose={close}
      afterOpenChange={afterOpenChange}
      width={phone ? '100%' : 540}
      title={
        <span className={styles.title}>
          {t('bookings.show.title', { id })}
          {booking && <StatusTag status={booking.status} />}
        </span>
      }
      footer={booking && footOf(booking)}
      classNames={{ header: styles.header, body: styles.body, footer: styles.footer }}
    >
      {booking && <BookingDetails key={booking._id} booking={booking} />}
      {query.isLoading && <Loading />}
      {query.isError && !booking && (
        <Failed
          title={t('bookings.show.failed')}
          hint={query.error.message}
          retry={() => void query.refetch()}
        />
      )}
    </Drawer>
  )
}

function footOf(booking: Booking) {
  if (openMoves(booking).length > 0) {
    return <MoveButtons booking={booking} place="foot" />
  }
  return booking.actions.includes('review') ? <ReviewLink booking={booking} /> : null
}

/** Own stays are reviewed in the storefront. */
function ReviewLink({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  return (
    <Button type="primary" size="large" href={`/dashboard/bookings/${booking._id}/review`} block>
      {t('trips.review')}
    </Button>
  )
}
