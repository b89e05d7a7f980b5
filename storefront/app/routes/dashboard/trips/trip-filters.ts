import type { BookingStatus } from '~/api/types'
import { readPage } from '~/read-page'

/** In the order of a booking's life. */
export const statuses: BookingStatus[] = [
  'pending',
  'confirmed',
  'checked-in',
  'checked-out',
  'cancelled',
]

export const times = ['upcoming', 'past', 'cancelled', 'all'] as const
export type TripTime = (typeof times)[number]

export interface TripFilters {
  when: TripTime
  search: string
  status: BookingStatus | ''
  page: number
}

export function readTripFilters(params: URLSearchParams): TripFilters {
  const isSearch = params.get('search') || params.get('status')
  return {
    when: times.find((time) => time === params.get('when')) ?? (isSearch ? 'all' : 'upcoming'),
    search: (params.get('search') ?? '').trim().slice(0, 100),
    status: statuses.find((status) => status === params.get('status')) ?? '',
    page: readPage(params),
  }
}

export function isFiltered({ search, status }: TripFilters) {
  return search !== '' || status !== ''
}
