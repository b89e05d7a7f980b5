import { bookingNumber } from '#domain/booking_number'
import { PAYMENT_EVENT_SORTS, type PaymentEventSort } from '#domain/list_sorts'
import type { EventVerdict } from '#domain/payment_events'
import Payment from '#models/payment'
import PaymentEvent from '#models/payment_event'
import { inOrder } from '#services/database/in_order'
import { page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'

export type PaymentEventFilters = PageRequest & {
  search?: string
  gateway?: string
  verdict?: EventVerdict
  isRepeated?: boolean
  sort?: PaymentEventSort
}

/** All that a message in the list is shown by: its body may be long. */
const LISTED = [
  'id',
  'gateway',
  'kind',
  'verdict',
  'payment_id',
  'transfer_id',
  'discrepancy_id',
  'receipt',
  'times_received',
  'created_at',
  'updated_at',
]

/** A booking has few attempts. */
const MOST_ATTEMPTS = 100

/** What came in the gateways’ names, the newest first unless asked otherwise. */
export async function listPaymentEvents({
  gateway,
  isRepeated,
  search,
  sort = 'createdAt',
  verdict,
  ...asked
}: PaymentEventFilters) {
  const query = PaymentEvent.query({ client: reader() })
    .select(LISTED)
    .preload('payment')
    .preload('transfer')
    .preload('discrepancy')
  if (gateway) query.where('gateway', gateway)
  if (verdict) query.where('verdict', verdict)
  if (isRepeated !== undefined) query.where('times_received', isRepeated ? '>' : '=', 1)
  if (search) {
    const attempts = await attemptsOf(search)
    query.where((named) => {
      named.whereIn('receipt', [search, search.toUpperCase()])
      if (attempts.length > 0) named.orWhereIn('payment_id', attempts)
    })
  }
  return page(inOrder(query, PAYMENT_EVENT_SORTS[sort]), asked)
}

/** By the number of their booking, ours, or the gateway's. */
async function attemptsOf(search: string) {
  const booking = bookingNumber(search)
  const found = await Payment.query({ client: reader() })
    .where((named) => {
      named.where('intent_id', search).orWhere('gateway_reference', search)
      if (booking !== null) named.orWhere('booking_id', booking)
    })
    .orderBy('id', 'desc')
    .limit(MOST_ATTEMPTS)
    .select('id')
  return found.map(({ id }) => id)
}
