import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { CalendarRange } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { ExportList } from '../../components/export-list'
import { LinkButton } from '../../components/link-button'
import { ResourceList } from '../../components/resource-list'
import { useMe } from '../../hooks/use-me'
import { keepRows } from '../../providers/query-client'
import { AddButton } from './add-button'
import { BookingTabs } from './booking-tabs'
import { BookingCard } from './card'
import { columns } from './columns'
import { BookingFilters } from './filters'
import { MoveDialogProvider } from './move-dialog-provider'

export default function BookingList() {
  const { t } = useTranslation()
  const { role } = useMe()
  const table = useTable<Booking, HttpError>({
    resource: 'bookings',
    errorNotification: false,
    queryOptions: keepRows,
  })

  return (
    <MoveDialogProvider>
      <BookingTabs />
      <ResourceList
        table={table}
        texts="bookings"
        filters={<BookingFilters table={table} />}
        actions={
          <>
            <ExportList table={table} path="bookings/export.csv" />
            <AddButton />
            <LinkButton
              to="/calendar"
              type="primary"
              icon={<CalendarRange size={17} aria-hidden="true" />}
            >
              {t('calendar.title')}
            </LinkButton>
          </>
        }
        columns={columns(t, role)}
        card={(booking) => <BookingCard booking={booking} role={role} />}
      />
    </MoveDialogProvider>
  )
}
