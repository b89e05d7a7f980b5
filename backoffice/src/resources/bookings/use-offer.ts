import { useOne, type HttpError } from '@refinedev/core'
import type { Booking } from '../../api/types'

/** What a stay would cost otherwise, asked for once it is known what of it changes, and each time anew. */
export function useOffer<Offer extends object>(
  { _id: id }: Booking,
  path: 'dates' | 'price',
  wanted: Record<string, string>,
  enabled: boolean
) {
  return useOne<Offer, HttpError>({
    resource: 'bookings',
    id,
    meta: { path: `bookings/${id}/${path}?${new URLSearchParams(wanted)}` },
    errorNotification: false,
    queryOptions: {
      enabled,
      retry: false,
      staleTime: 0,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  })
}

/** Why there is no price: what the API says of a field, or of the whole. */
export function refusalOf({ errors = {}, message }: HttpError) {
  const [said] = Object.values(errors)
  return said ? String(Array.isArray(said) ? said[0] : said) : message
}
