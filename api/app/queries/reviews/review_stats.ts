import type { AspectRatings } from '#domain/reviews'
import { reader } from '#services/database/reader'

/** Sums of ratings per number of stars. */
type StarGroup = AspectRatings & { rating: number; total: number }

export type ReviewStats = {
  averageRating: number
  totalReviews: number
  distribution: Record<1 | 2 | 3 | 4 | 5, number>
  ratings: AspectRatings
}

/** Averages with two decimals, 0 without reviews. */
export async function reviewStats(propertyId: number): Promise<ReviewStats> {
  const groups = await starGroups(propertyId)
  const sum = (points: (group: StarGroup) => number) =>
    groups.reduce((all, group) => all + points(group), 0)

  const total = sum((group) => group.total)
  const average = (points: number) => (total ? Math.round((points * 100) / total) / 100 : 0)
  const countOf = (stars: number) => groups.find(({ rating }) => rating === stars)?.total ?? 0
  return {
    averageRating: average(sum((group) => group.rating * group.total)),
    totalReviews: total,
    distribution: { 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 5: countOf(5) },
    ratings: {
      cleanliness: average(sum((group) => group.cleanliness)),
      communication: average(sum((group) => group.communication)),
      checkIn: average(sum((group) => group.checkIn)),
      accuracy: average(sum((group) => group.accuracy)),
      location: average(sum((group) => group.location)),
      value: average(sum((group) => group.value)),
    },
  }
}

async function starGroups(propertyId: number): Promise<StarGroup[]> {
  return reader()
    .from('reviews')
    .where({ property_id: propertyId, status: 'visible' })
    .groupBy('rating')
    .select('rating')
    .count('* as total')
    .sum('cleanliness_rating as cleanliness')
    .sum('communication_rating as communication')
    .sum('check_in_rating as checkIn')
    .sum('accuracy_rating as accuracy')
    .sum('location_rating as location')
    .sum('value_rating as value')
}
