import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { CalendarRange } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { ExportList } from '../../components/export-list'
import { later } from '../../components/later'
import { LinkButton } from '../../components/link-button'
import { refocus } from '../../components/refocus'
import { ResourceList } from '../../components/resource-list'
import { useChosen } from '../../hooks/use-chosen'
import { useMe } from '../../hooks/use-me'
import { useSelection } from '../../hooks/use-selection'
import { keepRows } from '../../providers/query-client'
import { AddButton } from './add-button'
import { isApprovable } from './approve-each'
import { BookingTabs } from './booking-tabs'
import { ApproveBar } from './approve-bar'
import { BookingCard } from './card'
import { columns } from './columns'
import { BookingFilters } from './filters'
import { MoveDialogProvider } from './move-dialog-provider'

const ApproveDialog = later(() => import('./approve-dialog'))

export default function BookingList() {
  const { t } = useTranslation()
  const { role } = useMe()
  const table = useTable<Booking, HttpError>({
    resource: 'bookings',
    errorNotification: false,
    queryOptions: keepRows,
  })
  const requests = table.result.data.filter(isApprovable)
  const selection = useSelection(requests)
  const [chosen, choose] = useChosen<{ bookings: readonly Booking[] }>()

  function gone() {
    choose(null)
    refocus()
  }

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
        columns={columns(t, role, { selection: requests.length > 0 ? selection : undefined })}
        card={(booking) => <BookingCard booking={booking} role={role} selection={selection} />}
      >
        <ApproveBar
          requests={requests}
          selection={selection}
          approve={(bookings) => choose({ bookings })}
        />
      </ResourceList>
      {/* Outside the list, which is empty once all are approved. */}
      <Suspense fallback={null}>
        {chosen && (
          <ApproveDialog
            key={chosen.turn}
            bookings={chosen.bookings}
            shown={table.result.data}
            gone={gone}
          />
        )}
      </Suspense>
    </MoveDialogProvider>
  )
}
