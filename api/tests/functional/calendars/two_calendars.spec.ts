import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { cancelBooking } from '#actions/bookings/cancel_booking'
import { blockNights } from '#actions/bookings/block_nights'
import { reserveStay } from '#actions/bookings/reserve_stay'
import { unblockNights } from '#actions/bookings/unblock_nights'
import { refreshFeed } from '#actions/calendars/refresh_feed'
import { renewCalendarLink } from '#actions/calendars/renew_calendar_link'
import bookingConfig from '#config/booking'
import calendarsConfig from '#config/calendars'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { addDays, nightCount, todayInNairobi } from '#domain/stay'
import { Refusal } from '#exceptions/refusal'
import Booking from '#models/booking'
import CalendarFeed from '#models/calendar_feed'
import type Property from '#models/property'
import User from '#models/user'
import { sealUrl } from '#services/calendars/sealed_url'
import { catchLetters } from '#tests/helpers/letters'
import { nightsOfSearch, nightsOfTruth } from '#tests/helpers/nights'

const day = (ahead: number) => addDays(todayInNairobi(), ahead)

/** An hour, looked at every quarter, with what people do in between. */
const ROUNDS = 4
const DEEDS = 12

/** The same for the same seed. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

type Side = { property: Property; host: User; feed: CalendarFeed }

test.group('Two places that follow each other', (group) => {
  catchLetters(group)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    calendarsConfig.allowsPrivate = true
    const { maxPending } = bookingConfig
    bookingConfig.maxPending = 1000
    return () => {
      calendarsConfig.allowsPrivate = false
      bookingConfig.maxPending = maxPending
    }
  })

  async function sides(): Promise<[Side, Side]> {
    const places = await Promise.all([PropertyFactory.create(), PropertyFactory.create()])
    const hosts = await Promise.all(places.map(({ hostId }) => User.findOrFail(hostId)))
    const links = [
      await renewCalendarLink(places[0].id, hosts[0]),
      await renewCalendarLink(places[1].id, hosts[1]),
    ]
    const follow = (property: Property, secret: string) => {
      const { HOST: host, PORT: port } = process.env
      return CalendarFeed.create({
        propertyId: property.id,
        name: 'The other one',
        sealedUrl: sealUrl(new URL(`http://${host}:${port}/api/v1/calendars/${secret}.ics`)),
        host: 'localhost',
        state: 'new',
        failures: 0,
        held: 0,
        nextAt: DateTime.utc(),
      })
    }
    return [
      {
        property: places[0],
        host: hosts[0],
        feed: await follow(places[0], links[1].secret),
      },
      {
        property: places[1],
        host: hosts[1],
        feed: await follow(places[1], links[0].secret),
      },
    ]
  }

  const nightsWhere = async ({ property }: Side, kind: 'own' | 'imported') => {
    const rows = db.from('booking_nights').where('property_id', property.id).orderBy('night')
    if (kind === 'own') rows.whereNull('feed_id')
    else rows.whereNotNull('feed_id')
    const found: { night: number }[] = await rows
    return found.map(({ night }) => night)
  }

  const refresh = async ({ feed }: Side) => refreshFeed(await CalendarFeed.findOrFail(feed.id))

  for (const seed of [1, 2, 3]) {
    test(`lose, double and orphan no night, whatever happens (${seed})`, async ({ assert }) => {
      const [one, other] = await sides()
      const guest = await UserFactory.create()
      const roll = dice(seed)
      for (let round = 0; round < ROUNDS; round++) {
        for (let deed = 0; deed < DEEDS; deed++) {
          const side = [one, other][roll(2)]
          await orRefused(() => act(side, guest, roll))
        }
        await refresh([one, other][roll(2)])
      }
      for (let look = 0; look < 4; look++) {
        await refresh(one)
        await refresh(other)
      }
      for (const [here, there] of [
        [one, other],
        [other, one],
      ]) {
        const own = await nightsWhere(here, 'own')
        const wanted = await nightsWhere(there, 'own')
        assert.deepEqual(
          await nightsWhere(here, 'imported'),
          wanted.filter((night) => !own.includes(night))
        )
        const held = await db
          .from('booking_nights')
          .join('bookings', 'bookings.id', 'booking_nights.booking_id')
          .where('bookings.property_id', here.property.id)
        const stays = await Booking.query()
          .where('property_id', here.property.id)
          .whereNot('status', 'cancelled')
        const nights = stays.reduce((sum, stay) => sum + nightCount(stay.checkIn, stay.checkOut), 0)
        assert.lengthOf(held, nights, 'every booking has its nights')
      }
      assert.deepEqual(await nightsOfSearch(), await nightsOfTruth())
    }).timeout(60_000)
  }

  async function act(side: Side, guest: User, roll: (below: number) => number) {
    const { property, host } = side
    const from = 2 + roll(30)
    const to = from + 1 + roll(4)
    switch (roll(5)) {
      case 0:
      case 1:
        return reserveStay(
          guest,
          {
            property: property.id,
            checkIn: day(from),
            checkOut: day(to),
            guests: { adults: 1, children: 0, pets: 0 },
            specialRequests: null,
          },
          null
        )
      case 2:
        return blockNights(property.id, host, { from: day(from), to: day(to), reason: null })
      case 3:
        return unblockNights(property.id, host, { from: day(from), to: day(to) })
      default: {
        const stays = await Booking.query()
          .where({ propertyId: property.id, status: 'pending' })
          .preload('property')
        const stay = stays[roll(stays.length || 1)]
        return stay && cancelBooking(stay, host, null)
      }
    }
  }

  /** What is taken is refused, here as anywhere. */
  async function orRefused(deed: () => Promise<unknown>) {
    try {
      await deed()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
})
