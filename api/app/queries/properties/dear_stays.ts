import db from '@adonisjs/lucid/services/db'
import { CURRENCIES, RATE_SCALE } from '#domain/money'
import { boundOf, SHORT_NIGHTS } from '#domain/price_bounds'
import type { PartyStay } from '#domain/quote'
import type { Rates } from '#domain/rates'
import { pricedStayOf } from '#domain/searched_prices'
import { addDays } from '#domain/stay'
import { withoutGuests } from '#queries/properties/dear_guests'
import { nightKeys, weekendRatio, type DearNights } from '#queries/properties/dear_nights'
import { datedNights, mayCost, someOf, type Rows } from '#queries/properties/may_cost'
import { idsByBounds } from '#services/database/dialect'

/**
 * SQL of the ids of rows where a stay may cost as much as a total, each from an index that has all that is asked. A stay without nights that have prices
 * of their own reaches it only if its nights at the one price cost their part of it, or its weekend nights theirs; the others are found by their dearest
 * night, among those that have such nights in the same weeks. What a stay costs is worked out for the kind of rows that dear stays are of: of the other one few are
 * found, and more text takes longer to plan. Where the keys of nights do not have all that is charged, rows reach it by their nights, or by
 * what they charge for a guest or the cleaning.
 */
export function dearStays(totalKes: number, stay: PartyStay, rates: Rates, dear: DearNights) {
  const { nights, words } = pricedStayOf(stay)
  const ofNight = boundOf(totalKes, { nights, direction: 'desc' }, rates)
  const ids = (...conditions: string[]) =>
    `select property_id from property_search where ${conditions.join(' and ')}`
  if (stay.pets) return ids(`most >= ${ofNight}`)

  const mayReach = mayCost(totalKes, stay, 'desc', rates)
  if (words.length === 0) return ids(`most >= ${ofNight}`, mayReach)

  const { ofKeys, ofCleaning } = withoutCleaning(ofNight, dear, stay, rates)
  const { ofUndatedKeys, ofDatedKeys, ofGuests } = withoutGuests(ofKeys, dear, stay)
  const exact = (rows: Rows) => mayCost(totalKes, stay, 'desc', rates, rows)
  const { ofUndated, ofDated } = dearParts({ ofUndatedKeys, ofDatedKeys }, stay, dear)
  /** The first is the index's own; the other one is asked within it, and leaves half of the entries for a week. */
  const keys = new Set(['most_short', nightKeys(nights).dearest])
  const dearDated = [...[...keys].map((key) => `${key} >= ${ofDatedKeys}`), ofDated]
  if (dear.kinds.dated) dearDated.push(exact('dated'))
  return [
    ...(dear.kinds.undated
      ? ofUndated.map((isDear) => ids(isDear, exact('undated')))
      : [ids(`(${ofUndated.join(' or ')})`)]),
    ...words.map(({ word }) => ids(`${word} <> 0`, ...dearDated)),
    ...ofCleaning.map((isDear) => ids(isDear, mayReach)),
    ...ofGuests.map((list) =>
      idsByBounds(
        db.connection(),
        { table: 'property_search', id: 'property_id', where: `extra_guest > 0 and ${mayReach}` },
        list
      )
    ),
  ].join(' union all ')
}

/** In proportion: the nearer to what dear stays are, the fewer rows are passed over. */
const LEAST_PART = 0.02
const MOST_PART = 0.45

/** Of one night, where keys have half of its cleaning: what is left for them, and conditions of which rows that fall short of it meet one. */
function withoutCleaning(ofNight: number, dear: DearNights, stay: PartyStay, rates: Rates) {
  const each = 1 - pricedStayOf(stay).nights / SHORT_NIGHTS
  if (each <= 0) return { ofKeys: ofNight, ofCleaning: [] }

  const part = Math.max(0, ofNight) * Math.min(MOST_PART, Math.max(LEAST_PART, dear.cleaning))
  const ofCleaning = CURRENCIES.map((currency) => {
    const own = Math.floor(((part / each) * RATE_SCALE) / rates.kesPerUnit[currency])
    /** SQLite looks for the first of two bounds. The other one is the index's own condition. */
    return `currency = '${currency}' and cleaning >= ${own} and cleaning > 0`
  })
  return { ofKeys: Math.floor(ofNight - part), ofCleaning }
}

/** What a night costs by its keys at least, in KES minor units: of stays without dated nights, and with them */
type KeysOfNights = { ofUndatedKeys: number; ofDatedKeys: number }

/**
 * Conditions of which a stay whose nights cost so much each meets one at least: both kinds of nights share the total in proportion. Where some have prices of their own
 * and the others cost less than their part, these cost the rest, at the price of the dearest: it tells most rows in half the time.
 */
function dearParts(
  { ofUndatedKeys, ofDatedKeys }: KeysOfNights,
  stay: PartyStay,
  dear: DearNights
) {
  const { nights, weekendNights } = pricedStayOf(stay)
  const [totalKes, datedKes] = [nights * ofUndatedKeys, nights * ofDatedKeys]
  const { plain, weekend, dearest } = nightKeys(nights)
  const { ratio, inNights } = weekendRatio(stay, dear)
  const parts = (ofPlain: number, andOnWeekends = '') => [
    ...(nights > weekendNights ? [`${plain} >= ${Math.floor(ofPlain)}`] : []),
    ...(weekendNights > 0 ? [`${weekend} >= ${Math.floor(ofPlain * ratio)}${andOnWeekends}`] : []),
  ]
  /** Of many rows with dear weekend nights alone: what all are worth is worked out in a third of the time that the stay takes. */
  const ofBoth = ` and ${nights - weekendNights} * ${plain} + ${weekendNights} * ${weekend} >= ${totalKes}`
  /** Without nights of its own none makes up for a part that is missing. */
  const ofPlain = Math.min(datedKes / Math.max(1, dear.inNights), (datedKes - 1) / inNights)
  const rest = Math.floor(datedKes - ofPlain * inNights)
  const part = Math.floor(ofPlain * Math.min(1, ratio))
  const ofDated = makeUp(stay, dearest, { rest, part, nightKes: ofDatedKeys })
  return {
    ofUndated: parts(totalKes / inNights, nights > weekendNights ? ofBoth : ''),
    /** In one piece: PostgreSQL looks for an index of each alternative. */
    ofDated: `case when ${[ofDated, ...parts(ofPlain)].join(' or ')} then true end`,
  }
}

type Missing = { rest: number; part: number; nightKes: number }

/**
 * Where dated nights cost so much more than their part, at the price of the dearest, which is what nights cost on average at least: one may be enough. Few rows
 * of a season have a night that does it with half of the stay, or fewer; others need a dated night in the first half and in the second, which is told in a third
 * of the time that counting them takes.
 */
function makeUp(stay: PartyStay, dearest: string, { rest, part, nightKes }: Missing) {
  const { nights, words } = pricedStayOf(stay)
  if (rest > 0 && rest <= nightKes - part) return `(${someOf(words)})`

  const makesUp = `(${datedNights(words)}) * (${dearest} - ${part}) >= ${rest}`
  const half = nights >> 1
  if (rest <= 0 || half === 0) return makesUp

  const { checkIn, checkOut } = stay
  const first = pricedStayOf({ checkIn, checkOut: addDays(checkOut, -half) })
  const second = pricedStayOf({ checkIn: addDays(checkIn, half), checkOut })
  const ofBoth = `(${someOf(second.words)}) and (${someOf(first.words)})`
  return `(${dearest} >= ${Math.floor(part + rest / half)} or ${ofBoth}) and ${makesUp}`
}
