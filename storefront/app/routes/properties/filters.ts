import {
  amenities,
  currencies,
  largestGroup,
  maxPets,
  propertyTypes,
} from '@makao/shared/catalogue'
import { addDays, isDate, today } from '@makao/shared/dates'
import { lastArrival, MAX_NIGHTS } from '../../components/stay-picker/calendar-rules.ts'

/** Newest first (specification §9). */
export const DEFAULT_SORT = 'createdAt'

export const sorts = [
  'createdAt',
  '-createdAt',
  'price',
  '-price',
  '-averageRating',
  '-totalReviews',
] as const

export type Sort = (typeof sorts)[number]

/** The search in the URL; an empty text is no filter. */
export interface Filters {
  location: string
  checkIn: string
  checkOut: string
  guests: string
  pets: string
  minPrice: string
  maxPrice: string
  propertyType: string
  amenities: string[]
  currency: string
  sort: Sort
}

export const noFilters: Filters = {
  location: '',
  checkIn: '',
  checkOut: '',
  guests: '',
  pets: '',
  minPrice: '',
  maxPrice: '',
  propertyType: '',
  amenities: [],
  currency: '',
  sort: DEFAULT_SORT,
}

/** What a search says; the rest is as in `noFilters`. */
export function chosenOf(filters: Filters): Partial<Filters> {
  const entries = Object.entries(filters) as [keyof Filters, Filters[keyof Filters]][]
  return Object.fromEntries(
    entries.filter(([name, value]) => value.length > 0 && value !== noFilters[name])
  )
}

/** In KES a night (specification §9); null is open. */
export const priceBands = [
  { min: null, max: 5000 },
  { min: 5000, max: 15_000 },
  { min: 15_000, max: 30_000 },
  { min: 30_000, max: 50_000 },
  { min: 50_000, max: null },
]

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Reads the filters of the URL, ignoring invalid ones. */
export function readFilters(params: URLSearchParams): Filters {
  const get = (name: string) => params.get(name)?.trim() ?? ''
  const [minPrice, maxPrice] = inOrder(amount(get('minPrice')), amount(get('maxPrice')))
  const chosen = params.getAll('amenities').flatMap((list) => list.split(','))

  return {
    location: get('location').slice(0, 80),
    ...readStay(get('checkIn'), get('checkOut')),
    guests: /^\d+$/.test(get('guests')) && inRange(Number(get('guests'))) ? get('guests') : '',
    pets: /^[1-9]$/.test(get('pets')) && Number(get('pets')) <= maxPets ? get('pets') : '',
    minPrice,
    maxPrice,
    propertyType: oneOf(propertyTypes, get('propertyType')) ?? '',
    amenities: [...new Set(chosen.filter((slug) => SLUG.test(slug)))],
    currency: oneOf(currencies, get('currency')) ?? '',
    sort: oneOf(sorts, get('sort')) ?? DEFAULT_SORT,
  }
}

/** The filters as URL parameters, without defaults. */
export function filterParams(filters: Filters): URLSearchParams {
  const { amenities: slugs, sort, ...texts } = filters
  const entries = Object.entries({
    ...texts,
    amenities: slugs.join(','),
    sort: sort === DEFAULT_SORT ? '' : sort,
  })
  return new URLSearchParams(entries.filter(([, value]) => value !== ''))
}

/**
 * Whether a URL is in the form of `filterParams`; forms without scripts submit empty fields and
 * repeated amenities, and are redirected.
 */
export function isTidy(params: URLSearchParams) {
  return (
    [...params.values()].every((value) => value !== '') &&
    params.getAll('amenities').length < 2 &&
    params.get('sort') !== DEFAULT_SORT
  )
}

/** The same search as a short address: what was sent is kept, also where it makes no sense. */
export function tidied(params: URLSearchParams): URLSearchParams {
  const slugs = params.getAll('amenities').filter(Boolean)
  const entries = [...params].filter(
    ([name, value]) =>
      value !== '' && name !== 'amenities' && !(name === 'sort' && value === DEFAULT_SORT)
  )
  const given = slugs.length > 0 ? [...entries, ['amenities', slugs.join(',')]] : entries
  return new URLSearchParams(given)
}

export const amenityChoices: readonly string[] = amenities

function readStay(checkIn: string, checkOut: string) {
  const first = today()
  const sensible =
    isDate(checkIn) &&
    isDate(checkOut) &&
    checkIn >= first &&
    checkIn <= lastArrival(first) &&
    checkOut > checkIn &&
    checkOut <= addDays(checkIn, MAX_NIGHTS)
  return sensible ? { checkIn, checkOut } : { checkIn: '', checkOut: '' }
}

const inRange = (guests: number) => guests >= 1 && guests <= largestGroup

const amount = (text: string) => (/^\d{1,9}(\.\d{1,2})?$/.test(text) ? text : '')

const inOrder = (min: string, max: string) =>
  min && max && Number(min) > Number(max) ? ([max, min] as const) : ([min, max] as const)

function oneOf<Value extends string>(values: readonly Value[], value: string): Value | undefined {
  return values.find((candidate) => candidate === value)
}
