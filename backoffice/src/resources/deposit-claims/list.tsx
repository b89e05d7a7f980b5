import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { DepositClaim } from '../../api/types'
import { filterProps } from '../../components/filter-props'
import { FilterPills } from '../../components/filter-select'
import { ResourceList } from '../../components/resource-list'
import { keepRows } from '../../providers/query-client'
import { MoveDialogProvider } from '../bookings/move-dialog-provider'
import { PayoutTabs } from '../payouts/payout-tabs'
import { ClaimCard } from './card'
import { columns } from './columns'
import { STATUSES } from './status-tag'

/** What hosts ask for of deposits (ADR 0141). */
export default function DepositClaimList() {
  const { t } = useTranslation()
  const table = useTable<DepositClaim, HttpError>({
    resource: 'deposit-claims',
    errorNotification: false,
    queryOptions: keepRows,
  })

  return (
    <MoveDialogProvider ahead={false}>
      <PayoutTabs />
      <ResourceList
        table={table}
        texts="depositClaims"
        filters={
          <FilterPills
            {...filterProps(table, 'status')}
            label={t('list.status')}
            options={[
              { value: '', text: t('depositClaims.status.all') },
              ...STATUSES.map((value) => ({ value, text: t(`depositClaims.status.${value}`) })),
            ]}
          />
        }
        columns={columns(t)}
        card={(claim) => <ClaimCard claim={claim} />}
        opens={({ booking }) => booking._id}
      />
    </MoveDialogProvider>
  )
}
