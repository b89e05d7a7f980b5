import { CURRENCIES, RATE_SCALE, WHOLE_IN_BASIS_POINTS } from '#domain/money'
import { boundOf, FEW_GUESTS, SHORT_NIGHTS } from '#domain/price_bounds'
import { WEEK_NIGHTS } from '#domain/prices'
import type { PartyStay } from '#domain/quote'
import type { Rates } from '#domain/rates'
import { pricedStayOf } from '#domain/searched_prices'
import { addDays } from '#domain/stay'
import {
  datedNights,
  fraction,
  mayCost,
  someOf,
  sumOf,
  times,
  type Rows,
} from '#queries/properties/may_cost'

/** Columns of what a night costs in stays of so many nights, as most are. */
const nightKeys = (nights: number) => {
  const length = nights < WEEK_NIGHTS ? 'short' : 'long'
  return { plain: `plain_${length}`, weekend: `weekend_${length}`, dearest: `most_${length}` }
}

/** What nights cost where a stay is dear: the nearer it is, the fewer rows are passed over. */
export type DearNights = {
  /** As much as the stay, of nights at the one price */
  inNights: number
  /** What a weekend night costs, of any other */
  timesOnWeekends: number
  /** Of which rows dear stays are, as far as they are known */
  kinds: { dated: boolean; undated: boolean }
  /** Of all that is charged, what the keys of nights do not have */
  beside: Beside
}

/** What is charged for more guests than a few, and for the cleaning of one night. */
type Beside = { guests: number; cleaning: number }

/** SQL of both, as `hostsCharge`. */
const besideKeys = ({ guests, ...dates }: PartyStay) => {
  const { nights } = pricedStayOf(dates)
  const included = `case when guests_included > ${FEW_GUESTS} then guests_included else ${FEW_GUESTS} end`
  const more = `${nights * WHOLE_IN_BASIS_POINTS} * extra_guest * (${guests} - ${included})`
  const cleaning = WHOLE_IN_BASIS_POINTS * (1 - nights / SHORT_NIGHTS)
  return {
    guests: guests > FEW_GUESTS ? `case when ${guests} > ${included} then ${more} else 0 end` : '0',
    cleaning: nights < SHORT_NIGHTS ? `${cleaning} * cleaning` : '0',
  }
}

/** SQL of these for a row, null where a night costs nothing. */
export function dearNights(stay: PartyStay) {
  const { nights, weekendNights, words } = pricedStayOf(stay)
  const { plain, weekend, dearest } = nightKeys(nights)
  const dated = datedNights(words)
  const ofNights = [times(nights - weekendNights, plain), times(weekendNights, weekend)]
  const more = `(${dated}) * (${dearest} - ${plain})`
  const beside = besideKeys(stay)
  return `${fraction(sumOf([...ofNights, more]))} / nullif(${plain}, 0) as in_nights,
    ${fraction(weekend)} / nullif(${plain}, 0) as on_weekends,
    ${beside.guests} as on_guests, ${beside.cleaning} as on_cleaning`
}

/** A row with these, as either engine tells numbers. */
export type DearRow = {
  charged: number | string
  in_nights: number | string | null
  on_weekends: number | string | null
  on_guests: number | string
  on_cleaning: number | string
}

/** Of a division, on both engines */
const ROUNDED = 0.0001

/** What dear stays have in common, as told by some of them. */
export function dearOf(rows: DearRow[], stay: PartyStay): DearNights {
  const { nights, weekendNights } = pricedStayOf(stay)
  /** Its nights cost more than without dates of its own they would. */
  const isDated = ({ in_nights: inNights, on_weekends: onWeekends }: DearRow) =>
    Number(inNights) > nights - weekendNights + weekendNights * Number(onWeekends) + ROUNDED
  return {
    kinds: { dated: rows.some(isDated), undated: !rows.every(isDated) },
    inNights: median(rows.map((row) => Number(row.in_nights ?? 1))),
    timesOnWeekends: median(rows.map((row) => Number(row.on_weekends ?? 1))),
    beside: {
      guests: median(rows.map((row) => shareOf(row.on_guests, row))),
      cleaning: median(rows.map((row) => shareOf(row.on_cleaning, row))),
    },
  }
}

const shareOf = (part: number | string, { charged }: DearRow) =>
  Number(charged) > 0 ? Number(part) / Number(charged) : 0

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]

/**
 * SQL of the ids of rows where a stay may cost as much as a total, each from an index that has all that is asked. A stay without nights that have prices
 * of their own reaches it only if its nights at the one price cost their part of it, or its weekend nights theirs; the others are found by their dearest
 * night, among those that have such nights in the same weeks. What a stay costs is worked out for the kind of rows that dear stays are of: of the other one few are
 * found, and more text takes longer to plan. Where the keys of nights do not have all that is charged, rows reach it by their nights, or by
 * what they charge for a guest or the cleaning.
 */
