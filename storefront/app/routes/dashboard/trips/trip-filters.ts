import type { BookingStatus } from '~/api/types'
import { readPage } from '../../../read-page.ts'

/** In the order of a booking's life. */
const statuses: BookingStatus[] = ['pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled']

export const times = ['upcoming', 'past', 'cancelled', 'all'] as const
export type TripTime = (typeof times)[number]

export interface TripFilters {
  when: TripTime
  search: string
  status: BookingStatus | ''
  page: number
}

export const TRIPS = '/dashboard/bookings'

/** The statuses of a tab's trips, as the API tells the tabs apart. */
export function statusesOf(when: TripTime) {
  return {
    upcoming: statuses.slice(0, 3),
    past: statuses.slice(0, 4),
    cancelled: statuses.slice(4),
    all: statuses,
  }[when]
}

/** A search that names no tab looks in all of them. */
export function readTripFilters(params: URLSearchParams): TripFilters {
  const isSearch = params.get('search') || params.get('status')
  const when = times.find((time) => time === params.get('when')) ?? (isSearch ? 'all' : 'upcoming')
  return {
    when,
    search: (params.get('search') ?? '').trim().slice(0, 100),
    status: statusesOf(when).find((status) => status === params.get('status')) ?? '',
    page: readPage(params),
  }
}

/** The first page of a tab, with the search and the status where the tab has trips of it. */
export function tripsPath(
  when: TripTime,
  { search, status }: Pick<TripFilters, 'search' | 'status'>
) {
  const query = new URLSearchParams({ when })
  if (search) query.set('search', search)
  if (status && statusesOf(when).includes(status)) query.set('status', status)
  return `${TRIPS}?${query}`
}

export function isFiltered({ search, status }: TripFilters) {
  return search !== '' || status !== ''
}
