import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { holdProperty, refuseUnlessEditor } from '#actions/properties/hold_property'
import { indexPrices } from '#actions/properties/index_property'
import type { AuditFacts } from '#domain/audit'
import type { Dated } from '#domain/dated_periods'
import { toMajor, toMinor } from '#domain/money'
import {
  isPlain,
  overlapOf,
  pricesOf,
  PRICE_LIMITS,
  type PeriodKind,
  type PriceRules,
} from '#domain/prices'
import { nightCount } from '#domain/stay'
import { invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import type User from '#models/user'
import { refuseIfEdited } from '#services/database/edit_time'
import { writeTransaction } from '#services/database/write_transaction'
import { dayText } from '#services/request_text'
import { tellSearchChanged } from '#services/search/search_cache'
import { datesText } from '#services/stay_rules'

type WirePeriod = {
  kind: PeriodKind
  name?: string | null
  firstNight: string
  lastNight: string
  price: number
  weekendPrice?: number | null
}

/** Major units and per cent; null takes a rule away, undefined keeps it. */
export type PriceChanges = {
  weekendPrice?: number | null
  periods?: WirePeriod[]
  weeklyDiscount?: number | null
  monthlyDiscount?: number | null
  earlyDiscount?: number | null
  earlyDays?: number | null
  lateDiscount?: number | null
  lateDays?: number | null
  extraGuestFee?: number | null
  guestsIncluded?: number | null
  cleaningFee?: number | null
  petsMost?: number | null
  petFee?: number | null
  petNightFee?: number | null
  deposit?: number | null
}

/**
 * Changes what a property charges beside its price per night (ADR 0050). Stays that are booked keep their quote.
 * @param known the edit they are based on; null to write over any
 * @throws Refusal 422 for periods that end before they begin, are too long or overlap, a discount without its days or
 * a fee for extra guests or pets without their number; 412 when the property was edited since; 404 when it was deleted
 */
export async function setPrices(
  { id }: Property,
  actor: User,
  changes: PriceChanges,
  known: string | null
) {
  await writeTransaction(async (trx) => {
    const property = await holdProperty(trx, id)
    await refuseUnlessEditor(trx, actor, property, 'prices')
    refuseIfEdited(property, known)
    const after = rulesWith(pricesOf(property.priceRules), changes)
    refuseUnclear(after)
    await writePrices(trx, property, actor, after)
  })
}

/** Needs the property held, and rules that are clear. */
export async function writePrices(
  trx: TransactionClientContract,
  property: Property,
  actor: User,
  after: PriceRules
) {
  const before = pricesOf(property.priceRules)
  await property.merge({ priceRules: isPlain(after) ? null : after }).save()
  await indexPrices(property, trx)
  if (after.petsMost !== before.petsMost) trx.after('commit', tellSearchChanged)
  await recordAudit(trx, {
    actor,
    action: 'property.priced',
    subject: { type: 'property', id: property.id },
    message: { name: 'property.priced', title: property.title },
    before: factsOf(before),
    after: factsOf(after),
  })
}

/** What a property charges after these changes; nothing of it is checked. */
export function rulesWith(rules: PriceRules, changes: PriceChanges): PriceRules {
  const { periods } = changes
  const changed = {
    weekendMinor: minor(changes.weekendPrice),
    periods: periods?.map(periodOf),
    weeklyBp: basisPoints(changes.weeklyDiscount),
    monthlyBp: basisPoints(changes.monthlyDiscount),
    earlyBp: basisPoints(changes.earlyDiscount),
    earlyDays: changes.earlyDays,
    lateBp: basisPoints(changes.lateDiscount),
    lateDays: changes.lateDays,
    extraGuestMinor: minor(changes.extraGuestFee),
    guestsIncluded: changes.guestsIncluded,
    cleaningMinor: minor(changes.cleaningFee),
    petsMost: changes.petsMost,
    petStayMinor: minor(changes.petFee),
    petNightMinor: minor(changes.petNightFee),
    depositMinor: minor(changes.deposit),
  } satisfies { [Rule in keyof PriceRules]: PriceRules[Rule] | undefined }
  const given = Object.entries(changed).filter(([, value]) => value !== undefined)
  return { ...rules, ...Object.fromEntries(given) }
}

/** Nothing is no fee. */
function minor(major: number | null | undefined) {
  return major === undefined ? undefined : major ? toMinor(major) : null
}

const basisPoints = (percent: number | null | undefined) => percent && percent * 100

export function periodOf({ kind, name, firstNight, lastNight, price, weekendPrice }: WirePeriod) {
  return {
    kind,
    name: name ?? '',
    firstNight,
    lastNight,
    priceMinor: toMinor(price),
    weekendMinor: weekendPrice ? toMinor(weekendPrice) : null,
  }
}

function refuseUnclear({ periods, ...rules }: PriceRules) {
  refuseUnclearPeriods(periods, 'periods')
  if (rules.earlyBp && !rules.earlyDays) {
    throw invalid('earlyDays', 'required', 'properties.leadDays')
  }
  if (rules.lateBp && !rules.lateDays) throw invalid('lateDays', 'required', 'properties.leadDays')
  if (rules.extraGuestMinor && !rules.guestsIncluded) {
    throw invalid('guestsIncluded', 'required', 'properties.guestsIncluded')
  }
  if ((rules.petStayMinor || rules.petNightMinor) && !rules.petsMost) {
    throw invalid('petsMost', 'required', 'properties.petsMost')
  }
}

type NamedPeriod = Dated & { kind?: PeriodKind; name: string }

/**
 * @param field their list's
 * @param overlapping the text for two of one kind that share a night
 */
export function refuseUnclearPeriods(
  periods: readonly NamedPeriod[],
  field: string,
  overlapping = 'properties.periodsOverlap'
) {
  for (const [at, period] of periods.entries()) {
    refuseImpossiblePeriod(period, `${field}.${at}.lastNight`)
  }
  const overlap = overlapOf(periods)
  if (overlap) {
    const [one, other] = overlap.map((at) => toldPeriod(periods[at]))
    const later = `${field}.${overlap[1]}.firstNight`
    throw invalid(later, 'overlap', overlapping, { one, other })
  }
}

function refuseImpossiblePeriod({ firstNight, lastNight }: Dated, field: string) {
  if (lastNight < firstNight) {
    const first = dayText(firstNight, 'd LLLL y')
    throw invalid(field, 'order', 'properties.periodOrder', { first })
  }
  if (nightCount(firstNight, lastNight) >= PRICE_LIMITS.length) {
    const nights = PRICE_LIMITS.length
    throw invalid(field, 'tooLong', 'properties.periodTooLong', { nights })
  }
}

/** In the reader's words. */
const toldPeriod = ({ name, ...dates }: NamedPeriod) =>
  [name, datesText([dates])].filter(Boolean).join(' ')

export const periodText = ({ name, firstNight, lastNight }: NamedPeriod) =>
  [name, `${firstNight} – ${lastNight}`].filter(Boolean).join(' ')

/** Amounts in the property's currency. */
function factsOf({ periods, ...rules }: PriceRules): AuditFacts {
  const amount = (minorUnits: number | null) => minorUnits && toMajor(minorUnits)
  const percent = (bp: number | null) => bp && bp / 100
  return {
    weekend: amount(rules.weekendMinor),
    periods: periods.map((one) => `${periodText(one)}: ${toMajor(one.priceMinor)}`),
    weeklyDiscount: percent(rules.weeklyBp),
    monthlyDiscount: percent(rules.monthlyBp),
    earlyDiscount: percent(rules.earlyBp),
    earlyDays: rules.earlyDays,
    lateDiscount: percent(rules.lateBp),
    lateDays: rules.lateDays,
    extraGuestFee: amount(rules.extraGuestMinor),
    guestsIncluded: rules.guestsIncluded,
    cleaningFee: amount(rules.cleaningMinor),
    petsMost: rules.petsMost,
    petFee: amount(rules.petStayMinor),
    petNightFee: amount(rules.petNightMinor),
    deposit: amount(rules.depositMinor),
  }
}
