import { addDays, earlierDate, laterDate, nightCount } from '#domain/stay'

/** Half-open like a stay: `to` is no night of it. */
export type Nights = { from: string; to: string }

/** Both nights included, YYYY-MM-DD. */
export type Dated = { firstNight: string; lastNight: string }

/** A leap year: no period is longer. */
export const MAX_PERIOD_NIGHTS = 366

/** What of these periods lies in the nights. */
export function periodsIn<Period extends Dated>(periods: readonly Period[], { from, to }: Nights) {
  const lastNight = addDays(to, -1)
  return periods
    .filter((one) => one.firstNight <= lastNight && from <= one.lastNight)
    .map((one) => ({
      ...one,
      firstNight: laterDate(one.firstNight, from),
      lastNight: earlierDate(one.lastNight, lastNight),
    }))
}

/**
 * The periods with others in these nights, in the order of their nights. What lies beside them stays and is cut; what follows on
 * its like becomes one period with it.
 * @param set within the nights
 */
export function withPeriods<Period extends Dated>(
  periods: readonly Period[],
  nights: Nights,
  set: readonly Period[],
  isLike: (one: Period, next: Period) => boolean
): Period[] {
  const merged: Period[] = []
  const kept = periods.flatMap((one) => beside(one, nights))
  for (const period of [...kept, ...set].sort(byFirstNight)) {
    const last = merged.at(-1)
    if (last && isContinued(last, period) && isLike(last, period)) last.lastNight = period.lastNight
    else merged.push({ ...period })
  }
  return merged
}

/** What is left of a period before and after these nights. */
function beside<Period extends Dated>(period: Period, { from, to }: Nights): Period[] {
  const before = { ...period, lastNight: earlierDate(period.lastNight, addDays(from, -1)) }
  const after = { ...period, firstNight: laterDate(period.firstNight, to) }
  return [before, after].filter(({ firstNight, lastNight }) => firstNight <= lastNight)
}

const byFirstNight = (one: Dated, other: Dated) => (one.firstNight < other.firstNight ? -1 : 1)

const isContinued = (one: Dated, next: Dated) =>
  addDays(one.lastNight, 1) === next.firstNight &&
  nightCount(one.firstNight, next.lastNight) < MAX_PERIOD_NIGHTS
