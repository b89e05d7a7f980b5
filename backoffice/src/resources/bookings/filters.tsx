import { useTranslation } from 'react-i18next'
import { DateRange } from '../../components/date-range'
import { FilterPills, FilterSelect } from '../../components/filter-select'
import type { ListState } from '../../hooks/use-list-state'
import { STATUSES } from './status-tag'

/** Besides the default, which is not in the address: the newest first. */
const SORTS = ['-createdAt', 'checkIn', '-checkIn', '-total', 'total'] as const

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What narrows and orders a list of bookings, for `useListState`. */
export const CHOICES = { status: STATUSES, from: DAY, to: DAY, sort: SORTS }

/** Status, days of arrival and order (§2.13). */
export function BookingFilters({ state }: { state: ListState }) {
  const { t } = useTranslation()
  return (
    <>
      <FilterPills
        label={t('list.status')}
        options={[
          { value: '', text: t('bookings.status.all') },
          ...STATUSES.map((value) => ({ value, text: t(`bookings.status.${value}`) })),
        ]}
        value={state.choice('status')}
        onChange={(status) => state.choose('status', status)}
      />
      <DateRange
        label={t('bookings.dates')}
        from={state.choice('from')}
        to={state.choice('to')}
        choose={state.choose}
      />
      <FilterSelect
        label={t('bookings.sort')}
        options={[
          { value: '', text: t('bookings.sorts.createdAt') },
          ...SORTS.map((value) => ({ value, text: t(`bookings.sorts.${value}`) })),
        ]}
        value={state.choice('sort')}
        onChange={(sort) => state.choose('sort', sort)}
      />
    </>
  )
}
