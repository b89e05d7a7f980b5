import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { Payout } from '../../api/types'
import { ResourceList } from '../../components/resource-list'
import { useMe } from '../../hooks/use-me'
import { useSelection } from '../../hooks/use-selection'
import { keepRows } from '../../providers/query-client'
import { BankFile } from './bank-file'
import { ApproveBar } from './approve-bar'
import { PayoutCard } from './card'
import { columns } from './columns'
import { Debts } from './debts'
import { EarningsSummary } from './earnings-summary'
import { EarningsTabs } from './earnings-tabs'
import { PayoutFilters } from './filters'
import { PayoutTabs } from './payout-tabs'
import { StepDialogProvider } from './step-dialog-provider'
import { isPayable } from './steps'

/** What an admin approves and sends; what a host earns and was paid. */
export default function PayoutList() {
  const { t } = useTranslation()
  const { role } = useMe()
  const isAdmin = role === 'admin'
  const table = useTable<Payout, HttpError>({
    resource: 'payouts',
    errorNotification: false,
    queryOptions: keepRows,
  })
  const payable = table.result.data.filter(isPayable)
  const selection = useSelection(payable)

  return (
    <StepDialogProvider>
      {isAdmin ? <PayoutTabs /> : <EarningsTabs />}
      <ResourceList
        table={table}
        texts="payouts"
        title={isAdmin ? undefined : t('earnings.title')}
        lead={isAdmin ? <Debts /> : <EarningsSummary />}
        filters={<PayoutFilters table={table} />}
        actions={isAdmin && <BankFile />}
        columns={columns(t, role, selection)}
        card={(payout) => <PayoutCard payout={payout} role={role} selection={selection} />}
      >
        {isAdmin && <ApproveBar payouts={payable} selection={selection} />}
      </ResourceList>
    </StepDialogProvider>
  )
}
