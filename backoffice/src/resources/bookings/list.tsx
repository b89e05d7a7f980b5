import { useList, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { FilterPills } from '../../components/filter-select'
import { ListScreen, PAGE_SIZE } from '../../components/list-screen'
import { RecordList } from '../../components/record-list'
import { number } from '../../format/money'
import { useListState } from '../../hooks/use-list-state'
import { useMe } from '../../hooks/use-me'
import { BookingCard } from './card'
import { columns, pathOf } from './columns'
import { MoveDesk } from './move-desk'
import { STATUSES } from './status-tag'

export default function BookingList() {
  const { t } = useTranslation()
  const { role } = useMe()
  const state = useListState({ status: STATUSES })
  const list = useList<Booking, HttpError>({
    resource: 'bookings',
    pagination: { currentPage: state.page, pageSize: PAGE_SIZE },
    filters: state.filters,
    errorNotification: false,
  })
  const statuses = [
    { value: '', text: t('bookings.status.all') },
    ...STATUSES.map((value) => ({ value, text: t(`bookings.status.${value}`) })),
  ]

  return (
    <MoveDesk>
      <ListScreen
        title={t('bookings.title')}
        texts={{
          count: (total) => t('bookings.count', { count: total, formatted: number(total) }),
          search: t('bookings.search'),
          empty: t('bookings.empty'),
          emptyHint: t('bookings.emptyHint'),
        }}
        failure={{ title: t('bookings.failed') }}
        state={state}
        list={list}
        filters={
          <FilterPills
            label={t('list.status')}
            options={statuses}
            value={state.choice('status')}
            onChange={(status) => state.choose('status', status)}
          />
        }
      >
        {(rows, busy) => (
          <RecordList
            caption={t('bookings.title')}
            rows={rows}
            columns={columns(t, role)}
            card={(booking) => <BookingCard booking={booking} />}
            pathOf={pathOf}
            busy={busy}
          />
        )}
      </ListScreen>
    </MoveDesk>
  )
}
