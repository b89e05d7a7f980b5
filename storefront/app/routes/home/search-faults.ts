import type home from '~/locales/en/home.json'

type TextId = keyof typeof home

export type SearchFaults = Partial<Record<'location' | 'checkIn' | 'checkOut', TextId>>

/** What is missing or wrong in a hero search (specification §5), as text ids by field. */
export function faultsOf(search: { location: string; checkIn: string; checkOut: string }) {
  const faults: SearchFaults = {}
  if (!search.location.trim()) {
    faults.location = 'home.search.locationRequired'
  }
  if (!search.checkIn) {
    faults.checkIn = 'home.search.checkInRequired'
  }
  if (!search.checkOut) {
    faults.checkOut = 'home.search.checkOutRequired'
  } else if (search.checkOut <= search.checkIn) {
    faults.checkOut = 'home.search.checkOutAfter'
  }
  return faults
}
