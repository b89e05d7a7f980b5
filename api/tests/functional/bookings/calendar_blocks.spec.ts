import { randomUUID } from 'node:crypto'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { BookingFactory } from '#database/factories/booking_factory'
import { UserFactory } from '#database/factories/user_factory'
import { weekdayOf } from '#domain/weekdays'
import AuditEvent from '#models/audit_event'
import {
  block,
  calendarUrl,
  hostOf,
  idOf,
  least,
  minimum,
  nights,
  price,
  rowsOf,
  set,
  unblock,
  weekly,
} from '#tests/helpers/calendar_nights'
import { atNoon, day } from '#tests/helpers/days'

test.group('Nights of several properties | blocks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are blocked in one call, logged place by place, and come back together', async ({
    client,
    assert,
  }) => {
    const { host, properties } = await hostOf('Room One', 'Room Two')
    const [one, two] = properties.map(idOf)
    const blocks = [
      { property: one, ...nights(5, 7), reason: 'Painting' },
      { property: two, ...nights(5, 8) },
    ]
    const blocked = await block(client, host, blocks)
    blocked.assertStatus(201)
    assert.deepEqual(blocked.body().data.blocks, [
      { ...blocks[0], nights: 2 },
      { ...blocks[1], reason: null, nights: 3 },
    ])
    const entries = await AuditEvent.query().where('action', 'property.nightsBlocked')
    assert.sameMembers(
      entries.map(({ subjectId }) => subjectId),
      [one, two]
    )

    const freed = await unblock(client, host, { properties: [one, two], ...nights(6, 20) })
    freed.assertStatus(200)
    const { before, nights: count } = freed.body().data
    assert.equal(count, 3)
    assert.deepEqual(before, [
      { property: one, ...nights(6, 7), reason: 'Painting' },
      { property: two, ...nights(6, 8), reason: null },
    ])
    const again = await block(client, host, before)
    again.assertStatus(201)
    const rows = await rowsOf(client, host, 0, 20)
    assert.deepEqual(
      rows.map((row) => row.blocks),
      [
        [{ ...nights(5, 7), nights: 2, reason: 'Painting', calendar: null }],
        [{ ...nights(5, 8), nights: 3, reason: null, calendar: null }],
      ]
    )
  })

  test('a night that is taken in one of them blocks none, and is named', async ({
    client,
    assert,
  }) => {
    const { host, properties } = await hostOf('Room One', 'Room Two')
    const [one, two] = properties.map(idOf)
    await BookingFactory.apply('confirmed')
      .merge({ propertyId: two, checkIn: day(6), checkOut: day(8) })
      .create()
    const wanted = [one, two].map((property) => ({ property, ...nights(5, 9) }))
    const refused = await block(client, host, wanted)
    refused.assertStatus(409)
    const night = DateTime.fromISO(day(6)).setLocale('en').toFormat('ccc d LLL y')
    refused.assertBodyContains({
      code: 'E_DATES_TAKEN',
      message: `Not all of these nights are free: Room Two is taken on ${night}. Nothing was blocked.`,
    })
    assert.lengthOf(await db.from('booking_nights').where('property_id', one), 0)
  })

  test('what is over does not come back: it could not be blocked again', async ({
    client,
    assert,
  }) => {
    const { host, properties } = await hostOf('Room')
    const [id] = properties.map(idOf)
    await block(client, host, [{ property: id, ...nights(0, 2) }])
    await db.from('booking_nights').where('property_id', id).decrement('night', 1)
    const freed = await unblock(client, host, { properties: [id], ...nights(-5, 5) })
    assert.equal(freed.body().data.nights, 2)
    assert.deepEqual(freed.body().data.before, [{ property: id, ...nights(0, 1), reason: null }])
  })

  test('are done once under a key', async ({ client, assert }) => {
    const { host, properties } = await hostOf('Room')
    const send = () =>
      block(client, host, [{ property: properties[0].id, ...nights(3, 4) }]).header(
        'Idempotency-Key',
        'block-once'
      )
    const first = await send()
    const second = await send()
    second.assertStatus(201)
    assert.deepEqual(second.body(), first.body())
  })
})

