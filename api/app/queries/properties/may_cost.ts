import { CURRENCIES, WHOLE_IN_BASIS_POINTS, type Currency } from '#domain/money'
import { boundOf, FEW_GUESTS, hostsPartOf, SHORT_NIGHTS } from '#domain/price_bounds'
import { WEEK_NIGHTS } from '#domain/prices'
import type { PartyStay } from '#domain/quote'
import type { Rates } from '#domain/rates'
import { pricedStayOf } from '#domain/searched_prices'
import { nightCount } from '#domain/stay'

type Direction = 'asc' | 'desc'

/** SQL of search rows where a stay without pets may cost as little as a total in shillings (`asc`), or as much (`desc`). */
export const mayCost = (
  totalKes: number,
  stay: PartyStay,
  direction: Direction,
  rates: Rates
): string =>
  reaches(hostsCharge(stay, direction === 'asc' ? 'least' : 'most'), totalKes, direction, rates)

function reaches(charge: string, totalKes: number, direction: Direction, rates: Rates) {
  const isLeast = direction === 'asc'
  const part = (currency: Currency) => {
    const most = hostsPartOf(totalKes, { currency, direction }, rates) * WHOLE_IN_BASIS_POINTS
    return isLeast ? Math.ceil(most) : Math.floor(most)
  }
  const parts = CURRENCIES.map((currency) => `when '${currency}' then ${part(currency)}`)
  return `${charge} ${isLeast ? '<=' : '>='} case currency ${parts.join(' ')} end`
}

/**
 * SQL of what the host of a search row charges for a stay without pets at least, or at most: in whole numbers, ten thousandths of a minor
 * unit. Exact but for rounding, nights with different prices of their own and discounts of early and late bookings. With numbers
 * instead of values, which thousands of rows are compared with in a fifth less time.
 */
export function hostsCharge(
  { guests, ...dates }: PartyStay,
  bound: 'least' | 'most',
  { isPlain } = { isPlain: false }
) {
  const { nights, weekendNights, discount } = pricedStayOf(dates)
  const more = isPlain
    ? times(weekendNights, 'weekend_more') || '0'
    : nightsMore(dates, `dated_${bound}`)
  const off = bound === 'least' ? mostOf('lead_off', discount) : discount
  const share = off ? `(${WHOLE_IN_BASIS_POINTS} - ${off})` : WHOLE_IN_BASIS_POINTS
  return `(${nights} * price_minor + ${more}) * ${share}
    + ${WHOLE_IN_BASIS_POINTS} * (cleaning + case when guests_included < ${guests} then ${nights} * extra_guest * (${guests} - guests_included) else 0 end)`
}

/** Columns of what a night costs in stays of so many nights, as most are. */
const nightKeys = (nights: number) => {
  const length = nights < WEEK_NIGHTS ? 'short' : 'long'
  return { plain: `plain_${length}`, weekend: `weekend_${length}`, dearest: `most_${length}` }
}

/** SQL of how many times a night at the one price costs on a weekend, or null. */
export function weekendTimes({ checkIn, checkOut }: PartyStay) {
  const { plain, weekend } = nightKeys(nightCount(checkIn, checkOut))
  return `1.0 * ${weekend} / nullif(${plain}, 0)`
}

/**
 * SQL of the ids of rows where a stay may cost as much as a total, each from an index that has all that is asked. A stay without nights that have prices
 * of their own reaches it only if its nights at the one price cost their part of it, or its weekend nights theirs; the others are found by their dearest
 * night, among those that have such nights in the same weeks.
 * @param timesOnWeekends what a weekend night costs where stays are dear, of any other: the nearer, the fewer rows are passed over
 */
