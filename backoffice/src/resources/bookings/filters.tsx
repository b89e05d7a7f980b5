import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { DateRange } from '../../components/date-range'
import { filterProps } from '../../components/filter-props'
import { FilterPills } from '../../components/filter-select'
import type { ListTable } from '../../components/list-table'
import { STATUSES } from './status-tag'

export function BookingFilters({ table }: { table: ListTable<Booking> }) {
  const { t } = useTranslation()
  return (
    <>
      <FilterPills
        {...filterProps(table, 'status')}
        label={t('list.status')}
        options={[
          { value: '', text: t('bookings.status.all') },
          ...STATUSES.map((value) => ({ value, text: t(`bookings.status.${value}`) })),
        ]}
      />
      <DateRange
        label={t('bookings.dates')}
        from={filterProps(table, 'from')}
        to={filterProps(table, 'to')}
      />
    </>
  )
}
