import { currencies, propertyTypes } from '@makao/shared/catalogue'
import { addDays, isDate } from '@makao/shared/dates'
import { lastArrival, MAX_NIGHTS } from '../../components/stay-picker/calendar-rules.ts'
import { readFilters, type Filters } from './filters.ts'

export type SearchFault =
  | 'past'
  | 'reversed'
  | 'oneDate'
  | 'noDate'
  | 'tooFar'
  | 'tooLong'
  | 'guests'
  | 'pets'
  | 'swapped'
  | 'price'
  | 'propertyType'
  | 'currency'
  | 'amenities'

/** What an address asks for and `readFilters` leaves out or corrects, so that the page can say so. */
export function faultsOf(params: URLSearchParams, today: string): SearchFault[] {
  const get = (name: string) => params.get(name)?.trim() ?? ''
  const filters = readFilters(params)

  const isKnown = (known: readonly string[], name: string) =>
    !get(name) || known.includes(get(name))
  const slugs = params
    .getAll('amenities')
    .flatMap((list) => list.split(','))
    .filter(Boolean)
  const faults: (SearchFault | false | null)[] = [
    stayFault(get('checkIn'), get('checkOut'), today),
    get('guests') !== filters.guests && 'guests',
    get('pets') !== filters.pets && 'pets',
    priceFault(get('minPrice'), get('maxPrice'), filters),
    !isKnown(propertyTypes, 'propertyType') && 'propertyType',
    !isKnown(currencies, 'currency') && 'currency',
    slugs.some((slug) => !filters.amenities.includes(slug)) && 'amenities',
  ]
  return faults.filter((fault) => fault !== false && fault !== null)
}

function stayFault(checkIn: string, checkOut: string, today: string): SearchFault | null {
  if (!checkIn && !checkOut) return null
  if (!checkIn || !checkOut) return 'oneDate'
  if (!isDate(checkIn) || !isDate(checkOut)) return 'noDate'
  if (checkOut <= checkIn) return 'reversed'
  if (checkIn < today) return 'past'
  if (checkIn > lastArrival(today)) return 'tooFar'
  return checkOut > addDays(checkIn, MAX_NIGHTS) ? 'tooLong' : null
}

function priceFault(min: string, max: string, { minPrice, maxPrice }: Filters): SearchFault | null {
  if (min === minPrice && max === maxPrice) return null
  return min === maxPrice && max === minPrice ? 'swapped' : 'price'
}
