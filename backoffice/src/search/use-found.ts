import {
  keepPreviousData,
  useQueries,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Booking, Party, PropertyCard } from '../api/types'
import { fullName } from '../components/portrait'
import { stayDays } from '../format/dates'
import { useMay } from '../hooks/use-rows'
import { http } from '../providers/http'

export type Kind = 'properties' | 'bookings' | 'users'

export interface Found {
  kind: Kind
  title: string
  hint: string
  path: string
}

/** Debounce in ms. */
const REST = 250

/** Shortest query. */
export const FEWEST = 2

/** Results per kind. */
const SHOWN = 5

/** Searches properties, bookings and users; the API decides what each user finds. */
export function useFound(text: string) {
  const words = useRested(text.trim())
  const enabled = words.length >= FEWEST
  const all = useMay('properties.listAll')
  const people = useMay('users.list')

  const ask = (
    kind: Kind,
    may: boolean,
    find: () => Promise<Found[]>
  ): UseQueryOptions<Found[]> => ({
    queryKey: ['found', kind, words],
    queryFn: find,
    enabled: enabled && may,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: 1,
  })
  const { busy, ...answer } = useQueries({
    queries: [
      ask('properties', true, () => findProperties(words, all)),
      ask('bookings', true, () => findBookings(words)),
      ask('users', people, () => findPeople(words)),
    ],
    combine,
  })

  return {
    ...answer,
    enabled: enabled && text.trim().length >= FEWEST,
    busy: busy || words !== text.trim(),
    found: enabled ? answer.found : NOTHING,
  }
}

const NOTHING: Found[] = []

/** Outside the hook, for a stable identity. */
function combine(queries: UseQueryResult<Found[]>[]) {
  return {
    busy: queries.some(({ isFetching }) => isFetching),
    /** One kind failed; the others' results are shown. */
    failed: queries.some(({ isError }) => isError),
    found: queries.flatMap(({ data }) => data ?? []),
    retry: () => queries.forEach(({ isError, refetch }) => isError && void refetch()),
  }
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

async function findProperties(search: string, all: boolean): Promise<Found[]> {
  const path = all ? '/properties' : '/properties/my-properties'
  const params = { search, limit: SHOWN, scope: all ? 'all' : undefined }
  const { data } = await http.get<PropertyCard[]>(path, { params })
  return data.map(({ _id: id, title, address }) => ({
    kind: 'properties',
    title,
    hint: address.city,
    path: `/properties/${id}`,
  }))
}

async function findBookings(search: string): Promise<Found[]> {
  const { data } = await http.get<Booking[]>('/bookings', { params: { search, limit: SHOWN } })
  return data.map(({ _id: id, property, guest, checkIn, checkOut }) => ({
    kind: 'bookings',
    title: `${fullName(guest)} · ${property?.title ?? id}`,
    hint: stayDays(checkIn, checkOut),
    path: `/bookings/${id}`,
  }))
}

async function findPeople(q: string): Promise<Found[]> {
  const { data } = await http.get<Party[]>('/users/search', { params: { q, limit: SHOWN } })
  return data.map((person) => ({
    kind: 'users',
    title: fullName(person),
    hint: person.email ?? '',
    path: `/users/${person._id}`,
  }))
}
