import { PAYOUT_SORTS, type PayoutSort } from '#domain/list_sorts'
import type { PayoutStatus } from '#domain/payouts'
import Payout from '#models/payout'
import type User from '#models/user'
import { withDoubts } from '#queries/payouts/with_doubts'
import { inOrder } from '#services/database/in_order'
import { page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'
import { withWords, type Searched } from '#services/database/words'

const SEARCHED: Searched = {
  list: 'payouts',
  words: [{ of: 'users', in: ['names', 'email'], by: 'host_id' }],
}

export type PayoutFilters = PageRequest & {
  /** Words of the host's name or e-mail. */
  search?: string
  status?: PayoutStatus
  host?: number
  sort?: PayoutSort
}

/** A host's own, all for an admin. */
export function listPayouts(viewer: User, filters: PayoutFilters) {
  const { host, search, sort = 'createdAt', status } = filters
  const query = withDoubts(Payout.query({ client: reader() }))
    .preload('host')
    .preload('transfer')
  if (status) query.where('status', status)
  if (host) query.where('host_id', host)
  if (!viewer.isAdmin) query.where('host_id', viewer.id)
  if (search) withWords(query, SEARCHED, search)
  return page(inOrder(query, PAYOUT_SORTS[sort]), filters)
}
