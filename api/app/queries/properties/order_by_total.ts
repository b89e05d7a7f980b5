import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { WHOLE_IN_BASIS_POINTS } from '#domain/money'
import { boundOf, FEW_GUESTS, SHORT_NIGHTS, totalOfPart } from '#domain/price_bounds'
import { WEEK_NIGHTS } from '#domain/prices'
import type { PartyStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { COUNTED } from '#domain/search'
import { nightCount, todayInNairobi } from '#domain/stay'
import { hostsCharge, isRough, mayCost, mayCostOfFew } from '#queries/properties/may_cost'
import { FINDABLE } from '#queries/properties/property_tables'
import { quoteRow, type PricedRow } from '#queries/properties/quote_row'
import { reader } from '#services/database/reader'

type Query = DatabaseQueryBuilderContract<{ id: number; total: number | string }>
type Direction = 'asc' | 'desc'
type Slice = { offset: number; limit: number }

type Priced = PricedRow & { id: number }

/** With its rules where what its host charges (`hostsCharge`) is not known without them. */
type Charged = Priced & { charged: number | string }

type Ranked = { id: number; total: number }

/** Up to here pages are in the order of what stays cost; further on in that of their bounds. */
const RANKED = COUNTED

/** Rows that may be among those that are asked for, as far as they tell; with bounds as narrow as ours few more than are shown. */
const MOST_READ = 5000

/** Filters name columns of the search alone, so that no table joins it. */
const RULES =
  '(select price_rules from properties where properties.id = property_search.property_id)'

/** Looked at beyond those that are asked for, in the order of what a night costs: some of them have the totals to beat. */
const READ_MORE = 84

/**
 * Ids of a search in the order of what the stay costs with all fees, ties by id (ADR 0063). The first by the price of a night tell what there is to beat, few of
 * them by their rules; then all rows that may are read, by what stays cost there at least, or at most.
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

  const early = await chargedRows(matching(), stay, direction, wanted + READ_MORE)
  const ofEarly = () => rowsOf(withIds(early), early.length)
  if (early.length < wanted + READ_MORE) return ranked(await ofEarly()).slice(0, wanted)

  const toBeat = totalsOf(early, stay, direction)[wanted - 1]
  const rest = await rowsOf(within(matching(), stay, direction, toBeat), MOST_READ)
  const found = rest.length < wanted ? withoutTwins([...(await ofEarly()), ...rest]) : rest
  return ranked(found).slice(0, wanted)
}

/** The first by the price of a night. */
async function chargedRows(query: Query, stay: PartyStay, direction: Direction, most: number) {
  const charged = hostsCharge(stay, direction === 'asc' ? 'most' : 'least')
  return (await inOrderOf(query, 'price_kes_minor', direction)
    .select('price_minor', 'currency', db.raw(`${charged} as charged`))
    .select(db.raw(`case when ${isRough(stay)} then ${RULES} end as price_rules`))
    .limit(most)) as unknown[] as Charged[]
}

/** What they cost at most, the cheapest first, or at least, the dearest first. */
function totalsOf(rows: Charged[], stay: PartyStay, direction: Direction) {
  const today = todayInNairobi()
  const rates = ratesOn(today)
  return rows
    .map((row) => {
      if (row.price_rules !== null) return quoteRow(row, stay, today).totalKes
      const { charged, currency } = row
      return totalOfPart(Number(charged) / WHOLE_IN_BASIS_POINTS, { currency, direction }, rates)
    })
    .sort((a, b) => (direction === 'asc' ? a - b : b - a))
}

const withIds = (rows: { id: number }[]): Query =>
  reader()
    .from(FINDABLE.name)
    .select('property_id as id')
    .whereIn(
      'property_id',
      rows.map(({ id }) => id)
    )

/** What was read later counts. Rows of both reads stay where a price or the rates have changed in between: a page that lacks one would be taken for the last. */
const withoutTwins = (rows: Priced[]) => [...new Map(rows.map((row) => [row.id, row])).values()]

/** Rows whose stay may cost no more, or no less. */
function within(query: Query, stay: PartyStay, direction: Direction, totalKes: number) {
  const rates = ratesOn(todayInNairobi())
  const key = boundKey(stay, direction)
  const nights = nightCount(stay.checkIn, stay.checkOut)
  const bound = boundOf(totalKes, { nights, direction }, rates)
  query.whereRaw(`${key} ${direction === 'asc' ? '<=' : '>='} ?`, [bound])
  if (direction === 'asc' || !stay.pets) {
    const exact = mayCost(totalKes, stay, direction, rates)
    const isOfFew = direction === 'desc' && key !== 'most'
    query.whereRaw(isOfFew ? mayCostOfFew(bound, stay, exact) : exact)
  }
  return inOrderOf(query, key, direction)
}

const rowsOf = async (query: Query, most: number) =>
  (await query
    .select('price_minor', 'currency', db.raw(`${RULES} as price_rules`))
    .limit(most)) as unknown[] as Priced[]

function boundKey({ checkIn, checkOut, guests, pets }: PartyStay, direction: Direction) {
  const nights = nightCount(checkIn, checkOut)
  const isShort = nights < WEEK_NIGHTS
  if (direction === 'asc') return isShort ? 'least_short' : 'least_long'
  if (pets || guests > FEW_GUESTS || nights < SHORT_NIGHTS) return 'most'
  return isShort ? 'most_short' : 'most_long'
}

function inOrderOf(query: Query, key: string, direction: Direction) {
  return query.select('property_id as id').orderBy(key, direction).orderBy('property_id', direction)
}
