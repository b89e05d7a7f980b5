import { useList, type HttpError } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Discrepancy } from '../../api/types'
import { CountBadge } from '../../components/count-badge'
import { ACCESS, allows } from '../../providers/access'

/** How many differences nobody has looked at; hosts have none. */
export function OpenBadge() {
  const { t } = useTranslation()
  const { data: access } = useQuery(ACCESS)
  const may = access !== undefined && allows(access, 'discrepancies.reconcile')
  const { result } = useList<Discrepancy, HttpError>({
    resource: 'discrepancies',
    pagination: { pageSize: 1 },
    filters: [{ field: 'status', operator: 'eq', value: 'open' }],
    queryOptions: { enabled: may },
    errorNotification: false,
  })
  const count = may ? (result.total ?? 0) : 0
  return <CountBadge count={count} label={t('menu.differences', { count })} />
}
