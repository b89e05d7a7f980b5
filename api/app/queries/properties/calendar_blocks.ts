import { blocksOf, type Block, type BlockedNight } from '#domain/calendar_blocks'
import { fromNight, nightsOverlap } from '#domain/stay'
import { reader } from '#services/database/reader'

type Nights = { first: number; end: number }
type Owned = { property_id: number }

/** How far a block is followed beyond the days on show: two years. */
const MOST_BESIDE = 730

/**
 * The blocks of these properties that have some of these nights, whole. Beyond the nights they are read where a block touches the first or the last
 * of them alone: all there is of a host's past would be tens of thousands. Three queries.
 */
export async function blocksIn(ids: number[], { first, end }: Nights) {
  const shown = await blockedIn(ids, { first, end })
  const blockedOn = (night: number) =>
    shown.flatMap((one) => (one.night === night ? one.property_id : []))
  const [before, after] = await Promise.all([
    blockedIn(blockedOn(first), { first: first - MOST_BESIDE, end: first }),
    blockedIn(blockedOn(end - 1), { first: end, end: end + MOST_BESIDE }),
  ])
  const nights = Map.groupBy([...before, ...shown, ...after], ({ property_id: of }) => of)
  const isIn = ({ from, to }: Block) => nightsOverlap(from, to, fromNight(first), fromNight(end))
  return (id: number) => blocksOf(nights.get(id) ?? []).filter(isIn)
}

function blockedIn(ids: number[], { first, end }: Nights): Promise<(BlockedNight & Owned)[]> {
  return reader()
    .from('booking_nights')
    .whereIn('booking_nights.property_id', ids)
    .where('night', '>=', first)
    .where('night', '<', end)
    .whereNull('booking_id')
    .leftJoin('calendar_feeds', 'calendar_feeds.id', 'booking_nights.feed_id')
    .select('booking_nights.property_id', 'night', 'reason', 'calendar_feeds.name as calendar')
    .orderBy(['booking_nights.property_id', 'night'])
}
