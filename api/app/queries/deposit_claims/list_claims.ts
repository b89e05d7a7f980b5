import type { ClaimStatus } from '#domain/deposit_claims'
import { CLAIM_SORTS, type ClaimSort } from '#domain/list_sorts'
import Booking from '#models/booking'
import DepositClaim from '#models/deposit_claim'
import type { ClaimOfStay } from '#models/shapes'
import { inOrder } from '#services/database/in_order'
import { page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'

export type ClaimFilters = PageRequest & { status?: ClaimStatus; sort?: ClaimSort }

/** What hosts ask for of deposits, with stays and people; the newest first unless asked otherwise. */
export async function listClaims({ sort = 'createdAt', status, ...asked }: ClaimFilters) {
  const query = DepositClaim.query({ client: reader() })
  if (status) query.where('status', status)
  const { pagination, rows: claims } = await page(inOrder(query, CLAIM_SORTS[sort]), asked)
  const ids = claims.map(({ bookingId }) => bookingId)
  const bookings = await Booking.query({ client: reader() })
    .whereIn('id', ids)
    .preload('property')
    .preload('guest')
    .preload('host')
  const stays = new Map(bookings.map((booking) => [booking.id, booking]))
  const rows = claims.flatMap((claim): ClaimOfStay[] => {
    const booking = stays.get(claim.bookingId)
    return booking ? [{ booking, claim }] : []
  })
  return { rows, pagination }
}
