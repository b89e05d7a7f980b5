import { useList, type HttpError } from '@refinedev/core'
import { CalendarRange } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { ExportLink } from '../../components/export-link'
import { LinkButton } from '../../components/link-button'
import { ListScreen, PAGE_SIZE } from '../../components/list-screen'
import { RecordList } from '../../components/record-list'
import { number } from '../../format/money'
import { useListState } from '../../hooks/use-list-state'
import { useMe } from '../../hooks/use-me'
import { BookingTabs } from './booking-tabs'
import { BookingCard } from './card'
import { columns, pathOf } from './columns'
import { BookingFilters, CHOICES } from './filters'
import { MoveDesk } from './move-desk'

/** The stays one looks after (§2.13). */
export default function BookingList() {
  const { t } = useTranslation()
  const { role } = useMe()
  const state = useListState(CHOICES)
  const list = useList<Booking, HttpError>({
    resource: 'bookings',
    pagination: { currentPage: state.page, pageSize: PAGE_SIZE },
    filters: state.filters,
    errorNotification: false,
  })

  return (
    <MoveDesk>
      <BookingTabs />
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
        filters={<BookingFilters state={state} />}
        action={
          <>
            <ExportLink path="bookings/export.csv" state={state} />
            <LinkButton
              to="/calendar"
              type="primary"
              icon={<CalendarRange size={17} aria-hidden="true" />}
            >
              {t('calendar.title')}
            </LinkButton>
          </>
        }
      >
        {(rows, busy) => (
          <RecordList
            caption={t('bookings.title')}
            rows={rows}
            columns={columns(t, role)}
            card={(booking) => <BookingCard booking={booking} role={role} />}
            pathOf={pathOf}
            busy={busy}
          />
        )}
      </ListScreen>
    </MoveDesk>
  )
}
