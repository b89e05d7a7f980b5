import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { WHOLE_IN_BASIS_POINTS } from '#domain/money'
import { totalOfPart } from '#domain/price_bounds'
import type { PartyStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { todayInNairobi } from '#domain/stay'
import { dearNights, type DearRow } from '#queries/properties/dear_nights'
import { fraction, hostsCharge, isRough } from '#queries/properties/may_cost'
import { quoteRow, type PricedRow } from '#queries/properties/quote_row'
import { slice } from '#services/database/page'
import { reader } from '#services/database/reader'

export type Query = DatabaseQueryBuilderContract<{ id: number; total: number | string }>
export type Direction = 'asc' | 'desc'

export type Priced = PricedRow & { id: number }

/** With its rules where what its host charges (`hostsCharge`) is not known without them. */
export type Charged = Priced &
  DearRow & {
    is_rough: boolean | number
    /** What was counted beside */
    counted?: number | string
    /** Few of all rows cost as much a night as any that was looked at */
    is_of_dearest?: boolean | number | null
  }

/** Filters name columns of the search alone, so that no table joins it. */
export const rulesOf = (id: string) =>
  `(select price_rules from properties where properties.id = ${id})`

/** Counted in the order of an index: PostgreSQL would take so many rows for a part of all that it soon meets. */
function isOfDearest(lookedAt: number, asDear: number) {
  const most = asDear * lookedAt
  return `case when (select count(*) from early) = ${lookedAt} then (select count(*) from (
    select 1 from property_search where price_kes_minor >= (select min(price_kes_minor) from early)
    order by price_kes_minor desc limit ${most}) as dear) < ${most} end as is_of_dearest`
}

type Reading = {
  lookedAt: number
  /** Of all rows, for each that is looked at, how many still are few */
  asDear: number
  most: number
  counting?: Query
}

/**
 * Those of the first rows by the price of a night that may cost least, or most, of all.
 * @param early rows by the price of a night
 */
export async function likelyFirst(
  early: Query,
  stay: PartyStay,
  direction: Direction,
  { lookedAt, asDear, most, counting }: Reading
) {
  const rates = Object.entries(ratesOn(todayInNairobi()).kesPerUnit)
  const inKes = rates.map(([currency, rate]) => `when '${currency}' then ${rate}`).join(' ')
  slice(early, { limit: lookedAt })
    .select('price_kes_minor', 'price_minor', 'currency')
    .select(db.raw(`${hostsCharge(stay, 'most')} as charged`))
    .select(db.raw(`${isRough(stay)} as is_rough, ${dearNights(stay)}`))
  const likely = reader()
    .query()
    .with('early', early)
    .from('early')
    .select('id', 'price_minor', 'currency', 'charged', 'is_rough')
    .select('in_nights', 'on_weekends', 'on_cleaning', 'guest_step')
    .select(db.raw(`case when is_rough then ${rulesOf('early.id')} end as price_rules`))
    .orderByRaw(`${fraction('charged')} * case currency ${inKes} end ${direction}`)
  if (counting) likely.select(counting.as('counted'))
  if (direction === 'desc') likely.select(db.raw(isOfDearest(lookedAt, asDear)))
  return (await slice(likely, { limit: most })) as unknown[] as Charged[]
}

/** What they cost, the cheapest first, or the dearest: to within rounding, at most or at least. */
export function totalsOf(rows: Charged[], stay: PartyStay, direction: Direction) {
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
