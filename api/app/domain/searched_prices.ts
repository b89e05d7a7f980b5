import { isWeekendNight } from '#domain/night_prices'
import { PERIOD_NIGHTS, periodOf, PERIODS, wordsOf } from '#domain/night_words'
import {
  MONTH_NIGHTS,
  PLAIN_PRICES,
  WEEK_NIGHTS,
  type PricePeriod,
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
  /** Off for an early or a late booking */
  lead_off: number
  /** Off for every stay of a week, and of a month */
  week_off: number
  month_off: number
  cleaning: number
  /** For each guest and night above `guests_included` */
  extra_guest: number
  guests_included: number
} & DatedNights

/** A bit for each night with a price of its own, in words as those of taken nights (`night_words.ts`). */
type DatedNights = Record<`dated_${number}`, number>

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
    lead_off: Math.max(rules.earlyBp ?? 0, rules.lateBp ?? 0),
    week_off: rules.weeklyBp ?? 0,
    month_off: Math.max(rules.weeklyBp ?? 0, rules.monthlyBp ?? 0),
    cleaning: rules.cleaningMinor ?? 0,
    extra_guest: guestsIncluded === null ? 0 : (extraGuestMinor ?? 0),
    guests_included: guestsIncluded ?? 0,
    ...datedNights(rules.periods),
  }
}

/** Nobody stays before 1970. Nights that lie further apart than all periods share a bit: a night may be taken for dated that is not, never the other way round. */
function datedNights(periods: PricePeriod[]): DatedNights {
  const nights = new Set<number>()
  for (const { firstNight, lastNight } of periods) {
    for (let night = Math.max(0, toNight(firstNight)); night <= toNight(lastNight); night++) {
      nights.add(night % (PERIODS * PERIOD_NIGHTS))
    }
  }
  const words = new Map(Array.from({ length: PERIODS }, (_, period) => [datedWord(period), 0]))
  for (const night of nights) {
    const word = datedWord(periodOf(night))
    words.set(word, (words.get(word) ?? 0) + 2 ** (night % PERIOD_NIGHTS))
  }
  return Object.fromEntries(words)
}

const datedWord = (period: number) => `dated_${period % PERIODS}` as const

/** What a stay needs of these columns. */
export function pricedStayOf({ checkIn, checkOut }: { checkIn: string; checkOut: string }) {
  const nights = nightsOf(checkIn, checkOut)
  return {
    nights: nights.length,
    weekendNights: nights.filter(isWeekendNight).length,
    words: datedWords(nights),
    discount: discountOf(nights.length),
  }
}

/** What every stay of so many nights has off at least. */
function discountOf(nights: number) {
  if (nights < WEEK_NIGHTS) return null
  return nights < MONTH_NIGHTS ? 'week_off' : 'month_off'
}

/** Of a stay in one word: a bit for each night, and for each weekend night. */
export type DatedWord = { word: string; bits: number; weekendBits: number }

/** Where the words have the nights of a stay; none for one from before 1970, or longer than all periods. */
function datedWords(nights: number[]): DatedWord[] {
  return wordsOf(nights[0], nights[0] + nights.length).map(({ period, bits }) => ({
    word: datedWord(period),
    bits,
    weekendBits: nights
      .filter((night) => periodOf(night) === period && isWeekendNight(night))
      .reduce((sum, night) => sum + 2 ** (night % PERIOD_NIGHTS), 0),
  }))
}
