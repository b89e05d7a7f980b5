import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payout } from '../../api/types'
import { later } from '../../components/later'
import { refocus } from '../../components/refocus'
import { ResourceList } from '../../components/resource-list'
import { useChosen } from '../../hooks/use-chosen'
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
import { OwnLines } from './own-lines'
import { PayoutTabs } from './payout-tabs'
import { StepDialogProvider } from './step-dialog-provider'
import { isPayable } from './steps'

const ApproveDialog = later(() => import('./approve-dialog'))

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
  const [chosen, choose] = useChosen<{ payouts: readonly Payout[] }>()

  function gone(done: boolean) {
    if (done) selection.clear()
    choose(null)
    refocus()
  }

  return (
    <StepDialogProvider>
      {isAdmin ? <PayoutTabs /> : <EarningsTabs />}
      <ResourceList
        table={table}
        texts="payouts"
        title={isAdmin ? undefined : t('earnings.title')}
        lead={isAdmin ? <AdminLead /> : <EarningsSummary />}
        filters={<PayoutFilters table={table} />}
        actions={isAdmin && <BankFile />}
        columns={columns(t, role, selection)}
        card={(payout) => <PayoutCard payout={payout} role={role} selection={selection} />}
      >
        {isAdmin && (
          <ApproveBar
            payouts={payable}
            selection={selection}
            approve={(payouts) => choose({ payouts })}
          />
        )}
      </ResourceList>
      {/* Outside the list, which is empty once all are approved. */}
      <Suspense fallback={null}>
        {chosen && <ApproveDialog key={chosen.turn} payouts={chosen.payouts} gone={gone} />}
      </Suspense>
    </StepDialogProvider>
  )
}

function AdminLead() {
  return (
    <>
      <Debts />
      <OwnLines />
    </>
  )
}
