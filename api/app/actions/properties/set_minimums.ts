import { holdOwnProperties } from '#actions/properties/hold_property'
import { refuseImpossibleNights, refuseNightsOutside } from '#actions/properties/set_night_prices'
import { refuseUnclearPeriods } from '#actions/properties/set_prices'
import { nightsInDates, writeRules, type WireNights } from '#actions/properties/set_stay_rules'
import type { Nights } from '#domain/dated_periods'
import { PRICE_LIMITS } from '#domain/prices'
import { todayInNairobi } from '#domain/stay'
import {
  contradictionsOf,
  datesOf,
  minimumsIn,
  withMinimums,
  type NightsInDates,
} from '#domain/stay_nights'
import { rulesOf } from '#domain/stay_rules'
import { invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import type { PropertyMinimums } from '#models/shapes'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

type WantedMinimums = { property: number; minimums: WireNights[] }

/**
 * Replaces how many nights stays have at least that begin in these nights, in all of these properties or in none (ADR 0076); no
 * minimums take it away. Stays that are booked or asked for stay.
 * @returns what was asked before, which undoes it when it is set again
 * @throws Refusal 422 for dates in the wrong order or too long, minimums of other nights, of one night twice or above the nights
 * at most, or too many dates; 404 for a property of somebody else
 */
export async function setMinimums(
  actor: User,
  { properties: wanted, ...nights }: Nights & { properties: WantedMinimums[] }
) {
  refuseImpossibleNights(nights)
  const set = wanted.map(({ minimums }, at) =>
    readMinimums(minimums, nights, `properties.${at}.minimums`)
  )
  const before = await writeTransaction(async (trx) => {
    const ids = wanted.map(({ property }) => property)
    const held = await holdOwnProperties(trx, actor, ids)
    const found: PropertyMinimums[] = []
    for (const [at, property] of held.entries()) {
      const rules = rulesOf(property.stayRules)
      refuseAboveMost(property, set[at], at)
      found.push({ property: property.id, minimums: minimumsIn(rules.minNightsIn, nights) })
      const all = withMinimums(rules.minNightsIn, nights, set[at])
      const after = { ...rules, minNightsIn: withinLimit(property, all, at) }
      await writeRules(trx, property, actor, { before: rules, after })
    }
    return found
  })
  return { ...nights, before }
}

function readMinimums(wanted: WireNights[], nights: Nights, field: string): NightsInDates[] {
  const minimums = wanted.map(nightsInDates)
  refuseUnclearPeriods(minimums, field, 'properties.minimumsOverlap')
  refuseNightsOutside(minimums, nights, field)
  return minimums
}

function refuseAboveMost({ title, stayRules }: Property, minimums: NightsInDates[], at: number) {
  const rules = { ...rulesOf(stayRules), minNightsIn: minimums }
  const found = contradictionsOf(rules, todayInNairobi()).find(
    ({ date }) => date && datesOf(minimums, date)
  )
  if (!found) return
  const above = minimums.indexOf(datesOf(minimums, found.date!)!)
  const field = `properties.${at}.minimums.${above}.nights`
  throw invalid(field, 'order', 'properties.minimumAboveMost', { title, max: found.most })
}

/** Dates that are over make room for new ones. */
function withinLimit({ title }: Property, minimums: NightsInDates[], at: number): NightsInDates[] {
  if (minimums.length <= PRICE_LIMITS.periods) return minimums
  const today = todayInNairobi()
  const ahead = minimums.filter(({ lastNight }) => lastNight >= today)
  if (ahead.length <= PRICE_LIMITS.periods) return ahead
  throw invalid(`properties.${at}.minimums`, 'maxLength', 'properties.tooManyMinimums', {
    title,
    max: PRICE_LIMITS.periods,
  })
}