export function dearStays(totalKes: number, stay: PartyStay, rates: Rates, dear: DearNights) {
  const { nights, words } = pricedStayOf(stay)
  const ofNight = boundOf(totalKes, { nights, direction: 'desc' }, rates)
  const ids = (...conditions: string[]) =>
    `select property_id from property_search where ${conditions.join(' and ')}`
  if (stay.pets) return ids(`most >= ${ofNight}`)

  const mayReach = mayCost(totalKes, stay, 'desc', rates)
  if (words.length === 0) return ids(`most >= ${ofNight}`, mayReach)

  const { beside, ofKeys } = partsBeside(ofNight, stay, dear, rates)
  const exact = (rows: Rows) => mayCost(totalKes, stay, 'desc', rates, rows)
  const { ofUndated, ofDated } = dearParts(ofKeys, stay, dear)
  /** The first is the index's own; the other one is asked within it, and leaves half of the entries for a week. */
  const keys = new Set(['most_short', nightKeys(nights).dearest])
  const dearDated = [...[...keys].map((key) => `${key} >= ${ofKeys}`), ofDated]
  if (dear.kinds.dated) dearDated.push(exact('dated'))
  return [
    ...(dear.kinds.undated
      ? ofUndated.map((isDear) => ids(isDear, exact('undated')))
      : [ids(`(${ofUndated.join(' or ')})`)]),
    ...words.map(({ word }) => ids(`${word} <> 0`, ...dearDated)),
    ...beside.map((isDear) => ids(isDear, mayReach)),
  ].join(' union all ')
}

/** In proportion: the nearer to what dear stays are, the fewer rows are passed over. */
const LEAST_PART = 0.02
const MOST_PART = 0.45

/**
 * Where keys of nights do not have all that is charged: what is left of a night for these keys, and conditions of which rows that fall short of it meet one.
 */
function partsBeside(ofNight: number, stay: PartyStay, { beside }: DearNights, rates: Rates) {
  const { nights } = pricedStayOf(stay)
  const kinds = [
    { column: 'extra_guest', each: stay.guests - FEW_GUESTS, share: beside.guests },
    { column: 'cleaning', each: 1 - nights / SHORT_NIGHTS, share: beside.cleaning },
  ].filter(({ each }) => each > 0)
  const parts = kinds.map(({ column, share, each }) => {
    const part = Math.max(0, ofNight) * Math.min(MOST_PART, Math.max(LEAST_PART, share))
    return { column, part, amount: part / each }
  })
  const isDear = parts.flatMap(({ amount, column }) =>
    CURRENCIES.map((currency) => {
      const own = Math.floor((amount * RATE_SCALE) / rates.kesPerUnit[currency])
      /** SQLite looks for the first of two bounds. The other one is the index's own condition. */
      return `currency = '${currency}' and ${column} >= ${own} and ${column} > 0`
    })
  )
  const left = parts.reduce((rest, { part }) => rest - part, ofNight)
  return { ofKeys: Math.floor(left), beside: isDear }
}

/**
 * Conditions of which a stay whose nights cost so much each meets one at least: both kinds of nights share the total in proportion. Where some have prices of their own
 * and the others cost less than their part, these cost the rest, at the price of the dearest: it tells most rows in half the time.
 */
function dearParts(nightKes: number, stay: PartyStay, { inNights, timesOnWeekends }: DearNights) {
  const { nights, weekendNights } = pricedStayOf(stay)
  const totalKes = nights * nightKes
  const { plain, weekend, dearest } = nightKeys(nights)
  const ratio = Math.min(2, Math.max(0.5, timesOnWeekends))
  const undatedNights = nights - weekendNights + weekendNights * ratio
  const parts = (ofPlain: number, andOnWeekends = '') => [
    ...(nights > weekendNights ? [`${plain} >= ${Math.floor(ofPlain)}`] : []),
    ...(weekendNights > 0 ? [`${weekend} >= ${Math.floor(ofPlain * ratio)}${andOnWeekends}`] : []),
  ]
  /** Of many rows with dear weekend nights alone: what all are worth is worked out in a third of the time that the stay takes. */
  const ofBoth = ` and ${nights - weekendNights} * ${plain} + ${weekendNights} * ${weekend} >= ${totalKes}`
  /** Without nights of its own none makes up for a part that is missing. */
  const ofPlain = Math.min(totalKes / Math.max(1, inNights), (totalKes - 1) / undatedNights)
  const rest = Math.floor(totalKes - ofPlain * undatedNights)
  const part = Math.floor(ofPlain * Math.min(1, ratio))
  const ofDated = makeUp(stay, dearest, { rest, part, nightKes })
  return {
    ofUndated: parts(totalKes / undatedNights, nights > weekendNights ? ofBoth : ''),
    /** In one piece: PostgreSQL looks for an index of each alternative. */
    ofDated: `case when ${[ofDated, ...parts(ofPlain)].join(' or ')} then true end`,
  }
}

type Missing = { rest: number; part: number; nightKes: number }

/**
 * Where dated nights cost so much more than their part, at the price of the dearest, which is what nights cost on average at least: one may be enough. Few rows
 * of a season have a night that does it with half of the stay, or fewer; others need a dated night in the first half and in the second, which is told in a third
 * of the time that counting them takes.
 */
function makeUp(stay: PartyStay, dearest: string, { rest, part, nightKes }: Missing) {
  const { nights, words } = pricedStayOf(stay)
  if (rest > 0 && rest <= nightKes - part) return `(${someOf(words)})`

  const makesUp = `(${datedNights(words)}) * (${dearest} - ${part}) >= ${rest}`
  const half = nights >> 1
  if (rest <= 0 || half === 0) return makesUp

  const { checkIn, checkOut } = stay
  const first = pricedStayOf({ checkIn, checkOut: addDays(checkOut, -half) })
  const second = pricedStayOf({ checkIn: addDays(checkIn, half), checkOut })
  const ofBoth = `(${someOf(second.words)}) and (${someOf(first.words)})`
  return `(${dearest} >= ${Math.floor(part + rest / half)} or ${ofBoth}) and ${makesUp}`
}
