import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { ResourceList } from '../../components/resource-list'
import { keepRows } from '../../providers/query-client'
import { BookingTabs } from '../bookings/booking-tabs'
import { BookingCard } from '../bookings/card'
import { columns } from '../bookings/columns'
import { BookingFilters } from '../bookings/filters'
import { MoveDialogProvider } from '../bookings/move-dialog-provider'
import { FindPlace } from './find-place'

const pathOf = ({ _id }: Booking) => `/bookings/trips/${_id}`

/** One's own trips, as a guest. */
export default function TripList() {
  const { t } = useTranslation()
  const table = useTable<Booking, HttpError>({
    resource: 'bookings',
    errorNotification: false,
    meta: { path: 'bookings/my' },
    queryOptions: keepRows,
  })

  return (
    <MoveDialogProvider>
      <BookingTabs />
      <ResourceList
        table={table}
        texts="trips"
        filters={<BookingFilters table={table} />}
        actions={<FindPlace />}
        columns={columns(t, 'guest', { path: pathOf })}
        card={(booking) => <BookingCard booking={booking} role="guest" path={pathOf(booking)} />}
      />
    </MoveDialogProvider>
  )
}
