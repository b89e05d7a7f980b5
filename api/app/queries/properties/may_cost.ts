import db from '@adonisjs/lucid/services/db'
import { CURRENCIES, WHOLE_IN_BASIS_POINTS, type Currency } from '#domain/money'
import { hostsPartOf } from '#domain/price_bounds'
import type { PartyStay } from '#domain/quote'
import type { Rates } from '#domain/rates'
import { pricedStayOf, type DatedWord } from '#domain/searched_prices'
import { countOfBits } from '#services/database/dialect'

type Direction = 'asc' | 'desc'
type Bound = 'least' | 'most'

/** Of which rows something is told: by whether they have nights with prices of their own in the stay. */
export type Rows = 'any' | 'dated' | 'undated'

/**
 * SQL of search rows where a stay without pets may cost as little as a total in shillings (`asc`), or as much (`desc`).
 * @param rows of which it is asked: of one kind it takes less text
 */
export function mayCost(
  totalKes: number,
  stay: PartyStay,
  direction: Direction,
  rates: Rates,
  rows: Rows = 'any'
) {
  const isLeast = direction === 'asc'
  const part = (currency: Currency) => {
    const most = hostsPartOf(totalKes, { currency, direction }, rates) * WHOLE_IN_BASIS_POINTS
    return isLeast ? Math.ceil(most) : Math.floor(most)
  }
  const parts = CURRENCIES.map((currency) => `when '${currency}' then ${part(currency)}`)
  const charge = hostsCharge(stay, isLeast ? 'least' : 'most', rows)
  return `${charge} ${isLeast ? '<=' : '>='} case currency ${parts.join(' ')} end`
}

/**
 * SQL of what the host of a search row charges for a stay without pets at least, or at most: in whole numbers, ten thousandths of a minor
 * unit. Exact but for rounding, nights with different prices of their own and discounts of early and late bookings. With numbers
 * instead of values, which thousands of rows are compared with in a fifth less time.
 */
export function hostsCharge({ guests, ...dates }: PartyStay, bound: Bound, rows: Rows = 'any') {
  const { nights, weekendNights, discount } = pricedStayOf(dates)
  const ofNights = sumOf([
    `${nights} * price_minor`,
    times(weekendNights, 'weekend_more'),
    rows === 'undated' ? '' : datedMore(dates, rows, `dated_${bound}`),
  ])
  const fees = `cleaning + case when guests_included < ${guests} then ${nights} * extra_guest * (${guests} - guests_included) else 0 end`
  const off = bound === 'least' ? mostOf('lead_off', discount) : discount
  return off
    ? `(${ofNights}) * (${WHOLE_IN_BASIS_POINTS} - ${off}) + ${WHOLE_IN_BASIS_POINTS} * (${fees})`
    : `${WHOLE_IN_BASIS_POINTS} * (${ofNights} + ${fees})`
}

/** SQL of search rows whose host may charge something between both. */
export function isRough({ pets = 0, ...dates }: PartyStay) {
  const { words } = pricedStayOf(dates)
  if (pets > 0 || words.length === 0) return '1 = 1'
  return `(lead_off > 0 or not (${noneOf(words)}))`
}

const mostOf = (one: string, other: string | null) =>
  other ? `case when ${one} > ${other} then ${one} else ${other} end` : one

/** What nights with prices of their own cost more than they would without, weekends among them. */
function datedMore(dates: { checkIn: string; checkOut: string }, rows: Rows, ofDated: string) {
  const { nights, words } = pricedStayOf(dates)
  if (words.length === 0) return times(nights, ofDated)

  const datedWeekends = words.map(({ word, weekendBits }) => setBits(word, weekendBits))
  const weekends = sumOf(datedWeekends)
  const others = weekends === '0' ? '' : ` - (${weekends}) * weekend_more`
  const more = `(${datedNights(words)}) * ${ofDated}${others}`
  return rows === 'dated' ? more : `case when ${noneOf(words)} then 0 else ${more} end`
}

/** Of a sum of whole numbers: PostgreSQL takes `1.0` for a number of any length, and takes its time for it. */
export const fraction = (sum: string) => `cast(${sum} as double precision)`

/** Nothing for none: each column that is read takes its time. */
export const times = (count: number, column: string) => (count > 0 ? `${count} * ${column}` : '')

export const sumOf = (terms: string[]) => terms.filter((term) => term !== '').join(' + ') || '0'

export const datedNights = (words: DatedWord[]) =>
  sumOf(words.map(({ word, bits }) => setBits(word, bits)))

const setBits = (word: string, bits: number) => countOfBits(db.connection(), word, bits)

const noneOf = (words: DatedWord[]) =>
  words.map(({ word, bits }) => `(${word} & ${bits}) = 0`).join(' and ')

export const someOf = (words: DatedWord[]) =>
  words.map(({ word, bits }) => `(${word} & ${bits}) <> 0`).join(' or ')