export function dearStays(totalKes: number, stay: PartyStay, rates: Rates, timesOnWeekends = 1) {
  const ratio = Math.min(2, Math.max(0.5, timesOnWeekends))
  const { nights, weekendNights, pieces } = pricedStayOf(stay)
  const ofNight = boundOf(totalKes, { nights, direction: 'desc' }, rates)
  const ids = (...conditions: string[]) =>
    `select property_id from property_search where ${conditions.join(' and ')}`
  if (stay.pets) return ids(`most >= ${ofNight}`)

  const exact = mayCost(totalKes, stay, 'desc', rates)
  const isOfFew = stay.guests <= FEW_GUESTS && nights >= SHORT_NIGHTS && pieces.length > 0
  if (!isOfFew) return ids(`most >= ${ofNight}`, exact)

  const { plain, weekend } = nightKeys(nights)
  const ofPlain = (ofNight * nights) / (nights - weekendNights + weekendNights * ratio)
  const ofWeekend = ofPlain * ratio
  const undated = reaches(hostsCharge(stay, 'most', { isPlain: true }), totalKes, 'desc', rates)
  const words = new Set(pieces.map(({ word }) => word))
  const ofDated = [`most_short >= ${ofNight}`, mayCostWithDated(nights * ofNight, stay), exact]
  return [
    ...(nights > weekendNights ? [ids(`${plain} >= ${Math.floor(ofPlain)}`, undated)] : []),
    ...(weekendNights > 0 ? [ids(`${weekend} >= ${Math.floor(ofWeekend)}`, undated)] : []),
    ...[...words].map((word) => ids(`${word} <> 0`, ...ofDated)),
  ].join(' union all ')
}

/** The same of rows with nights that have prices of their own, by what nights cost at most: it tells most rows in half the time. */
function mayCostWithDated(most: number, stay: PartyStay) {
  const { nights, weekendNights, pieces } = pricedStayOf(stay)
  const { plain, weekend, dearest } = nightKeys(nights)
  const dated = pieces.map(({ bits, ...piece }) => countOf(piece, bits))
  return `${sumOf([times(nights - weekendNights, plain), times(weekendNights, weekend)])}
    + (${sumOf(dated)}) * (${dearest} - case when ${weekend} < ${plain} then ${weekend} else ${plain} end) >= ${most}`
}

/** SQL of search rows whose host may charge something between both. */
export function isRough({ pets = 0, ...dates }: PartyStay) {
  const { pieces } = pricedStayOf(dates)
  if (pets > 0 || pieces.length === 0) return '1 = 1'
  return `(lead_off > 0 or not (${noneOf(pieces)}))`
}

const mostOf = (one: string, other: string | null) =>
  other ? `case when ${one} > ${other} then ${one} else ${other} end` : one

/** What weekends, and nights with prices of their own, cost more than all nights at the one price. */
function nightsMore(dates: { checkIn: string; checkOut: string }, ofDated: string) {
  const { nights, weekendNights, pieces } = pricedStayOf(dates)
  const onWeekends = times(weekendNights, 'weekend_more')
  if (pieces.length === 0) return sumOf([times(nights, ofDated), onWeekends])

  const dated = pieces.map(({ bits, ...piece }) => countOf(piece, bits))
  const datedWeekends = pieces
    .filter(({ weekendBits }) => weekendBits > 0)
    .map(({ weekendBits, ...piece }) => countOf(piece, weekendBits))
  const others = datedWeekends.length > 0 ? ` - (${sumOf(datedWeekends)}) * weekend_more` : ''
  return `${sumOf([onWeekends])} + case when ${noneOf(pieces)} then 0
    else (${sumOf(dated)}) * ${ofDated}${others} end`
}

/** Nothing for none: each column that is read takes its time. */
const times = (count: number, column: string) => (count > 0 ? `${count} * ${column}` : '')

const sumOf = (terms: string[]) => terms.filter((term) => term !== '').join(' + ') || '0'

const noneOf = (pieces: ReturnType<typeof pricedStayOf>['pieces']) =>
  pieces.map(({ word, shift, bits }) => `((${word} >> ${shift}) & ${bits}) = 0`).join(' and ')

/**
 * How many of up to 14 bits of a word are set, which neither engine has a function for that the other has: multiplied, they lie 16 times side by side,
 * of which each fourth bit is left; these digits of base 16 add up to what the whole leaves when divided by 15.
 */
const countOf = ({ word, shift }: { word: string; shift: number }, bits: number) =>
  `(((((${word} >> ${shift}) & ${bits}) * ${0x200040008001}) & ${0x111111111111111n}) % 15)`
