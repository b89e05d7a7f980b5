import db from '@adonisjs/lucid/services/db'
import { boundOf } from '#domain/price_bounds'
import { WEEK_NIGHTS } from '#domain/prices'
import type { PartyStay, Quote } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { COUNTED } from '#domain/search'
import { nightCount, todayInNairobi } from '#domain/stay'
import { dearOf, type DearNights } from '#queries/properties/dear_nights'
import { dearStays } from '#queries/properties/dear_stays'
import {
  likelyFirst,
  rulesOf,
  totalsOf,
  type Charged,
  type Direction,
  type Priced,
  type Query,
} from '#queries/properties/likely_first'
import { mayCost } from '#queries/properties/may_cost'
import { quoteRow, type PricedStay } from '#queries/properties/quote_row'
import { isAmong, isOfFew } from '#services/database/dialect'
import { slice } from '#services/database/page'

type Slice = { offset: number; limit: number; mostRead?: number; asDear?: number }

type Ranked = { id: number; total: number; stay: PricedStay }

/** Asks what a query counts; together with rows that are read anyway, it costs no statement of its own. */
export type AskCount = (counting: Query) => Promise<number>

/** Asks only where no total is remembered. */
export type Count = (ask: AskCount) => Promise<number>

/** With what the stay costs, but on pages in the order of bounds. */
export type FoundByTotal = { id: number; stay?: PricedStay }

/** Up to here pages are in the order of what stays cost; further on in that of their bounds. */
const RANKED = COUNTED

/** Rows that may be among those that are asked for, as far as they tell, read at once: of a good total to beat few more than are shown. */
const MOST_READ = 5000

/** Looked at in the order of what a night costs, for each that is asked for: where a third of all have rules, no fewer have the totals to beat. */
const LOOKED_AT = 6
const LEAST_LOOKED_AT = 72

/** No more beyond those that are asked for */
const MOST_LOOKED_AT = 1000

/** Up to so many are found by lists of the dearest of all; of more, a town has fewer than these lists. */
const LISTED = 120

/** Of all rows, for each that is looked at, up to which lists of all are read: where a place or a price keeps dear ones out, more are as dear, and it has fewer rows than these lists. */
const AS_DEAR = 10

/** Read of those beyond as many as are asked for: what some may cost is far from what they do. */
const SPARE = 4

/**
 * Ids of a search in the order of what the stay costs with all fees, ties by id (ADR 0063). The first by the price of a night tell what there is to beat, few of
 * them by their rules; then all rows that may are read, by what stays cost there at least, or at most.
 * @param count as a page tells it: some seconds old, and no more than it is counted up to. Where none is remembered, it is asked for together with the first read
 */
export async function idsByTotal(
  matching: () => Query,
  stay: PartyStay,
  direction: Direction,
  { offset, limit, mostRead = MOST_READ, asDear = AS_DEAR }: Slice,
  count: Count
): Promise<FoundByTotal[]> {
  const wanted = offset < RANKED ? Math.min(offset + limit, RANKED) : RANKED
  const read = { wanted, mostRead, asDear }
  const ranked = await firstByTotal(matching, stay, direction, read, count)
  if (offset + limit <= RANKED || ranked.length < RANKED)
    return ranked.slice(offset, offset + limit)

  const shown = ranked.slice(offset)
  const key = boundKey(nightCount(stay.checkIn, stay.checkOut), direction)
  const others = inOrderOf(matching(), key, direction).whereNotIn(
    'property_id',
    ranked.map(({ id }) => id)
  )
  const beyond = { offset: Math.max(0, offset - RANKED), limit: limit - shown.length }
  return [...shown, ...(await slice(others, beyond))]
}

