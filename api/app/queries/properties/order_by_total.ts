import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { WHOLE_IN_BASIS_POINTS } from '#domain/money'
import { boundOf, totalOfPart } from '#domain/price_bounds'
import { WEEK_NIGHTS } from '#domain/prices'
import type { PartyStay, Quote } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { COUNTED } from '#domain/search'
import { nightCount, todayInNairobi } from '#domain/stay'
import { dearNights, dearOf, type DearNights, type DearRow } from '#queries/properties/dear_nights'
import { dearStays } from '#queries/properties/dear_stays'
import { fraction, hostsCharge, isRough, mayCost } from '#queries/properties/may_cost'
import { quoteRow, type PricedRow, type PricedStay } from '#queries/properties/quote_row'
import { isAmong } from '#services/database/dialect'
import { slice } from '#services/database/page'
import { reader } from '#services/database/reader'

type Query = DatabaseQueryBuilderContract<{ id: number; total: number | string }>
type Direction = 'asc' | 'desc'
type Slice = { offset: number; limit: number; mostRead?: number }

type Priced = PricedRow & { id: number }

/** With its rules where what its host charges (`hostsCharge`) is not known without them. */
type Charged = Priced &
  DearRow & {
    is_rough: boolean | number
    /** What was counted beside */
    counted?: number | string
  }

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

/** Filters name columns of the search alone, so that no table joins it. */
const rulesOf = (id: string) => `(select price_rules from properties where properties.id = ${id})`

/** Looked at beyond those that are asked for, in the order of what a night costs: some of them have the totals to beat. */
const READ_MORE = 60

/** Up to so many are found by lists of the dearest of all; of more, a town has fewer than these lists. */
const LISTED = 120

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
  { offset, limit, mostRead = MOST_READ }: Slice,
  count: Count
): Promise<FoundByTotal[]> {
  const wanted = offset < RANKED ? Math.min(offset + limit, RANKED) : RANKED
  const ranked = await firstByTotal(matching, stay, direction, { wanted, mostRead }, count)
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
  { wanted, mostRead }: { wanted: number; mostRead: number },
  count: Count
): Promise<Ranked[]> {
  const today = todayInNairobi()
  const ranked = (rows: Priced[]) =>
    rows
      .map((row) => rankedBy(quoteRow(row, stay, today), row.id))
      .sort((a, b) => (a.total - b.total || a.id - b.id) * (direction === 'asc' ? 1 : -1))
      .slice(0, wanted)

  const byNight = () => inOrderOf(matching(), 'price_kes_minor', direction)
  const readWhole = async () => ranked(await rowsOf(byNight(), mostRead))
  const lookedAt = wanted + READ_MORE
  const readFirst = (counting?: Query) =>
    likelyFirst(slice(byNight(), { limit: lookedAt }), stay, direction, {
      most: wanted + SPARE,
      counting,
    })
  let first: Charged[] | undefined
  const counted = await count(async (counting) => {
    first = await readFirst(counting)
    return Number(first[0]?.counted ?? 0)
  })
  if (counted <= Math.min(lookedAt, COUNTED)) return readWhole()

  const likely = first ?? (await readFirst())
  if (likely.length < wanted) return readWhole()

  const dear = dearOf(likely, stay)
  const isOfFirst = wanted <= LISTED
  const reach = (totalKes: number) =>
    rowsOf(within(matching(), stay, direction, { isOfFirst, totalKes, dear }), mostRead)
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

/** Those of the first by the price of a night that may cost least, or most, of all. */
async function likelyFirst(
  early: Query,
  stay: PartyStay,
  direction: Direction,
  { most, counting }: { most: number; counting?: Query }
) {
  const rates = Object.entries(ratesOn(todayInNairobi()).kesPerUnit)
  const inKes = rates.map(([currency, rate]) => `when '${currency}' then ${rate}`).join(' ')
  early
    .select('price_minor', 'currency', db.raw(`${hostsCharge(stay, 'most')} as charged`))
    .select(db.raw(`${isRough(stay)} as is_rough, ${dearNights(stay)}`))
  const likely = reader()
    .from(early.as('early'))
    .select('id', 'price_minor', 'currency', 'charged', 'is_rough')
    .select('in_nights', 'on_weekends', 'on_cleaning', 'guest_step')
    .select(db.raw(`case when is_rough then ${rulesOf('early.id')} end as price_rules`))
    .orderByRaw(`${fraction('charged')} * case currency ${inKes} end ${direction}`)
  if (counting) likely.select(counting.as('counted'))
  return (await slice(likely, { limit: most })) as unknown[] as Charged[]
}

/** What they cost, the cheapest first, or the dearest: to within rounding, at most or at least. */
function totalsOf(rows: Charged[], stay: PartyStay, direction: Direction) {
  const today = todayInNairobi()
  const rates = ratesOn(today)
  return rows
    .map((row) => {
      if (row.is_rough) return quoteRow(row, stay, today).totalKes
      const { charged, currency } = row
      return totalOfPart(Number(charged) / WHOLE_IN_BASIS_POINTS, { currency, direction }, rates)
    })
    .sort((a, b) => (direction === 'asc' ? a - b : b - a))
}

/** What was read later counts. Rows of both reads stay where a price or the rates have changed in between: a page that lacks one would be taken for the last. */
const withoutTwins = (rows: Priced[]) => [...new Map(rows.map((row) => [row.id, row])).values()]

type Bound = { isOfFirst: boolean; totalKes: number; dear: DearNights }

/** Rows whose stay may cost no more, or no less. */
function within(
  query: Query,
  stay: PartyStay,
  direction: Direction,
  { isOfFirst, totalKes, dear }: Bound
) {
  const rates = ratesOn(todayInNairobi())
  const nights = nightCount(stay.checkIn, stay.checkOut)
  const key = boundKey(nights, direction)
  if (direction === 'desc' && isOfFirst) {
    /** Of all that may be among the dearest, whichever else is asked of them */
    const ids = dearStays(totalKes, stay, rates, dear)
    query.whereRaw(isAmong(db.connection(), 'property_id', ids))
  } else {
    const bound = boundOf(totalKes, { nights, direction }, rates)
    query.where(key, direction === 'asc' ? '<=' : '>=', bound)
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
