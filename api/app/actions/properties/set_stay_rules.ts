import { recordAudit } from '#actions/audit/record_audit'
import { holdProperty } from '#actions/properties/hold_property'
import {
  admitsAny,
  isFree,
  rulesOf,
  WEEKDAYS,
  type StayRules,
  type Weekday,
} from '#domain/stay_rules'
import { invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import type User from '#models/user'
import { refuseIfEdited } from '#services/database/edit_time'
import { writeTransaction } from '#services/database/write_transaction'

/** A day without nights has no minimum of its own. */
export type RuleChanges = Partial<
  Omit<StayRules, 'minNightsOn'> & { minNightsOn: { day: Weekday; nights?: number | null }[] }
>

/**
 * Changes which stays a property takes (ADR 0050). What is booked or asked for already stays.
 * @param changes null takes a rule away, undefined keeps it
 * @param known the edit they are based on; null to write over any
 * @throws Refusal 422 for fewer nights at most than at least, days and nights that no stay keeps, or a check-in that ends
 * before it begins; 412 when the property was edited since; 404 when it was deleted
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
    const minimums = [after.minNights, ...after.minNightsOn.map(({ nights }) => nights)]
    if (maxNights && minimums.some((nights) => nights !== null && maxNights < nights)) {
      throw invalid('maxNights', 'order', 'properties.nightsOrder')
    }
    if (!admitsAny(after)) {
      throw invalid('departureDays', 'impossible', 'properties.noStayPossible')
    }
    await property.load('houseRules')
    property.stayRules = isFree(after) ? null : after
    if (after.checkInUntil && property.times.checkInUntil === null) {
      throw invalid('checkInUntil', 'order', 'properties.checkInOrder')
    }
    await property.save()
    await recordAudit(trx, {
      actor,
      action: 'property.stayRulesSet',
      subject: { type: 'property', id },
      message: { name: 'property.stayRulesSet', title: property.title },
      before: factsOf(before),
      after: factsOf(after),
    })
  })
}

function rulesWith(rules: StayRules, changes: RuleChanges): StayRules {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const after = { ...rules, ...Object.fromEntries(given) } as StayRules
  return {
    ...after,
    minNightsOn: WEEKDAYS.flatMap((day) =>
      after.minNightsOn.filter((one) => one.day === day && one.nights)
    ),
    arrivalDays: inOrder(after.arrivalDays),
    departureDays: inOrder(after.departureDays),
  }
}

const factsOf = (rules: StayRules) => ({
  ...rules,
  minNightsOn: rules.minNightsOn.map(({ day, nights }) => `${day}: ${nights}`),
})

/** All of them are no rule. */
function inOrder(days: Weekday[]) {
  const chosen = WEEKDAYS.filter((day) => days.includes(day))
  return chosen.length === WEEKDAYS.length ? [] : chosen
}