async function firstByTotal(
  matching: () => Query,
  stay: PartyStay,
  direction: Direction,
  { wanted, mostRead, asDear }: { wanted: number; mostRead: number; asDear: number },
  count: Count
): Promise<Ranked[]> {
  const today = todayInNairobi()
  const ranked = (rows: Priced[]) =>
    rows
      .map((row) => rankedBy(quoteRow(row, stay, today), row.id))
      .sort((a, b) => (a.total - b.total || a.id - b.id) * (direction === 'asc' ? 1 : -1))
      .slice(0, wanted)

  const byNight = () => inOrderOf(matching(), 'price_kes_minor', direction)
  const lookedAt = Math.max(LEAST_LOOKED_AT, Math.min(LOOKED_AT * wanted, wanted + MOST_LOOKED_AT))
  const readFirst = (counting?: Query) =>
    likelyFirst(byNight(), stay, direction, {
      lookedAt,
      asDear: wanted <= LISTED ? asDear : 0,
      most: wanted + SPARE,
      counting,
    })
  let first: Charged[] | undefined
  const counted = await count(async (counting) => {
    first = await readFirst(counting)
    return Number(first[0]?.counted ?? 0)
  })
  const likely = first ?? (await readFirst())
  if (likely.length === 0) return []
  if (likely.length < wanted + SPARE) {
    const all = likely.map(({ id }) => id)
    return ranked(await rowsOf(byNight().whereIn('property_id', all), mostRead))
  }
  if (counted <= Math.min(lookedAt, COUNTED)) return ranked(await rowsOf(byNight(), mostRead))

  const dear = dearOf(likely, stay)
  const isOfDearest = Boolean(likely[0].is_of_dearest)
  const reach = (totalKes: number) =>
    rowsOf(within(matching(), stay, direction, { isOfDearest, totalKes, dear }), mostRead)
  let rest = await reach(totalsOf(likely, stay, direction)[wanted - 1])
  if (rest.length === mostRead) rest = await reach(ranked(rest)[wanted - 1].total)
  if (rest.length >= wanted) return ranked(rest)
  return ranked(withoutTwins([...(await rowsOf(byNight(), lookedAt)), ...rest]))
}

const rankedBy = ({ nights, total, totalKes }: Quote, id: number): Ranked => ({
  id,
  total: totalKes,
  stay: { nights, totalMinor: total },
})

/** What was read later counts. Rows of both reads stay where a price or the rates have changed in between: a page that lacks one would be taken for the last. */
const withoutTwins = (rows: Priced[]) => [...new Map(rows.map((row) => [row.id, row])).values()]

type Bound = { isOfDearest: boolean; totalKes: number; dear: DearNights }

/** Rows whose stay may cost no more, or no less. */
function within(
  query: Query,
  stay: PartyStay,
  direction: Direction,
  { isOfDearest, totalKes, dear }: Bound
) {
  const rates = ratesOn(todayInNairobi())
  const nights = nightCount(stay.checkIn, stay.checkOut)
  const key = boundKey(nights, direction)
  if (direction === 'desc' && isOfDearest) {
    /** Of all that may be among the dearest, whichever else is asked of them */
    const ids = dearStays(totalKes, stay, rates, dear)
    query.whereRaw(isAmong(db.connection(), 'property_id', ids))
  } else {
    const bound = boundOf(totalKes, { nights, direction }, rates)
    query.whereRaw(isOfFew(db.connection(), `${key} ${direction === 'asc' ? '<=' : '>='} ${bound}`))
    if (direction === 'asc' || !stay.pets) {
      query.whereRaw(mayCost(totalKes, stay, direction, rates))
    }
  }
  return inOrderOf(query, key, direction)
}

const rowsOf = async (query: Query, most: number) =>
  (await slice(
    query.select(
      'price_minor',
      'currency',
      db.raw(`${rulesOf('property_search.property_id')} as price_rules`)
    ),
    { limit: most }
  )) as unknown[] as Priced[]

function boundKey(nights: number, direction: Direction) {
  if (direction === 'desc') return 'most'
  return nights < WEEK_NIGHTS ? 'least_short' : 'least_long'
}

function inOrderOf(query: Query, key: string, direction: Direction) {
  return query.select('property_id as id').orderBy(key, direction).orderBy('property_id', direction)
}
