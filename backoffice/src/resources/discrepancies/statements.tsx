import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { MpesaStatement } from '../../api/types'
import { ResourceList } from '../../components/resource-list'
import { keepRows } from '../../providers/query-client'
import { PayoutTabs } from '../payouts/payout-tabs'
import { StatementCard, statementColumns } from './statement-facts'
import { StatementUpload } from './statement-upload'
import './texts'

/** What M-Pesa’s portal says that moved: files that were uploaded, and what they were found to differ by. */
export default function StatementList() {
  const { t } = useTranslation()
  const table = useTable<MpesaStatement, HttpError>({
    resource: 'discrepancies',
    meta: { path: 'discrepancies/statements' },
    errorNotification: false,
    queryOptions: keepRows,
  })

  return (
    <>
      <PayoutTabs />
      <ResourceList
        table={table}
        texts="statements"
        lead={<StatementUpload />}
        columns={statementColumns(t)}
        card={(statement) => <StatementCard statement={statement} />}
      />
    </>
  )
}
