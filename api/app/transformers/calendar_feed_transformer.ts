import { BaseTransformer } from '@adonisjs/core/transformers'
import { fromNight } from '#domain/stay'
import type { FeedConflict, FeedRow } from '#models/shapes'
import { isoTime } from '#services/iso_time'

/** For whoever manages the property. The address stays here: it opens that site's calendar to anybody. */
export default class CalendarFeedTransformer extends BaseTransformer<FeedRow> {
  toObject() {
    const { feed, nights, conflicts } = this.resource
    return {
      _id: feed.id,
      name: feed.name,
      site: feed.host,
      state: feed.state,
      failure: feed.failure,
      held: feed.held,
      nights,
      triedAt: isoTime(feed.triedAt ?? null),
      fetchedAt: isoTime(feed.fetchedAt ?? null),
      nextAt: isoTime(feed.nextAt),
      conflicts: conflicts.map((conflict) => conflictObject(conflict)),
    }
  }
}

function conflictObject({ id, first, end, booking }: FeedConflict) {
  const { status, checkIn, checkOut, firstName } = booking
  return {
    _id: id,
    from: fromNight(first),
    to: fromNight(end),
    booking: { _id: booking.id, status, checkIn, checkOut, guest: { firstName } },
  }
}
