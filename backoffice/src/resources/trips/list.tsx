import { useList, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { ListScreen, PAGE_SIZE } from '../../components/list-screen'
import { RecordList } from '../../components/record-list'
import { number } from '../../format/money'
import { useListState } from '../../hooks/use-list-state'
import { BookingTabs } from '../bookings/booking-tabs'
import { BookingCard } from '../bookings/card'
import { columns } from '../bookings/columns'
import { BookingFilters, CHOICES } from '../bookings/filters'
import { MoveDesk } from '../bookings/move-desk'
import { FindPlace } from './find-place'

const pathOf = ({ _id }: Booking) => `/bookings/trips/${_id}`

/** A host or admin on the road: the stays they booked themselves, as a guest does. */
export default function TripList() {
  const { t } = useTranslation()
  const state = useListState(CHOICES)
  const list = useList<Booking, HttpError>({
    resource: 'bookings',
    pagination: { currentPage: state.page, pageSize: PAGE_SIZE },
    filters: state.filters,
    errorNotification: false,
    meta: { path: 'bookings/my' },
  })

  return (
    <MoveDesk>
      <BookingTabs />
      <ListScreen
        title={t('trips.title')}
        texts={{
          count: (total) => t('trips.count', { count: total, formatted: number(total) }),
          search: t('bookings.search'),
          empty: t('trips.empty'),
          emptyHint: t('trips.emptyHint'),
        }}
        failure={{ title: t('bookings.failed') }}
        state={state}
        list={list}
        filters={<BookingFilters state={state} />}
        action={<FindPlace />}
      >
        {(rows, busy) => (
          <RecordList
            caption={t('trips.title')}
            rows={rows}
            columns={columns(t, 'guest', pathOf)}
            card={(booking) => (
              <BookingCard booking={booking} role="guest" path={pathOf(booking)} />
            )}
            pathOf={pathOf}
            busy={busy}
          />
        )}
      </ListScreen>
    </MoveDesk>
  )
}