test.group('Nights of several properties | every week', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the free ones of some weekdays are blocked at once, and exactly these come back', async ({
    client,
    assert,
  }) => {
    const { host, properties } = await hostOf('Room One', 'Room Two')
    const [one, two] = properties.map(idOf)
    const weekdays = [weekdayOf(day(5)), weekdayOf(day(6))]
    await BookingFactory.merge({ propertyId: one, checkIn: day(12), checkOut: day(14) }).create()
    await block(client, host, [{ property: two, ...nights(5, 6), reason: 'Painting' }])
    const done = await weekly(client, host, {
      properties: [one, two],
      ...nights(5, 21),
      weekdays,
      reason: 'Market days',
    })
    done.assertStatus(201)
    const { block: named, blocks } = done.body().data
    assert.deepEqual(blocks, [
      { property: one, ...nights(5, 7) },
      { property: one, ...nights(19, 21) },
      { property: two, ...nights(6, 7) },
      { property: two, ...nights(12, 14) },
      { property: two, ...nights(19, 21) },
    ])
    const entry = await AuditEvent.findByOrFail({
      action: 'property.nightsBlocked',
      subjectId: one,
    })
    assert.containsSubset(entry.after, { weekdays })
    const none = await weekly(client, host, { properties: [one], ...nights(5, 21), weekdays })
    none.assertStatus(409)

    const again = { properties: [one], ...nights(5, 6) }
    await unblock(client, host, again)
    await block(client, host, [{ property: one, ...nights(5, 6) }])
    const undone = await client
      .post(calendarUrl('weekly-blocks/undo'))
      .json({ block: named, properties: [one, two] })
      .loginAs(host)
    undone.assertStatus(200)
    assert.equal(undone.body().data.nights, 8)
    const rows = await rowsOf(client, host, 4, 22)
    assert.deepEqual(
      rows.map((row) => row.blocks.length),
      [1, 1],
      'what was blocked before or since stays'
    )
  })

  test('a year and a half of them at all places of a page comes back by one name, and what is freed of them in calls of two hundred', async ({
    client,
    assert,
  }) => {
    const { host, properties } = await hostOf(...Array<string>(20).fill('Room'))
    const ids = properties.map(idOf)
    const dates = nights(1, 540)
    const weekdays = [weekdayOf(day(1)), weekdayOf(day(3)), weekdayOf(day(5))]
    const first = await weekly(client, host, { properties: ids, ...dates, weekdays })
    first.assertStatus(201)
    const { block: named, blocks } = first.body().data
    assert.isAbove(blocks.length, 4000)
    const undone = await client
      .post(calendarUrl('weekly-blocks/undo'))
      .json({ block: named, properties: ids })
      .loginAs(host)
    undone.assertStatus(200)
    assert.equal(undone.body().data.nights, blocks.length)

    await weekly(client, host, { properties: ids, ...dates, weekdays, reason: 'x'.repeat(200) })
    const freed = await unblock(client, host, { properties: ids, ...dates })
    const { before } = freed.body().data
    assert.lengthOf(before, blocks.length)
    const tooMany = await block(client, host, before.slice(0, 201))
    tooMany.assertStatus(422)
    const back = await block(client, host, before.slice(-200))
    back.assertStatus(201)
  }).timeout(60_000)

  test('is answered again for its key, though its first night is over by then', async ({
    client,
    assert,
  }) => {
    /** Keys are kept for a day. */
    atNoon()
    const { host, properties } = await hostOf('Room')
    const wanted = {
      properties: properties.map(idOf),
      ...nights(0, 14),
      weekdays: [weekdayOf(day(0))],
    }
    const asked = () => weekly(client, host, wanted).header('Idempotency-Key', 'block-of-a-night')
    const first = await asked()
    first.assertStatus(201)
    freezeTime(new Date(`${day(1)}T00:01:00+03:00`))
    const again = await asked()
    assert.deepEqual(again.body().data, first.body().data)
  })

  test('is refused for dates past, in the wrong order, too far apart or without such a night', async ({
    client,
  }) => {
    const { host, properties } = await hostOf('Room')
    const ids = properties.map(idOf)
    for (const [dates, field] of [
      [nights(-1, 5), 'from'],
      [nights(5, 5), 'to'],
      [nights(1, 600), 'to'],
      [nights(5, 6), 'weekdays'],
    ] as const) {
      const weekdays = [weekdayOf(day(4))]
      const refused = await weekly(client, host, { properties: ids, ...dates, weekdays })
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
  })
})

test.group('Nights of several properties | whose', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('somebody else’s place is not found, and nothing is done to one’s own', async ({
    client,
    assert,
  }) => {
    const { host, properties } = await hostOf('Room')
    const other = await hostOf('Other')
    const ids = [properties[0].id, other.properties[0].id]
    const tries = [
      block(
        client,
        host,
        ids.map((property) => ({ property, ...nights(3, 4) }))
      ),
      minimum(client, host, {
        ...nights(3, 4),
        properties: ids.map((property) => ({ property, minimums: [least(3, 3, 2)] })),
      }),
      weekly(client, host, { properties: ids, ...nights(3, 20), weekdays: ['monday'] }),
      client
        .post(calendarUrl('weekly-blocks/undo'))
        .json({ block: randomUUID(), properties: ids })
        .loginAs(host),
      unblock(client, host, { properties: ids, ...nights(3, 4) }),
      price(client, host, {
        ...nights(3, 4),
        properties: ids.map((property) => ({
          property,
          currency: 'KES',
          periods: [set(3, 3, 900)],
        })),
      }),
    ]
    for (const refused of tries) {
      const response = await refused
      response.assertStatus(404)
    }
    await properties[0].refresh()
    assert.isNull(properties[0].priceRules)
    assert.lengthOf(await db.from('booking_nights').whereIn('property_id', ids), 0)

    const admin = await UserFactory.apply('admin').create()
    const done = await block(
      client,
      admin,
      ids.map((property) => ({ property, ...nights(3, 4) }))
    )
    done.assertStatus(201)
    await properties[0].merge({ deletedAt: DateTime.now() }).save()
    const gone = await unblock(client, host, { properties: [properties[0].id], ...nights(3, 4) })
    gone.assertStatus(404)
  })
})
