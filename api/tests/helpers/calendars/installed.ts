import { isDeepStrictEqual } from 'node:util'
import db from '@adonisjs/lucid/services/db'
import { approveBooking } from '#actions/bookings/approve_booking'
import { blockNights } from '#actions/bookings/block_nights'
import { cancelBooking } from '#actions/bookings/cancel_booking'
import { reserveStay } from '#actions/bookings/reserve_stay'
import { unblockNights } from '#actions/bookings/unblock_nights'
import { addFeed } from '#actions/calendars/add_feed'
import { refreshDueFeeds } from '#actions/calendars/refresh_due_feeds'
import { refreshFeed } from '#actions/calendars/refresh_feed'
import { renewCalendarLink } from '#actions/calendars/renew_calendar_link'
import bookingConfig from '#config/booking'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { toNight } from '#domain/stay'
import { NO_STAY_RULES } from '#domain/stay_rules'
import Booking from '#models/booking'
import CalendarFeed from '#models/calendar_feed'
import type User from '#models/user'
import { listFeeds } from '#queries/calendars/list_feeds'
import type { Act, Order, Told } from '#tests/helpers/calendars/installation_process'
import { nightsOfSearch, nightsOfTruth } from '#tests/helpers/nights'

/** Who waits for an answer may hold a few nights only: there are some of them. */
const GUESTS = 12

/** One host with places that follow others, and guests, in the database of this process. */
export class Installed {
  #host!: User
  #guests: User[] = []

  obey(order: Exclude<Order, { clock: number }>) {
    if ('open' in order) return this.#open(order.open)
    if ('follow' in order) return this.#follow(order.follow)
    if ('act' in order) return this.#act(order.act)
    if ('refresh' in order) return this.#refresh(order.refresh)
    if ('tell' in order) return this.#tell(order.tell.place)
    return refreshDueFeeds()
  }

  /** @returns each place with the path of its calendar */
  async #open({ places, preparationNights }: { places: number; preparationNights: number }) {
    bookingConfig.maxPending = 1000
    this.#host = await UserFactory.apply('host').create()
    this.#guests = await UserFactory.createMany(GUESTS)
    const opened = []
    for (let number = 0; number < places; number++) {
      const stayRules = { ...NO_STAY_RULES, preparationNights: number ? preparationNights : null }
      const { id } = await PropertyFactory.merge({ hostId: this.#host.id, stayRules }).create()
      const { secret } = await renewCalendarLink(id, this.#host)
      opened.push({ place: id, path: `/api/v1/calendars/${secret}.ics` })
    }
    return opened
  }

  async #follow({ place, url }: { place: number; url: string }) {
    await addFeed(place, this.#host, { name: 'The other one', url })
  }

  async #refresh({ place, release }: { place: number; release: boolean }) {
    const feed = await CalendarFeed.findByOrFail('propertyId', place)
    await refreshFeed(feed, { mayRelease: release })
  }

  async #act({ deed, place, from, to, pick }: Act) {
    switch (deed) {
      case 'reserve':
        await reserveStay(
          this.#guests[pick % GUESTS],
          {
            ...{ property: place, checkIn: from, checkOut: to },
            ...{ guests: { adults: 1, children: 0, pets: 0 }, specialRequests: null },
          },
          null
        )
        return
      case 'block':
        await blockNights(place, this.#host, { from, to, reason: null })
        return
      case 'unblock':
        await unblockNights(place, this.#host, { from, to })
        return
      case 'approve':
      case 'cancel':
        await this.#answer(deed, place, pick)
    }
  }

  async #answer(deed: 'approve' | 'cancel', place: number, pick: number) {
    const stays = await Booking.query()
      .where('propertyId', place)
      .whereIn('status', deed === 'approve' ? ['pending'] : ['pending', 'confirmed'])
      .orderBy('id')
      .preload('property')
    const stay = stays[pick % (stays.length || 1)]
    if (!stay) return
    await (deed === 'approve' ? approveBooking : cancelBooking)(stay, this.#host, null)
  }

  /** While nobody does anything. */
  async #tell(place: number): Promise<Told> {
    const stays = await Booking.query()
      .where('property_id', place)
      .whereNot('status', 'cancelled')
      .orderBy('id')
    const held = await db.from('booking_nights').where('property_id', place).orderBy('night')
    const [{ feed, conflicts }] = await listFeeds(place)
    return {
      stays: stays.map((stay) => ({
        id: stay.id,
        first: toNight(stay.checkIn),
        end: toNight(stay.checkOut),
      })),
      held: held.map((row) => ({ night: row.night, booking: row.booking_id, feed: row.feed_id })),
      conflicts: conflicts.map(({ first, end, booking }) => ({ booking: booking.id, first, end })),
      state: feed.state,
      isSearchTrue: isDeepStrictEqual(await nightsOfSearch(), await nightsOfTruth()),
    }
  }
}
