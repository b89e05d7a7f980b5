import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { boundOf } from '#domain/price_bounds'
import { WEEK_NIGHTS } from '#domain/prices'
import type { PartyStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { COUNTED } from '#domain/search'
import { nightCount, todayInNairobi } from '#domain/stay'
import { mayCost } from '#queries/properties/may_cost'
import { quoteRow, type PricedRow } from '#queries/properties/quote_row'

type Query = DatabaseQueryBuilderContract<{ id: number; total: number | string }>
type Direction = 'asc' | 'desc'
type Slice = { offset: number; limit: number }

type Priced = PricedRow & { id: number }

type Ranked = { id: number; total: number }

/** Up to here pages are in the order of what stays cost; further on in that of their bounds. */
const RANKED = COUNTED

/** Rows that may be among those that are asked for, as far as they tell; with bounds as narrow as ours few more than are shown. */
const MOST_READ = 5000

/** Filters name columns of the search alone, so that no table joins it. */
const PRICE_RULES =
  '(select price_rules from properties where properties.id = property_search.property_id) as price_rules'

/** Read beyond those that are asked for, in the order of what a night costs: some of them have the totals to beat. */
const READ_MORE = 84

/**
 * Ids of a search in the order of what the stay costs with all fees, ties by id (ADR 0063). The first by the price of a night tell what there is to beat; then
 * all rows that may are read, by what stays cost there at least, or at most.
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
  const ranked = (rows: Priced[]) =>
    rows
      .map((row) => ({ id: row.id, total: quoteRow(row, stay, today).totalKes }))
      .sort((a, b) => (a.total - b.total || a.id - b.id) * (direction === 'asc' ? 1 : -1))

  const early = await rowsOf(
    inOrderOf(matching(), 'price_kes_minor', direction),
    wanted + READ_MORE
  )
  const first = ranked(early)
  if (first.length < wanted + READ_MORE) return first.slice(0, wanted)

  const toBeat = first[wanted - 1].total
  const rest = await rowsOf(within(matching(), stay, direction, toBeat), MOST_READ)
  return ranked(withoutTwins([...early, ...rest])).slice(0, wanted)
}

/** What was read later counts. Rows of both reads stay: the rates or a price may change in between, and a page that lacks one would be taken for the last. */
const withoutTwins = (rows: Priced[]) => [...new Map(rows.map((row) => [row.id, row])).values()]

/** Rows whose stay may cost no more, or no less. */
function within(query: Query, stay: PartyStay, direction: Direction, totalKes: number) {
  const rates = ratesOn(todayInNairobi())
  const key = boundKey(stay, direction)
  const nights = nightCount(stay.checkIn, stay.checkOut)
  const bound = boundOf(totalKes, { nights, direction }, rates)
  query.whereRaw(`${key} ${direction === 'asc' ? '<=' : '>='} ?`, [bound])
  if (direction === 'asc' || !stay.pets) {
    query.whereRaw(...mayCost(totalKes, stay, direction, rates))
  }
  return inOrderOf(query, key, direction)
}

const rowsOf = async (query: Query, most: number) =>
  (await query
    .select('price_minor', 'currency', db.raw(PRICE_RULES))
    .limit(most)) as unknown[] as Priced[]

function boundKey({ checkIn, checkOut }: PartyStay, direction: Direction) {
  if (direction === 'desc') return 'most'
  return nightCount(checkIn, checkOut) < WEEK_NIGHTS ? 'least_short' : 'least_long'
}

function inOrderOf(query: Query, key: string, direction: Direction) {
  return query.select('property_id as id').orderBy(key, direction).orderBy('property_id', direction)
}
