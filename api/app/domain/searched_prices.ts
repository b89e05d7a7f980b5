import {
  isWeekendNight,
  MONTH_NIGHTS,
  PLAIN_PRICES,
  WEEK_NIGHTS,
  type PriceRules,
} from '#domain/prices'
import { nightsOf, toNight } from '#domain/stay'

/**
 * What a property charges beside its price per night, as numbers beside its search row, so that a search works out what a stay
 * costs at least and at most without reading its rules (ADR 0063). Minor units of its currency and basis points; nothing for a plain price.
 */
type SearchedPrices = {
  /** What a Friday or Saturday night costs more */
  weekend_more: number
  /** What the cheapest and the dearest of all nights cost more, which dates with prices of their own may have */
  dated_least: number
  dated_most: number
  /** A bit for each week with such dates */
  dated_in: number
  /** Off for an early or a late booking */
  lead_off: number
  /** Off for every stay of a week, and of a month */
  week_off: number
  month_off: number
  cleaning: number
  /** For each guest and night above `guests_included` */
  extra_guest: number
  guests_included: number
}

/** `dated_most` of a row whose price was written without these numbers: it may cost anything until they are. */
export const UNKNOWN_PRICES = 10 ** 12

export function searchedPrices(priceMinor: number, given: PriceRules | null): SearchedPrices {
  const rules = given ?? PLAIN_PRICES
  const more = (minor: number | null) => (minor ?? priceMinor) - priceMinor
  const nights = [rules, ...rules.periods].map(({ weekendMinor }) => more(weekendMinor))
  const dated = rules.periods.map((period) => more(period.priceMinor))
  const { extraGuestMinor, guestsIncluded } = rules
  return {
    weekend_more: more(rules.weekendMinor),
    dated_least: Math.min(0, ...nights, ...dated),
    dated_most: Math.max(0, ...nights, ...dated),
    dated_in: bitsOf(
      rules.periods.map(({ firstNight, lastNight }) => [toNight(firstNight), toNight(lastNight)])
    ),
    lead_off: Math.max(rules.earlyBp ?? 0, rules.lateBp ?? 0),
    week_off: rules.weeklyBp ?? 0,
    month_off: Math.max(rules.weeklyBp ?? 0, rules.monthlyBp ?? 0),
    cleaning: rules.cleaningMinor ?? 0,
    extra_guest: guestsIncluded === null ? 0 : (extraGuestMinor ?? 0),
    guests_included: guestsIncluded ?? 0,
  }
}

/** What a stay needs of these columns. */
export function pricedStayOf({ checkIn, checkOut }: { checkIn: string; checkOut: string }) {
  const nights = nightsOf(checkIn, checkOut)
  return {
    nights: nights.length,
    weekendNights: nights.filter(isWeekendNight).length,
    weeks: bitsOf([[nights[0], nights[nights.length - 1]]]),
    discount: discountOf(nights.length),
  }
}

/** What every stay of so many nights has off at least. */
function discountOf(nights: number) {
  if (nights < WEEK_NIGHTS) return null
  return nights < MONTH_NIGHTS ? 'week_off' : 'month_off'
}

/** As many as a JavaScript number has bits, which is a year and some days. */
const WEEKS = 53

/** Of ranges of nights, both ends among them. Weeks of different years share a bit: a stay may be taken for dated that is not, never the other way round. */
function bitsOf(ranges: [first: number, last: number][]) {
  const weeks = new Set<number>()
  for (const [first, last] of ranges) {
    const [from, to] = [weekOf(first), weekOf(last)]
    for (let week = from; week <= Math.min(to, from + WEEKS - 1); week++) {
      weeks.add(((week % WEEKS) + WEEKS) % WEEKS)
    }
  }
  return [...weeks].reduce((bits, week) => bits + 2 ** week, 0)
}

const weekOf = (night: number) => Math.floor(night / 7)
