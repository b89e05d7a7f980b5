import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { Block } from '#domain/calendar_blocks'
import { nightsOf } from '#domain/stay'
import CalendarFeed from '#models/calendar_feed'
import type User from '#models/user'
import { day } from '#tests/helpers/days'

type Why = { reason?: string; feed?: CalendarFeed }

/** [from, to, nights, why] of the blocks of each property, in days from today. */
async function blocksFor(client: ApiClient, host: User, from: number, to: number) {
  const response = await client
    .get('/api/v1/bookings/calendar')
    .qs({ from: day(from), to: day(to) })
    .loginAs(host)
  return response
    .body()
    .data.map((row: { blocks: Block[] }) =>
      row.blocks.map((one) => [one.from, one.to, one.nights, one.calendar ?? one.reason])
    )
}

async function block(property: number, from: number, to: number, { reason, feed }: Why = {}) {
  await db.table('booking_nights').multiInsert(
    nightsOf(day(from), day(to)).map((night) => ({
      property_id: property,
      night,
      reason: reason ?? null,
      feed_id: feed?.id ?? null,
    }))
  )
}

const follow = (propertyId: number, name: string) =>
  CalendarFeed.create({
    propertyId,
    name,
    sealedUrl: 'sealed',
    host: 'example.com',
    state: 'new',
    failures: 0,
    held: 0,
    nextAt: DateTime.utc(),
  })

test.group('Blocks that go on beside the days on show', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function homes(...titles: string[]) {
    const host = await UserFactory.apply('host').create()
    const made = titles.map((title) => PropertyFactory.merge({ hostId: host.id, title }).create())
    return { host, homes: await Promise.all(made) }
  }

  test('are stated whole, and nothing else with them', async ({ client, assert }) => {
    const {
      host,
      homes: [acacia, baobab],
    } = await homes('Acacia', 'Baobab')
    await block(acacia.id, 10, 12, { reason: 'Family' })
    await block(acacia.id, 12, 20, { reason: 'Painting' })
    await block(acacia.id, 20, 23)
    await block(acacia.id, 24, 26)
    const airbnb = await follow(baobab.id, 'Airbnb')
    await block(baobab.id, 11, 13, { feed: await follow(baobab.id, 'Vrbo') })
    await block(baobab.id, 13, 17, { feed: airbnb })
    const stay = { propertyId: baobab.id, checkIn: day(17), checkOut: day(18) }
    await BookingFactory.merge(stay).create()
    await block(baobab.id, 18, 19, { feed: airbnb })

    const painting = [day(12), day(20), 8, 'Painting']
    const taken = [day(13), day(17), 4, 'Airbnb']
    assert.deepEqual(await blocksFor(client, host, 15, 16), [[painting], [taken]])
    assert.deepEqual(await blocksFor(client, host, 13, 17), [[painting], [taken]])
    assert.deepEqual(await blocksFor(client, host, 16, 22), [
      [painting, [day(20), day(23), 3, null]],
      [taken, [day(18), day(19), 1, 'Airbnb']],
    ])
    assert.deepEqual(await blocksFor(client, host, 23, 24), [[], []])
  })

  test('are stated for two years on either side at most', async ({ client, assert }) => {
    const {
      host,
      homes: [twiga],
    } = await homes('Twiga House')
    for (const from of [-800, -400, 0, 400]) await block(twiga.id, from, from + 400)
    assert.deepEqual(await blocksFor(client, host, 0, 7), [[[day(-730), day(737), 1467, null]]])
  })
})
