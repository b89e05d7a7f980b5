/* The mix: searches that are all different, so that no remembered count helps; the same ones in every run of a day. */
export const PLACES = [
  ...[undefined, undefined, 'Nairobi', 'Nairobi', 'Nairobi', 'Mombasa', 'Mombasa'],
  ...['Kilimani', 'Westlands', 'Watamu', 'Diani', 'Naivasha', 'Nakuru', 'Kilifi', 'Lamu'],
]
const SORTS = ['createdAt', 'createdAt', 'price', '-price', '-averageRating', '-totalReviews']
const TYPES = [...Array.from({ length: 7 }), 'villa', 'apartment', 'house,apartment']
const AMENITIES = [...Array.from({ length: 6 }), 'wifi', 'wifi,pool', 'parking']
const PAGES = [1, 1, 1, 1, 1, 1, 2, 2, 3, 20]

const DAY_MS = 86_400_000
const dayIn = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** @param round other searches of the same kinds */
export function searches(count, round = 0) {
  const next = chance(round + 1)
  const one = (list) => list[next(list.length)]
  return Array.from({ length: count }, (_, number) => {
    const dates = next(10) < 6 ? 3 + next(200) : 0
    const fields = {
      location: one(PLACES),
      ...(dates && { checkIn: dayIn(dates), checkOut: dayIn(dates + 2 + next(6)) }),
      guests: next(10) < 7 ? 1 + next(6) : undefined,
      /** Makes each one different. */
      minPrice: 1000 + number + round * count,
      maxPrice: next(3) === 0 ? 20_000 + next(20) * 1000 : undefined,
      propertyType: one(TYPES),
      amenities: one(AMENITIES),
      sort: one(SORTS),
      page: one(PAGES),
    }
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  })
}

/** Whole numbers below a bound, by a linear congruence. */
function chance(seed) {
  let state = seed * 7919
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The listing of each as the storefront writes its address: without what goes without saying, and no page past the end. */
export const listings = (count, round) =>
  searches(count, round).map((query) => {
    query.delete('page')
    query.delete('sort', 'createdAt')
    return `/properties?${query}`
  })
