import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { boundOf } from '#domain/price_bounds'
import { WEEK_NIGHTS } from '#domain/prices'
import type { PartyStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { COUNTED } from '#domain/search'
import { nightCount, todayInNairobi } from '#domain/stay'
import { quoteRow, type PricedRow } from '#queries/properties/quote_row'

type Query = DatabaseQueryBuilderContract<{ id: number; total: number | string }>
type Direction = 'asc' | 'desc'
type Slice = { offset: number; limit: number }

type BoundRow = PricedRow & { id: number; bound: number | string }

type Ranked = { id: number; total: number }

/** Up to here pages are in the order of what stays cost; further on in that of their bounds. */
const RANKED = COUNTED

/** A property whose bounds are wide costs its own reading; all of them together cost no more than this. */
const MOST_READ = 5000

/** Filters name columns of the search alone, so that no table joins it. */
const PRICE_RULES =
  '(select price_rules from properties where properties.id = property_search.property_id) as price_rules'

const FIRST_READ = 36
const READ_ON = 250

/**
 * Ids of a search in the order of what the stay costs with all fees, ties by id (ADR 0063). Rows are read in the
 * order of what they cost at least, or at most, until no further one can be among those that are asked for.
 */
export async function idsByTotal(
  matching: () => Query,
  stay: PartyStay,
  direction: Direction,
  { offset, limit }: Slice
): Promise<{ id: number }[]> {
  const wanted = Math.min(offset + limit, RANKED)
  const ranked = await firstByTotal(matching, stay, direction, offset < RANKED ? wanted : RANKED)
  if (offset + limit <= RANKED || ranked.length < RANKED)
    return ranked.slice(offset, offset + limit)

  const shown = ranked.slice(offset)
  const beyond = await inOrderOf(matching(), boundKey(stay, direction), direction)
    .whereNotIn(
      'property_id',
      ranked.map(({ id }) => id)
    )
    .offset(Math.max(0, offset - RANKED))
    .limit(limit - shown.length)
  return [...shown, ...beyond]
}

async function firstByTotal(
  matching: () => Query,
  stay: PartyStay,
  direction: Direction,
  wanted: number
): Promise<Ranked[]> {
  const today = todayInNairobi()
  const rates = ratesOn(today)
  const key = boundKey(stay, direction)
  const nights = nightCount(stay.checkIn, stay.checkOut)
  const [beyond, within] = direction === 'asc' ? ['>', '<='] : ['<', '>=']
  const compare = (a: Ranked, b: Ranked) =>
    (a.total - b.total || a.id - b.id) * (direction === 'asc' ? 1 : -1)

  let ranked: Ranked[] = []
  for (let read = 0, chunk = wanted + FIRST_READ, last: BoundRow | undefined; ;) {
    const query = inOrderOf(matching(), key, direction).limit(chunk)
    if (last) query.whereRaw(`(${key}, property_id) ${beyond} (?, ?)`, [last.bound, last.id])
    const worst = ranked.at(wanted - 1)
    if (worst)
      query.whereRaw(`${key} ${within} ?`, [boundOf(worst.total, { nights, direction }, rates)])

    const rows = (await query) as unknown[] as BoundRow[]
    const totals = rows.map((row) => ({ id: row.id, total: quoteRow(row, stay, today).totalKes }))
    ranked = [...ranked, ...totals].sort(compare).slice(0, wanted)
    read += rows.length
    last = rows.at(-1)
    if (rows.length < chunk || read >= MOST_READ) return ranked
    chunk = READ_ON
  }
}

function boundKey({ checkIn, checkOut }: PartyStay, direction: Direction) {
  if (direction === 'desc') return 'most'
  return nightCount(checkIn, checkOut) < WEEK_NIGHTS ? 'least_short' : 'least_long'
}

function inOrderOf(query: Query, key: string, direction: Direction) {
  return query
    .select('property_id as id', `${key} as bound`, 'price_minor', 'currency')
    .select(db.raw(PRICE_RULES))
    .orderBy(key, direction)
    .orderBy('property_id', direction)
}
