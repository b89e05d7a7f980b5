/*
 * The least a search can cost: `node:http`, statements written by hand for this engine, and nothing else. What it has to
 * know of places, types and amenities it is told. NIGHTS=bits reads nights beside the search row, NIGHTS=rows from their table.
 */
import { createServer } from 'node:http'
import { openDatabase } from './floor_database.mjs'

const known = JSON.parse(process.env.KNOWN)
const all = await openDatabase()
const ORDERS = {
  'createdAt': 'created desc',
  'price': 'price_kes_minor asc',
  '-price': 'price_kes_minor desc',
  '-averageRating': 'rating desc',
  '-totalReviews': 'reviews desc',
}
const COUNTED = 1000
const LIMIT = 12
const PERIOD = 48
const DAY_MS = 86_400_000

createServer((request, response) => {
  const asked = new URL(request.url, 'http://floor').searchParams
  search(asked).then(
    (answer) => {
      const body = JSON.stringify(answer)
      response.setHeader('Content-Type', 'application/json')
      response.setHeader('Content-Length', Buffer.byteLength(body))
      response.end(body)
    },
    (error) => {
      console.error(error)
      response.writeHead(500).end()
    }
  )
}).listen(Number(process.env.FLOOR_PORT), '127.0.0.1')

async function search(asked) {
  const { where, values } = conditions(asked)
  const page = Number(asked.get('page') ?? 1)
  const offset = (page - 1) * LIMIT
  const order = ORDERS[asked.get('sort') ?? 'createdAt']
  const direction = order.split(' ')[1]
  const found = await all(
    `select property_id as id from property_search ${where} order by ${order}, property_id ${direction} limit ${LIMIT} offset ${offset}`,
    values
  )
  const total = await totalOf(found.length, offset, where, values)
  const data = found.length > 0 ? await cards(found.map(({ id }) => id)) : []
  return { success: true, data, pagination: { page, limit: LIMIT, total } }
}

async function totalOf(found, offset, where, values) {
  if (found < LIMIT && (found > 0 || offset === 0)) return offset + found
  const [{ total }] = await all(
    `select count(*) as total from (select 1 from property_search ${where} limit ${COUNTED + 1}) as found`,
    values
  )
  return Math.min(COUNTED, Number(total))
}

function conditions(asked) {
  const parts = []
  const values = []
  const add = (sql, ...bound) => {
    parts.push(sql)
    values.push(...bound)
  }
  const place = known.places[asked.get('location')]
  if (place) add(inPlaces(place))
  const types = asked.get('propertyType')?.split(',')
  if (types) add(`type in (${types.map((type) => known.types[type]).join(', ')})`)
  if (asked.has('guests')) add('capacity >= ?', Number(asked.get('guests')))
  if (asked.has('minPrice')) add('price_kes_minor >= ?', Number(asked.get('minPrice')) * 100)
  if (asked.has('maxPrice')) add('price_kes_minor <= ?', Number(asked.get('maxPrice')) * 100)
  const mask = (asked.get('amenities')?.split(',') ?? []).reduce(
    (sum, one) => sum + known.amenities[one],
    0
  )
  if (mask) add(`(amenity_mask & ${mask}) = ${mask}`)
  if (asked.has('checkIn'))
    add(...free(nightOf(asked.get('checkIn')), nightOf(asked.get('checkOut'))))
  return { where: parts.length > 0 ? `where ${parts.join(' and ')}` : '', values }
}

function inPlaces({ townIds, areaIds }) {
  const towns = townIds.length > 0 ? `town_id in (${townIds.join(', ')})` : ''
  const areas = areaIds.length > 0 ? `area_id in (${areaIds.join(', ')})` : ''
  return towns && areas ? `(${towns} or ${areas})` : towns || areas || 'false'
}

function free(first, end) {
  if (process.env.NIGHTS === 'rows') {
    return [
      `not exists (select 1 from booking_nights where booking_nights.property_id = property_search.property_id
        and night >= ? and night < ?)`,
      first,
      end,
    ]
  }
  const words = []
  for (let period = Math.floor(first / PERIOD); period * PERIOD < end; period++) {
    const [from, to] = [Math.max(first, period * PERIOD), Math.min(end, (period + 1) * PERIOD)]
    const bits = 2 ** (to - period * PERIOD) - 2 ** (from - period * PERIOD)
    words.push(`(nights_${period % 10} & ${bits}) = 0`)
  }
  return [words.join(' and ')]
}

const nightOf = (day) => Date.parse(day) / DAY_MS

/** Of ids in their order, with their hosts, first pictures and own amenities. */
async function cards(ids) {
  const rows =
    await all(`select properties.id as _id, title, property_type, price_minor, currency, area, properties.city,
      county, properties.country, max_guests, bedrooms, bathroom_halves, amenity_mask, rating_hundredths, total_reviews,
      total_likes, properties.created_at, host_id, first_name, last_name, avatar, key, caption, alt, width, height, color,
      placeholder, variant_widths, variant_formats
    from properties join users on users.id = host_id
    left join property_images on property_images.property_id = properties.id and property_images.is_primary
    where properties.id in (${ids.join(', ')})`)
  const own = await all(
    `select property_id, slug from property_amenities where property_id in (${ids.join(', ')}) order by id`
  )
  const byId = new Map(rows.map((row) => [row._id, { ...row, amenities: [] }]))
  for (const { property_id: id, slug } of own) byId.get(id).amenities.push(slug)
  return ids.map((id) => byId.get(id))
}
