const { default: Property } = await import('../../api/app/models/property.ts')
const { maskOf } = await import('../../api/app/domain/amenities.ts')
const { ratesOn } = await import('../../api/app/domain/rates.ts')
const { addDays, todayInNairobi, toNight } = await import('../../api/app/domain/stay.ts')

const checkIn = addDays(todayInNairobi(), 40)
const checkOut = addDays(checkIn, 3)

export const SCENARIOS = [
  { name: 'newest', filters: {} },
  { name: 'featured (best rated six)', filters: {}, page: { sort: '-averageRating', limit: 6 } },
  { name: 'Nairobi, cheapest first', filters: { location: 'Nairobi' }, page: { sort: 'price' } },
  { name: 'Watamu', filters: { location: 'Watamu' } },
  {
    name: 'Kilimani, best rated',
    filters: { location: 'Kilimani' },
    page: { sort: '-averageRating' },
  },
  { name: 'a word of the title', filters: { search: 'number 77' } },
  {
    name: 'Nairobi, dates, 2 guests',
    filters: { location: 'Nairobi', checkIn, checkOut, guests: 2 },
  },
  {
    name: 'Mombasa, dates, 4 guests, wifi and pool, price',
    filters: {
      ...{ location: 'Mombasa', checkIn, checkOut, guests: 4 },
      ...{ amenities: ['wifi', 'pool'], minPrice: 5000, maxPrice: 30_000 },
    },
    page: { sort: 'price' },
  },
  {
    name: 'anywhere, dates, 2 guests, cheapest first',
    filters: { checkIn, checkOut, guests: 2 },
    page: { sort: 'price' },
  },
  {
    name: 'Nairobi, a week, 4 guests, cheapest first',
    filters: { location: 'Nairobi', checkIn, checkOut: addDays(checkIn, 7), guests: 4 },
    page: { sort: 'price' },
  },
  {
    name: 'anywhere, dates, 2 guests, dearest first',
    filters: { checkIn, checkOut, guests: 2 },
    page: { sort: '-price' },
  },
  { name: 'anywhere, villas, page 20', filters: { propertyType: ['villa'] }, page: { page: 20 } },
]

/** The naive query: LIKE over wide rows, everything counted and loaded by paginate(). */
export async function findLiterally(filters, { sort = 'createdAt', page, limit }) {
  const query = Property.query().where('is_active', true).whereNull('deleted_at')
  if (filters.location) {
    const like = `%${filters.location}%`
    query.where((either) => {
      either.whereILike('city', like).orWhereILike('county', like).orWhereILike('area', like)
    })
  }
  if (filters.search) query.whereILike('title', `%${filters.search}%`)
  if (filters.propertyType) query.whereIn('property_type', filters.propertyType)
  if (filters.guests) query.where('max_guests', '>=', filters.guests)
  const { USD } = ratesOn(todayInNairobi()).kesPerUnit
  const kes = `case currency when 'USD' then price_minor * ${USD} / 1000 else price_minor end`
  if (filters.minPrice) query.whereRaw(`${kes} >= ?`, [filters.minPrice * 100])
  if (filters.maxPrice) query.whereRaw(`${kes} <= ?`, [filters.maxPrice * 100])
  if (filters.amenities) {
    const mask = maskOf(filters.amenities)
    query.whereRaw('(amenity_mask & ?) = ?', [mask, mask])
  }
  if (filters.checkIn) {
    query.whereNotIn('id', (taken) => {
      taken
        .from('booking_nights')
        .select('property_id')
        .where('night', '>=', toNight(filters.checkIn))
        .where('night', '<', toNight(filters.checkOut))
    })
  }
  const order = { 'price': `${kes} asc`, '-averageRating': 'rating_hundredths desc' }[sort]
  const found = await query
    .preload('host')
    .preload('images')
    .preload('customAmenities')
    .orderByRaw(`${order ?? 'created_at desc'}, id desc`)
    .paginate(page, limit)
  return { rows: found.all(), total: found.total }
}
