import type { PropertyDetail } from '../../../api/types'

/** Limits of the API (its domain/listing.ts). */
export const LIMITS = {
  title: 100,
  description: 2000,
  bedrooms: 10,
  bathrooms: 10,
  maxGuests: 20,
  price: 10_000_000,
  street: 120,
  area: 80,
  amenities: 50,
  amenity: 60,
  houseRules: 30,
  houseRule: 200,
  words: 200,
} as const

export const COUNTRY = 'Kenya'

export interface Pin {
  latitude: number
  longitude: number
}

/** The bounds in which the API accepts pins. */
export const BOUNDS = { south: -4.8, west: 33.9, north: 5.1, east: 41.95 }

export const isWithinKenya = ({ latitude, longitude }: Pin) =>
  latitude >= BOUNDS.south &&
  latitude <= BOUNDS.north &&
  longitude >= BOUNDS.west &&
  longitude <= BOUNDS.east

/** The form's state; numbers as typed. */
export interface ListingValues {
  /** The id of another host, whose an admin's new listing is to be. */
  host?: string
  title: string
  description: string
  propertyType: string
  price: string
  currency: string
  bedrooms: string
  bathrooms: string
  maxGuests: string
  street: string
  area: string
  city: string
  county: string
  postalCode: string
  /** Catalogue slugs and custom ones. */
  amenities: string[]
  houseRules: string[]
  /** The pin; null removes it, undefined leaves it unchanged. */
  pin?: Pin | null
}

export const DEFAULTS: ListingValues = {
  title: '',
  description: '',
  propertyType: 'apartment',
  price: '',
  currency: 'KES',
  bedrooms: '1',
  bathrooms: '1',
  maxGuests: '2',
  street: '',
  area: '',
  city: '',
  county: '',
  postalCode: '',
  amenities: [],
  houseRules: [],
}

/** The fields of a property, or of a new one. */
export function valuesOf(property?: PropertyDetail): ListingValues {
  if (!property) {
    return DEFAULTS
  }
  const { title, description, propertyType, currency, amenities, houseRules, address } = property
  return {
    title,
    description,
    propertyType,
    price: String(property.price),
    currency,
    bedrooms: String(property.bedrooms),
    bathrooms: String(property.bathrooms),
    maxGuests: String(property.maxGuests),
    street: address.street ?? '',
    area: address.area,
    city: address.city,
    county: address.county,
    postalCode: address.postalCode ?? '',
    amenities,
    houseRules,
  }
}

/** The API's payload (§7). An untouched pin is omitted: the API keeps or finds it. */
export function payloadOf(values: ListingValues) {
  const { title, description, propertyType, currency, amenities, houseRules, pin } = values
  const { street, area, city, county, postalCode, host } = values
  return {
    title: title.trim(),
    description: description.trim(),
    propertyType,
    price: Number(values.price),
    currency,
    bedrooms: Number(values.bedrooms),
    bathrooms: Number(values.bathrooms),
    maxGuests: Number(values.maxGuests),
    address: { street, area, city, county, country: COUNTRY, postalCode },
    amenities,
    houseRules,
    ...(host && { host: Number(host) }),
    ...(pin !== undefined && {
      latitude: pin?.latitude ?? null,
      longitude: pin?.longitude ?? null,
    }),
  }
}

/** The payload as form data: `address[street]`, `amenities[0]` (§7). */
export function formOf(fields: object, form = new FormData(), prefix = ''): FormData {
  for (const [name, value] of Object.entries(fields)) {
    const key = prefix ? `${prefix}[${name}]` : name
    if (typeof value === 'object' && value !== null) {
      formOf(value as object, form, key)
    } else {
      form.append(key, value === null ? '' : String(value))
    }
  }
  return form
}

export const isSame = (one: ListingValues, other: ListingValues) =>
  JSON.stringify(payloadOf(one)) === JSON.stringify(payloadOf(other))
