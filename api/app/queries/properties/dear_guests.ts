import { EXTRA_GUEST_STEPS, FEW_GUESTS } from '#domain/price_bounds'
import { MONTH_NIGHTS, WEEK_NIGHTS } from '#domain/prices'
import type { PartyStay } from '#domain/quote'
import { pricedStayOf } from '#domain/searched_prices'
import { guestKey, weekendRatio, type DearNights } from '#queries/properties/dear_nights'

/** A list of rows that charge for guests, in the order of what a night costs: by each step of what a further guest does, at least so much. */
type GuestList = { of: string; key: string; bounds: { of: number; least: number }[] }

/** Taken for usual where those who charge for guests are few among dear stays. */
const USUAL_STEP = 10

/**
 * Where more than a few guests stay: what is left for nights, and lists of the rows that charge for guests (ADR 0145). A row that falls short of what is left charges
 * the rest for guests, so that a night at its one price costs enough for that: it is in the last list. Where dear stays charge nothing for guests, such rows have
 * lists of their own for other nights, and all others are asked for the whole.
 * @param ofKeys KES minor units of a night, with all that is charged for guests
 */
export function withoutGuests(ofKeys: number, dear: DearNights, stay: PartyStay) {
  const { nights, weekendNights } = pricedStayOf(stay)
  const more = stay.guests - FEW_GUESTS
  if (more <= 0 || ofKeys <= 0) return { ofUndatedKeys: ofKeys, ofDatedKeys: ofKeys, ofGuests: [] }

  /** Of a night; who is beyond the last step may charge anything. */
  const shares = [...EXTRA_GUEST_STEPS.map((hundredths) => (more * hundredths) / 100), Infinity]
  const usual = shares[Math.min(dear.guestStep || USUAL_STEP, EXTRA_GUEST_STEPS.length) - 1]
  const left = Math.floor(ofKeys / (1 + usual))
  const list = (key: string, leastOf: (share: number) => number): GuestList => ({
    of: guestKey(nights),
    key,
    bounds: shares.map((share, at) => ({ of: at + 1, least: Math.floor(leastOf(share)) })),
  })
  const { night, weekend } = guestNights(nights)
  const makesUp = (share: number) => (ofKeys - left) / share
  if (weekend && dear.guestStep > 0)
    return { ofUndatedKeys: left, ofDatedKeys: left, ofGuests: [list(night, makesUp)] }

  const whole = (share: number) => ofKeys / (1 + share)
  const either = (share: number) => Math.min(whole(share), makesUp(share))
  const ofOwn = { ofUndatedKeys: ofKeys, ofDatedKeys: left }
  if (!weekend || weekendNights === 0) return { ...ofOwn, ofGuests: [list(night, either)] }

  const { ratio, inNights } = weekendRatio(stay, dear)
  const ofPlain = (share: number) => (whole(share) * nights) / inNights
  return {
    ...ofOwn,
    ofGuests: [
      list(weekend, (share) => ofPlain(share) * ratio),
      list(night, (share) => Math.min(ofPlain(share), either(share))),
    ],
  }
}

/** Keys of nights without a price of their own: of stays of a week and more they have weekends in them. */
function guestNights(nights: number) {
  if (nights < WEEK_NIGHTS) return { night: 'plain_short', weekend: 'weekend_short' }
  return { night: nights < MONTH_NIGHTS ? 'undated_long' : 'undated_month' }
}
