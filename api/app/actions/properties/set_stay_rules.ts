import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { holdProperty } from '#actions/properties/hold_property'
import { indexRules } from '#actions/properties/index_property'
import { periodText, refuseUnclearPeriods } from '#actions/properties/set_prices'
import type { Dated } from '#domain/dated_periods'
import { todayInNairobi } from '#domain/stay'
import {
  admitsAny,
  isFree,
  leastNightsOn,
  rulesOf,
  WEEKDAYS,
  type DatedMinimum,
  type StayRules,
  type Weekday,
} from '#domain/stay_rules'
import { invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import type User from '#models/user'
import { refuseIfEdited } from '#services/database/edit_time'
import { writeTransaction } from '#services/database/write_transaction'
import { namesOf } from '#services/stay_rules'

/** As it is sent; a name is no more than one for its host. */
export type WireMinimum = Dated & { name?: string | null; nights: number }

/** A day without nights has no minimum of its own. */
export type RuleChanges = Partial<
  Omit<StayRules, 'minNightsOn' | 'minNightsIn'> & {
    minNightsOn: { day: Weekday; nights?: number | null }[]
    minNightsIn: WireMinimum[]
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
    refuseIfEdited(property, known)
    const before = rulesOf(property.stayRules)
    const after = rulesWith(before, changes)
    const { maxNights } = after
    refuseUnclearPeriods(after.minNightsIn, 'minNightsIn', 'properties.minimumsOverlap')
    const min = Math.max(...minimumsOf(after))
    if (maxNights && maxNights < min) {
      throw invalid('maxNights', 'order', 'properties.nightsOrder', { min })
    }
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

/** Only days of departure and nights at most rule every stay out together. */
function refuseAsImpossible(rules: StayRules): never {
  const { arrivalDays, departureDays, maxNights } = rules
  const min = Math.min(...arrivalDays.map((day) => leastNightsOn(rules, day)))
  throw invalid('departureDays', 'impossible', 'properties.noStayPossible', {
    arrivals: namesOf(arrivalDays),
    departures: namesOf(departureDays),
    min,
    max: maxNights,
    nights: min === maxNights ? 'one' : 'several',
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

/** Nights at least: of every stay, of days and of dates. */
/** Of dates that are over nobody asks any more. */
function minimumsOf({ minNights, minNightsOn, minNightsIn }: StayRules) {
  const today = todayInNairobi()
  const ahead = minNightsIn.filter(({ lastNight }) => lastNight >= today)
  const own = [...minNightsOn, ...ahead].map(({ nights }) => nights)
  return minNights === null ? own : [minNights, ...own]
}

function rulesWith(rules: StayRules, changes: RuleChanges): StayRules {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const after = { ...rules, ...Object.fromEntries(given) } as StayRules
  return {
    ...after,
    minNightsOn: WEEKDAYS.flatMap((day) =>
      after.minNightsOn.filter((one) => one.day === day && one.nights)
    ),
    minNightsIn: changes.minNightsIn?.map(minimumOf) ?? rules.minNightsIn,
    arrivalDays: inOrder(after.arrivalDays),
    departureDays: inOrder(after.departureDays),
  }
}

export const minimumOf = ({ name, firstNight, lastNight, nights }: WireMinimum): DatedMinimum => ({
  name: name ?? '',
  firstNight,
  lastNight,
  nights,
})

const factsOf = (rules: StayRules) => ({
  ...rules,
  minNightsOn: rules.minNightsOn.map(({ day, nights }) => `${day}: ${nights}`),
  minNightsIn: rules.minNightsIn.map((one) => `${periodText(one)}: ${one.nights}`),
})

/** All of them are no rule. */
function inOrder(days: Weekday[]) {
  const chosen = WEEKDAYS.filter((day) => days.includes(day))
  return chosen.length === WEEKDAYS.length ? [] : chosen
}
