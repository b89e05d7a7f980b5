import vine from '@vinejs/vine'
import { CURRENCIES, MAX_MINOR } from '#domain/money'
import { PROPERTY_TYPE_SLUGS } from '#domain/property_types'
import { MANAGED_SORT_NAMES, SORT_NAMES } from '#domain/search'
import { commaList } from '#validators/rules/comma_list'
import { rowId } from '#validators/rules/row_id'
import { stayDate } from '#validators/rules/stay_date'
import { limit, pageFields } from '#validators/rules/page_fields'
import { searchWords } from '#validators/rules/search_words'

const PROPERTY_STATUSES = ['active', 'inactive', 'verified'] as const

const guests = () => vine.number().withoutDecimals().min(1).max(1000).optional()
const pets = (min: number) => vine.number().withoutDecimals().min(min).max(1000).optional()
const price = () =>
  vine
    .number()
    .min(0)
    .max(MAX_MINOR / 100)
    .decimal([0, 2])
    .optional()
const status = () => vine.enum(PROPERTY_STATUSES).optional()

const filters = () => ({
  location: vine.string().trim().maxLength(120).optional(),
  checkIn: stayDate().optional().requiredIfExists('checkOut'),
  checkOut: stayDate().optional().requiredIfExists('checkIn'),
  guests: guests(),
  pets: pets(1),
  minPrice: price(),
  maxPrice: price(),
  propertyType: commaList({ maxItems: 8, maxLength: 20, known: PROPERTY_TYPE_SLUGS }).optional(),
  amenities: commaList({ maxItems: 30, maxLength: 60 }).optional(),
  currency: vine.enum(CURRENCIES).optional(),
  sort: vine.enum(SORT_NAMES).optional(),
  search: searchWords(),
  ...pageFields(),
})

/** §2.5, §7; with `scope=all` for admins (contract), who alone may sort by title. */
export const propertySearchValidator = vine.create({
  ...filters(),
  sort: vine.enum(MANAGED_SORT_NAMES).optional(),
  isActive: vine.boolean().optional(),
  scope: vine
    .enum(['all'] as const)
    .optional()
    .requiredWhen(({ parent }) => isManaged(parent as Record<string, unknown>)),
  /** Of `scope=all`. */
  host: rowId().optional(),
  status: status(),
})

/** Who finds active ones alone can narrow them by none of these. */
function isManaged(query: Record<string, unknown>) {
  const { host, isActive } = query
  return host !== undefined || query.status !== undefined || vine.helpers.isFalse(isActive)
}

/** GET /properties/pins: the listing's filters without pages. */
export const propertyPinsValidator = vine.create(filters())

/** GET /properties/search. */
export const findPropertiesValidator = vine.create({
  q: searchWords(),
  ...filters(),
})

export const popularPropertiesValidator = vine.create({ limit: limit() })

export const nearbyPropertiesValidator = vine.create({ ...pageFields() })

/** §2.12. */
const managementFilters = () => {
  const { location, propertyType } = filters()
  return { location, propertyType, search: searchWords(), status: status() }
}

export const hostPropertiesValidator = vine.create({
  ...managementFilters(),
  sort: vine.enum(MANAGED_SORT_NAMES).optional(),
  ...pageFields(),
})

/** With `scope=all` for admins, of all hosts or of one. */
export const propertyExportValidator = vine.create({
  ...managementFilters(),
  /** Of `scope=all`. */
  host: rowId().optional(),
  scope: vine
    .enum(['all'] as const)
    .optional()
    .requiredWhen(({ parent }) => (parent as Record<string, unknown>).host !== undefined),
})

export const stayQueryValidator = vine.create({
  checkIn: stayDate(),
  checkOut: stayDate(),
  guests: guests(),
})

/** GET /properties/:id/quote: `guests`, or grown-ups and children. */
export const quoteQueryValidator = vine.create({
  checkIn: stayDate(),
  checkOut: stayDate(),
  guests: guests(),
  adults: guests().requiredIfExists('children'),
  children: vine.number().withoutDecimals().min(0).max(1000).optional(),
  pets: pets(0),
})

/** Both included. `except`: a booking whose nights are not taken for whoever looks for other dates of it. */
export const calendarValidator = vine.create({
  startDate: stayDate().optional(),
  endDate: stayDate().optional(),
  except: rowId().optional(),
})
