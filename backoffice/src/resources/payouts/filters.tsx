import { useTranslation } from 'react-i18next'
import type { Payout } from '../../api/types'
import { FilterChip } from '../../components/filter-chip'
import { filterProps } from '../../components/filter-props'
import { FilterPills } from '../../components/filter-select'
import type { ListTable } from '../../components/list-table'
import { SearchBox } from '../../components/search-box'
import { useMay } from '../../hooks/use-rows'
import { STATUSES } from './status-tag'

export function PayoutFilters({ table }: { table: ListTable<Payout> }) {
  const { t } = useTranslation()
  const manages = useMay('payouts.manage')
  const host = filterProps(table, 'host')
  return (
    <>
      {manages && <SearchBox label={t('payouts.find')} {...filterProps(table, 'search')} />}
      <FilterPills
        {...filterProps(table, 'status')}
        label={t('list.status')}
        options={[
          { value: '', text: t('payouts.status.all') },
          ...STATUSES.map((value) => ({ value, text: t(`payouts.status.${value}`) })),
        ]}
      />
      {manages && host.value && (
        <FilterChip
          text={t('payouts.hostNo', { id: host.value })}
          remove={t('payouts.everyHost')}
          onRemove={() => host.onChange('')}
        />
      )}
    </>
  )
}
