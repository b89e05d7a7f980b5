import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AuditEvent } from '../../api/types'
import { ResourceList } from '../../components/resource-list'
import { keepRows } from '../../providers/query-client'
import { AuditCard } from './card'
import { columns } from './columns'
import { AuditFilters } from './filters'
import './texts'
import '../discrepancies/texts'

/** The audit log, read-only. */
export default function AuditList() {
  const { t } = useTranslation()
  const table = useTable<AuditEvent, HttpError>({
    resource: 'audit',
    errorNotification: false,
    queryOptions: keepRows,
  })

  return (
    <ResourceList
      table={table}
      texts="audit"
      filters={<AuditFilters table={table} />}
      columns={columns(t)}
      card={(event) => <AuditCard event={event} />}
    />
  )
}
