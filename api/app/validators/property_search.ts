import vine from '@vinejs/vine'
import { CURRENCIES, MAX_MINOR } from '#domain/money'
import { PROPERTY_TYPE_SLUGS } from '#domain/property_types'
import { LIMITS, SORT_NAMES } from '#domain/search'
import { commaList } from '#validators/rules/comma_list'
import { stayDate } from '#validators/rules/stay_date'

const PROPERTY_STATUSES = ['active', 'inactive', 'verified'] as const

const page = () => vine.number().withoutDecimals().min(1).max(1_000_000).optional()
const limit = () => vine.number().withoutDecimals().min(1).max(LIMITS.max).optional()
const guests = () => vine.number().withoutDecimals().min(1).max(1000).optional()
const price = () =>
  vine
    .number()
    .min(0)
    .max(MAX_MINOR / 100)
    .decimal([0, 2])
    .optional()
const search = () => vine.string().trim().maxLength(100).optional()
const status = () => vine.enum(PROPERTY_STATUSES).optional()

/** What the listing page narrows and orders by (§2.5). */
const filters = () => ({
  location: vine.string().trim().maxLength(120).optional(),
  checkIn: stayDate().optional().requiredIfExists('checkOut'),
  checkOut: stayDate().optional().requiredIfExists('checkIn'),
  guests: guests(),
  minPrice: price(),
  maxPrice: price(),
  propertyType: commaList({ maxItems: 8, maxLength: 20, known: PROPERTY_TYPE_SLUGS }).optional(),
  amenities: commaList({ maxItems: 30, maxLength: 60 }).optional(),
  currency: vine.enum(CURRENCIES).optional(),
  sort: vine.enum(SORT_NAMES).optional(),
  search: search(),
  page: page(),
  limit: limit(),
})

/** The query of the listing page (§2.5, §7), and of an admin's list of everything (contract). */
export const propertySearchValidator = vine.create({
  ...filters(),
  isActive: vine.boolean().optional(),
  scope: vine.enum(['all'] as const).optional(),
  status: status(),
})

/** GET /properties/pins: the filters of the listing page. A map has no pages: it shows the first of all. */
export const propertyPinsValidator = vine.create(filters())

/** GET /properties/search: words that name a property or a place, and the filters of the listing page. */
export const findPropertiesValidator = vine.create({
  q: vine.string().trim().maxLength(100).optional(),
  ...filters(),
})

export const popularPropertiesValidator = vine.create({ limit: limit() })

export const nearbyPropertiesValidator = vine.create({ page: page(), limit: limit() })

/** What a list for those who run properties is narrowed by (§2.12). */
const desk = () => {
  const { location, propertyType } = filters()
  return { location, propertyType, search: search(), status: status() }
}

/** A host's own list (§2.12). */
export const hostPropertiesValidator = vine.create({
  ...desk(),
  sort: vine.enum(SORT_NAMES).optional(),
  page: page(),
  limit: limit(),
})

/** The same as a file; with `scope=all` an admin takes every property along. */
export const propertyExportValidator = vine.create({
  ...desk(),
  scope: vine.enum(['all'] as const).optional(),
})

/** The dates of a stay somebody asks about, and for how many. */
export const stayQueryValidator = vine.create({
  checkIn: stayDate(),
  checkOut: stayDate(),
  guests: guests(),
})

/** The part of a calendar somebody looks at; both dates belong to it. */
export const calendarValidator = vine.create({
  startDate: stayDate().optional(),
  endDate: stayDate().optional(),
})
