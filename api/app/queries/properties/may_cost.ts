import { CURRENCIES, WHOLE_IN_BASIS_POINTS, type Currency } from '#domain/money'
import { hostsPartOf } from '#domain/price_bounds'
import { WEEK_NIGHTS } from '#domain/prices'
import type { PartyStay } from '#domain/quote'
import type { Rates } from '#domain/rates'
import { pricedStayOf } from '#domain/searched_prices'

type Direction = 'asc' | 'desc'

/** SQL of search rows where a stay without pets may cost as little as a total in shillings (`asc`), or as much (`desc`). */
export function mayCost(totalKes: number, stay: PartyStay, direction: Direction, rates: Rates) {
  const isLeast = direction === 'asc'
  const part = (currency: Currency) => {
    const most = hostsPartOf(totalKes, { currency, direction }, rates) * WHOLE_IN_BASIS_POINTS
    return isLeast ? Math.ceil(most) : Math.floor(most)
  }
  const parts = CURRENCIES.map((currency) => `when '${currency}' then ${part(currency)}`)
  return `${hostsCharge(stay, isLeast ? 'least' : 'most')} ${isLeast ? '<=' : '>='} case currency ${parts.join(' ')} end`
}

/**
 * SQL of what the host of a search row charges for a stay without pets at least, or at most: in whole numbers, ten thousandths of a minor
 * unit. Exact but for rounding, nights with different prices of their own and discounts of early and late bookings. With numbers
 * instead of values, which thousands of rows are compared with in a fifth less time.
 */
export function hostsCharge({ guests, ...dates }: PartyStay, bound: 'least' | 'most') {
  const { nights, discount } = pricedStayOf(dates)
  const off = bound === 'least' ? mostOf('lead_off', discount) : discount
  const share = off ? `(${WHOLE_IN_BASIS_POINTS} - ${off})` : WHOLE_IN_BASIS_POINTS
  return `(${nights} * price_minor + ${nightsMore(dates, `dated_${bound}`)}) * ${share}
    + ${WHOLE_IN_BASIS_POINTS} * (cleaning + case when guests_included < ${guests} then ${nights} * extra_guest * (${guests} - guests_included) else 0 end)`
}

/**
 * The same of the dearest stays for few guests, which most rows fail that one adds up faster: nights at what they cost at most.
 * @param ofNight what a night has to cost at least (`boundOf`)
 */
export function mayCostOfFew(
  ofNight: number,
  dates: { checkIn: string; checkOut: string },
  exact: string
) {
  const { nights, weekendNights, pieces } = pricedStayOf(dates)
  if (pieces.length === 0) return exact
  const length = nights < WEEK_NIGHTS ? 'short' : 'long'
  const most = [
    times(nights - weekendNights, `plain_${length}`),
    times(weekendNights, `weekend_${length}`),
  ]
  return `case when ${sumOf(most)} < ${nights * ofNight} and ${noneOf(pieces)} then false else ${exact} end`
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
