import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { Discrepancy } from '../../api/types'
import { DateRange } from '../../components/date-range'
import { FilterPills, FilterSelect } from '../../components/filter-select'
import { filterProps } from '../../components/filter-props'
import { ResourceList } from '../../components/resource-list'
import { keepRows } from '../../providers/query-client'
import { PayoutTabs } from '../payouts/payout-tabs'
import { DiscrepancyCard } from './card'
import { columns } from './columns'
import { KINDS, SOURCES, STATUSES } from './kinds'
import { ResolveDialogProvider } from './resolve-dialog-provider'
import './texts'

/** Where gateways and our books differ, until somebody has looked. */
export default function DiscrepancyList() {
  const { t } = useTranslation()
  const table = useTable<Discrepancy, HttpError>({
    resource: 'discrepancies',
    errorNotification: false,
    queryOptions: keepRows,
  })

  return (
    <ResolveDialogProvider>
      <PayoutTabs />
      <ResourceList
        table={table}
        texts="discrepancies"
        filters={
          <>
            <FilterPills
              {...filterProps(table, 'status')}
              label={t('list.status')}
              options={[
                { value: '', text: t('discrepancies.status.all') },
                ...STATUSES.map((value) => ({ value, text: t(`discrepancies.status.${value}`) })),
              ]}
            />
            <FilterSelect
              {...filterProps(table, 'source')}
              label={t('discrepancies.source')}
              options={[
                { value: '', text: t('discrepancies.everySource') },
                ...SOURCES.map((value) => ({ value, text: t(`discrepancies.sources.${value}`) })),
              ]}
            />
            <FilterSelect
              {...filterProps(table, 'kind')}
              label={t('discrepancies.kind')}
              options={[
                { value: '', text: t('discrepancies.everyKind') },
                ...KINDS.map((value) => ({ value, text: t(`discrepancies.kinds.${value}`) })),
              ]}
            />
            <DateRange
              label={t('discrepancies.columns.day')}
              from={filterProps(table, 'from')}
              to={filterProps(table, 'to')}
            />
          </>
        }
        columns={columns(t)}
        card={(found) => <DiscrepancyCard found={found} />}
      />
    </ResolveDialogProvider>
  )
}
