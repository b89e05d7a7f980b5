import { DISCREPANCY_SORTS, type DiscrepancySort } from '#domain/list_sorts'
import type { DiscrepancyKind, DiscrepancySource, DiscrepancyStatus } from '#domain/reconciliation'
import Discrepancy from '#models/discrepancy'
import { inOrder } from '#services/database/in_order'
import { page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'

export type DiscrepancyFilters = PageRequest & {
  status?: DiscrepancyStatus
  kind?: DiscrepancyKind
  source?: DiscrepancySource
  from?: string
  to?: string
  sort?: DiscrepancySort
}

/** Where gateways and our books differ, the newest first unless asked otherwise. */
export function listDiscrepancies({
  from,
  kind,
  sort = 'createdAt',
  source,
  status,
  to,
  ...asked
}: DiscrepancyFilters) {
  const query = Discrepancy.query({ client: reader() }).preload('payment').preload('resolver')
  if (status) query.where('status', status)
  if (kind) query.where('kind', kind)
  if (source) query.where('source', source)
  if (from) query.where('day', '>=', from)
  if (to) query.where('day', '<=', to)
  return page(inOrder(query, DISCREPANCY_SORTS[sort]), asked)
}
