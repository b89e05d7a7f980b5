import { addDays } from '@makao/shared/dates'
import type { Found } from '~/api/types'
import type { CardFacts } from '~/components/card-facts'
import type { Filters } from './filters.ts'

/** What a search that finds nothing offers instead; all of it finds something. */
export interface Widening {
  /** Locations that may be meant. */
  meant: ({ location: string } & Found)[]
  /** Of each part of the search, how many places there are without it. */
  without: Found[]
  stays: ({ checkIn: string; checkOut: string } & Found)[]
  /** How many places the location has at all. */
  there: Found
  /** Where the location itself has no place. */
  near: { place: CardFacts; km: number }[]
}

/** The nearest first, in days. */
const SHIFTS = [1, -1, 2, -2, 7, -7]

/** The same stay some days earlier or later. */
export function otherStays({ checkIn, checkOut }: Filters, today: string) {
  if (!checkIn) {
    return []
  }
  return SHIFTS.map((days) => ({
    checkIn: addDays(checkIn, days),
    checkOut: addDays(checkOut, days),
  })).filter((stay) => stay.checkIn >= today)
}
