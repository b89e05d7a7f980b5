import { holdOwnProperties } from '#actions/properties/hold_property'
import { periodOf, refuseUnclearPeriods, writePrices } from '#actions/properties/set_prices'
import type { Dated, Nights } from '#domain/dated_periods'
import type { Currency } from '#domain/money'
import {
  setPricesIn,
  withSetPrices,
  type PropertyPrices,
  type SetPrice,
} from '#domain/night_prices'
import { PRICE_LIMITS, pricesOf, type PricePeriod, type PriceRules } from '#domain/prices'
import { addDays, nightCount, todayInNairobi } from '#domain/stay'
import { invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'
import { datesText } from '#services/stay_rules'

type WirePrice = {
  name?: string | null
  firstNight: string
  lastNight: string
  price: number
  weekendPrice?: number | null
}

/** Amounts in major units of `currency`, the one they were read in. */
type WantedPrices = { property: number; currency: Currency; periods: WirePrice[] }

/**
 * Replaces what is set for single nights of these dates, in all of these properties or in none (ADR 0066); no periods take it
 * away. Stays that are booked keep their quote.
 * @returns what was set before, which undoes it when it is set again
 * @throws Refusal 422 for dates in the wrong order or too long, prices of other nights or of one night twice, another currency than
 * the property's or too many periods; 404 for a property of somebody else
 */
export async function setNightPrices(
  actor: User,
  { properties: wanted, ...nights }: Nights & { properties: WantedPrices[] }
) {
  refuseImpossibleNights(nights)
  const set = wanted.map((one, at) => setPricesOf(one, nights, `properties.${at}.periods`))
  const before = await writeTransaction(async (trx) => {
    const ids = wanted.map(({ property }) => property)
    const held = await holdOwnProperties(trx, actor, ids)
    const found: PropertyPrices[] = []
    for (const [at, { currency }] of wanted.entries()) {
      const property = held[at]
      if (set[at].length > 0) refuseOtherCurrency(property, currency, at)
      const rules = pricesOf(property.priceRules)
      found.push(setBefore(property, rules, nights))
      const after = withinLimit(property, withSetPrices(rules.periods, nights, set[at]), at)
      await writePrices(trx, property, actor, { ...rules, periods: after })
    }
    return found
  })
  return { ...nights, nights: nightCount(nights.from, nights.to), before }
}

const setBefore = ({ id, currency }: Property, { periods }: PriceRules, nights: Nights) => ({
  property: id,
  currency,
  periods: setPricesIn(periods, nights),
})

export function refuseImpossibleNights({ from, to }: Nights) {
  const nights = nightCount(from, to)
  if (nights === 0) throw invalid('to', 'order', 'blocks.order')
  if (nights > PRICE_LIMITS.length) {
    throw invalid('to', 'tooLong', 'properties.periodTooLong', { nights: PRICE_LIMITS.length })
  }
}

function setPricesOf({ periods }: WantedPrices, nights: Nights, field: string): SetPrice[] {
  const read = periods.map((one) => periodOf({ ...one, kind: 'night' }))
  refuseUnclearPeriods(read, field)
  refuseNightsOutside(read, nights, field)
  return read
}

/** @param field their list's */
export function refuseNightsOutside(
  periods: readonly Dated[],
  { from, to }: Nights,
  field: string
) {
  const at = periods.findIndex(({ firstNight, lastNight }) => firstNight < from || lastNight >= to)
  if (at < 0) return
  const dates = datesText([{ firstNight: from, lastNight: addDays(to, -1) }])
  throw invalid(`${field}.${at}.firstNight`, 'outside', 'properties.nightsOutside', { dates })
}

function refuseOtherCurrency({ title, currency }: Property, read: Currency, at: number) {
  if (currency === read) return
  throw invalid(`properties.${at}.currency`, 'otherCurrency', 'properties.otherCurrency', {
    title,
    currency,
    other: read,
  })
}

/** Prices of single nights that are over make room for new ones. */
function withinLimit({ title }: Property, periods: PricePeriod[], at: number): PricePeriod[] {
  if (periods.length <= PRICE_LIMITS.periods) return periods
  const today = todayInNairobi()
  const ahead = periods.filter(({ kind, lastNight }) => kind !== 'night' || lastNight >= today)
  if (ahead.length <= PRICE_LIMITS.periods) return ahead
  throw invalid(`properties.${at}.periods`, 'maxLength', 'properties.tooManyPeriods', {
    title,
    max: PRICE_LIMITS.periods,
  })
}
