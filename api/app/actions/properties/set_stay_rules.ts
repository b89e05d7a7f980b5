import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { holdProperty, refuseUnlessEditor } from '#actions/properties/hold_property'
import { indexRules } from '#actions/properties/index_property'
import { periodText, refuseUnclearPeriods } from '#actions/properties/set_prices'
import type { Dated } from '#domain/dated_periods'
import { todayInNairobi } from '#domain/stay'
import {
  contradictionsOf,
  datesOf,
  leastNightsOn,
  mostNightsOn,
  type NightsInDates,
  type NightsOnDay,
} from '#domain/stay_nights'
import { admitsAny, isFree, rulesOf, type StayRules } from '#domain/stay_rules'
import { WEEKDAYS, type Weekday } from '#domain/weekdays'
import { invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import type User from '#models/user'
import { refuseIfEdited } from '#services/database/edit_time'
import { writeTransaction } from '#services/database/write_transaction'
import { datesText, namesOf } from '#services/stay_rules'

/** As it is sent; a name is no more than one for its host. */
export type WireNights = Dated & { name?: string | null; nights: number }

/** A day without nights has no number of its own. */
type WireDay = { day: Weekday; nights?: number | null }

export type RuleChanges = Partial<
  Omit<StayRules, 'minNightsOn' | 'minNightsIn' | 'maxNightsOn' | 'maxNightsIn'> & {
    minNightsOn: WireDay[]
    minNightsIn: WireNights[]
    maxNightsOn: WireDay[]
    maxNightsIn: WireNights[]
  }
>

/**
 * Changes which stays a property takes (ADR 0050). What is booked or asked for already stays.
 * @param changes null takes a rule away, undefined keeps it
 * @param known the edit they are based on; null to write over any
 * @throws Refusal 422 for fewer nights at most than at least, dates that overlap or end before they begin, days and nights
 * that no stay keeps, or a check-in that ends before it begins; 412 when the property was edited since; 404 when it was deleted
 */
export async function setStayRules(
  { id }: Property,
  actor: User,
  changes: RuleChanges,
  known: string | null
) {
  await writeTransaction(async (trx) => {
    const property = await holdProperty(trx, id)
    await refuseUnlessEditor(trx, actor, property)
    refuseIfEdited(property, known)
    const before = rulesOf(property.stayRules)
    const after = rulesWith(before, changes)
    for (const dates of ['minNightsIn', 'maxNightsIn'] as const) {
      refuseUnclearPeriods(after[dates], dates, 'properties.minimumsOverlap')
    }
    refuseContradiction(after, changes.maxNightsOn)
    if (!admitsAny(after)) refuseAsImpossible(after)
    await property.load('houseRules')
    property.stayRules = after
    const { checkInFrom, checkInUntil } = property.times
    if (after.checkInUntil && checkInUntil === null) {
      throw invalid('checkInUntil', 'order', 'properties.checkInOrder', { from: checkInFrom })
    }
    await writeRules(trx, property, actor, { before, after })
  })
}

/** @param sent the days as they were sent: the refusal names one of them */
function refuseContradiction(rules: StayRules, sent: readonly WireDay[] = rules.maxNightsOn) {
  const [found] = contradictionsOf(rules, todayInNairobi())
  if (!found) return
  const { day, date, least: min, most: max } = found
  const dates = date ? datesOf(rules.maxNightsIn, date) : undefined
  if (dates) {
    const field = `maxNightsIn.${rules.maxNightsIn.indexOf(dates)}.nights`
    throw invalid(field, 'order', 'properties.datedNightsOrder', {
      min,
      max,
      dates: datesText([dates]),
    })
  }
  const at = sent.findIndex((one) => one.day === day && one.nights)
  const field = at < 0 ? 'maxNights' : `maxNightsOn.${at}.nights`
  throw invalid(field, 'order', 'properties.nightsOrder', { min })
}

/** Only days of departure and nights at most rule every stay out together. */
function refuseAsImpossible(rules: StayRules): never {
  const { arrivalDays, departureDays } = rules
  const min = Math.min(...arrivalDays.map((day) => leastNightsOn(rules, day)))
  const max = Math.max(...arrivalDays.map((day) => mostNightsOn(rules, day)))
  throw invalid('departureDays', 'impossible', 'properties.noStayPossible', {
    arrivals: namesOf(arrivalDays),
    departures: namesOf(departureDays),
    min,
    max,
    nights: min === max ? 'one' : 'several',
  })
}

/** Needs the property held, and rules that can be kept. */
export async function writeRules(
  trx: TransactionClientContract,
  property: Property,
  actor: User,
  { before, after }: { before: StayRules; after: StayRules }
) {
  await property.merge({ stayRules: isFree(after) ? null : after }).save()
  await indexRules(property, trx)
  await recordAudit(trx, {
    actor,
    action: 'property.stayRulesSet',
    subject: { type: 'property', id: property.id },
    message: { name: 'property.stayRulesSet', title: property.title },
    before: factsOf(before),
    after: factsOf(after),
  })
}

function rulesWith(rules: StayRules, changes: RuleChanges): StayRules {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const after = { ...rules, ...Object.fromEntries(given) } as StayRules
  return {
    ...after,
    minNightsOn: daysInOrder(after.minNightsOn),
    minNightsIn: changes.minNightsIn?.map(nightsInDates) ?? rules.minNightsIn,
    maxNightsOn: daysInOrder(after.maxNightsOn),
    maxNightsIn: changes.maxNightsIn?.map(nightsInDates) ?? rules.maxNightsIn,
    arrivalDays: inOrder(after.arrivalDays),
    departureDays: inOrder(after.departureDays),
  }
}

const daysInOrder = (days: readonly NightsOnDay[]) =>
  WEEKDAYS.flatMap((day) => days.filter((one) => one.day === day && one.nights))

export const nightsInDates = ({
  name,
  firstNight,
  lastNight,
  nights,
}: WireNights): NightsInDates => ({
  name: name ?? '',
  firstNight,
  lastNight,
  nights,
})

const factsOf = (rules: StayRules) => ({
  ...rules,
  minNightsOn: rules.minNightsOn.map(dayFact),
  minNightsIn: rules.minNightsIn.map(datesFact),
  maxNightsOn: rules.maxNightsOn.map(dayFact),
  maxNightsIn: rules.maxNightsIn.map(datesFact),
})

const dayFact = ({ day, nights }: NightsOnDay) => `${day}: ${nights}`
const datesFact = (one: NightsInDates) => `${periodText(one)}: ${one.nights}`

/** All of them are no rule. */
function inOrder(days: Weekday[]) {
  const chosen = WEEKDAYS.filter((day) => days.includes(day))
  return chosen.length === WEEKDAYS.length ? [] : chosen
}
