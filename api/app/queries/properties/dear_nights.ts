import { WHOLE_IN_BASIS_POINTS } from '#domain/money'
import { FEW_GUESTS, SHORT_NIGHTS } from '#domain/price_bounds'
import { MONTH_NIGHTS, WEEK_NIGHTS } from '#domain/prices'
import type { PartyStay } from '#domain/quote'
import { pricedStayOf } from '#domain/searched_prices'
import { datedNights, fraction, sumOf, times } from '#queries/properties/may_cost'

/** Columns of what a night costs in stays of so many nights, as most are. */
export const nightKeys = (nights: number) => {
  const length = nights < WEEK_NIGHTS ? 'short' : 'long'
  return { plain: `plain_${length}`, weekend: `weekend_${length}`, dearest: `most_${length}` }
}

/** The column of what a further guest costs of such a night, by steps. */
export function guestKey(nights: number) {
  if (nights >= MONTH_NIGHTS) return 'extra_guest_month'
  return nights < WEEK_NIGHTS ? 'extra_guest_short' : 'extra_guest_long'
}

/** What nights cost where a stay is dear: the nearer it is, the fewer rows are passed over. */
export type DearNights = {
  /** As much as the stay, of nights at the one price */
  inNights: number
  /** What a weekend night costs, of any other */
  timesOnWeekends: number
  /** Of which rows dear stays are, as far as they are known */
  kinds: { dated: boolean; undated: boolean }
  /** Of all that is charged for one night, what its keys do not have of the cleaning */
  cleaning: number
  /** What they charge for a guest beyond a few, by its step: 0 where most charge nothing */
  guestStep: number
}

/** What a weekend night costs of any other where stays are dear, and what the stay does, in nights at the one price. */
export function weekendRatio(stay: PartyStay, { timesOnWeekends }: DearNights) {
  const { nights, weekendNights } = pricedStayOf(stay)
  const ratio = Math.min(2, Math.max(0.5, timesOnWeekends))
  return { ratio, inNights: nights - weekendNights + weekendNights * ratio }
}

/** SQL of both, as `hostsCharge`. */
const besideKeys = ({ guests, ...dates }: PartyStay) => {
  const { nights } = pricedStayOf(dates)
  const cleaning = WHOLE_IN_BASIS_POINTS * (1 - nights / SHORT_NIGHTS)
  return {
    cleaning: nights < SHORT_NIGHTS ? `${cleaning} * cleaning` : '0',
    guestStep:
      guests > FEW_GUESTS
        ? `case when guests_included < ${guests} then ${guestKey(nights)} else 0 end`
        : '0',
  }
}

/** SQL of these for a row, null where a night costs nothing. */
export function dearNights(stay: PartyStay) {
  const { nights, weekendNights, words } = pricedStayOf(stay)
  const { plain, weekend, dearest } = nightKeys(nights)
  const dated = datedNights(words)
  const ofNights = [times(nights - weekendNights, plain), times(weekendNights, weekend)]
  const more = `(${dated}) * (${dearest} - ${plain})`
  const beside = besideKeys(stay)
  return `${fraction(sumOf([...ofNights, more]))} / nullif(${plain}, 0) as in_nights,
    ${fraction(weekend)} / nullif(${plain}, 0) as on_weekends,
    ${beside.cleaning} as on_cleaning, ${beside.guestStep} as guest_step`
}

/** A row with these, as either engine tells numbers. */
export type DearRow = {
  charged: number | string
  in_nights: number | string | null
  on_weekends: number | string | null
  on_cleaning: number | string
  guest_step: number | string
}

/** Of a division, on both engines */
const ROUNDED = 0.0001

/** What dear stays have in common, as told by some of them. */
export function dearOf(rows: DearRow[], stay: PartyStay): DearNights {
  const { nights, weekendNights } = pricedStayOf(stay)
  /** Its nights cost more than without dates of its own they would. */
  const isDated = ({ in_nights: inNights, on_weekends: onWeekends }: DearRow) =>
    Number(inNights) > nights - weekendNights + weekendNights * Number(onWeekends) + ROUNDED
  return {
    kinds: { dated: rows.some(isDated), undated: !rows.every(isDated) },
    inNights: median(rows.map((row) => Number(row.in_nights ?? 1))),
    timesOnWeekends: median(rows.map((row) => Number(row.on_weekends ?? 1))),
    cleaning: median(rows.map((row) => shareOf(row.on_cleaning, row))),
    guestStep: median(rows.map((row) => Number(row.guest_step))),
  }
}

const shareOf = (part: number | string, { charged }: DearRow) =>
  Number(charged) > 0 ? Number(part) / Number(charged) : 0

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]
