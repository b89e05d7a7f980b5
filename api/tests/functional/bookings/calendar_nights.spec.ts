import { randomUUID } from 'node:crypto'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { addDays, todayInNairobi } from '#domain/stay'
import { weekdayOf } from '#domain/weekdays'
import AuditEvent from '#models/audit_event'
import type Property from '#models/property'
import type User from '#models/user'

const day = (ahead: number) => addDays(todayInNairobi(), ahead)
const nights = (from: number, to: number) => ({ from: day(from), to: day(to) })
const url = (path: string) => `/api/v1/bookings/calendar/${path}`
const idOf = ({ id }: Property) => id

async function hostOf(...titles: string[]) {
  const host = await UserFactory.apply('host').create()
  const make = (title: string) => PropertyFactory.merge({ hostId: host.id, title }).create()
  const properties: Property[] = []
  for (const title of titles) properties.push(await make(title))
  return { host, properties }
}

const block = (client: ApiClient, host: User, blocks: object[]) =>
  client.post(url('blocks')).json({ blocks }).loginAs(host)
const unblock = (client: ApiClient, host: User, wanted: object) =>
  client.post(url('unblock')).json(wanted).loginAs(host)
const price = (client: ApiClient, host: User, wanted: object) =>
  client.put(url('prices')).json(wanted).loginAs(host)

const minimum = (client: ApiClient, host: User, wanted: object) =>
  client.put(url('minimums')).json(wanted).loginAs(host)

const weekly = (client: ApiClient, host: User, wanted: object) =>
  client.post(url('weekly-blocks')).json(wanted).loginAs(host)

const least = (first: number, last: number, count: number) => ({
  firstNight: day(first),
  lastNight: day(last),
  nights: count,
})

const set = (first: number, last: number, amount: number) => ({
  firstNight: day(first),
  lastNight: day(last),
  price: amount,
})

async function rowsOf(client: ApiClient, host: User, from: number, to: number) {
  const response = await client
    .get('/api/v1/bookings/calendar')
    .qs({ from: day(from), to: day(to) })
    .loginAs(host)
  return response.body().data as {
    title: string
    nightPrices: number[]
    blocks: object[]
    minimums: object[]
  }[]
}

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

test.group('Nights of several properties | prices', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are set in one call, taken away, and put back as they were', async ({ client, assert }) => {
    const { host, properties } = await hostOf('Room One', 'Room Two')
    const [one, two] = properties.map(idOf)
    await price(client, host, {
      ...nights(3, 6),
      properties: [{ property: two, currency: 'KES', periods: [set(3, 5, 7000)] }],
    })
    const pricesOf = async () => {
      const rows = await rowsOf(client, host, 3, 8)
      return rows.map(({ nightPrices }) => nightPrices)
    }
    const plain = [6500, 6500, 6500, 6500, 6500]
    assert.deepEqual(await pricesOf(), [plain, [7000, 7000, 7000, 6500, 6500]])

    const wanted = [one, two].map((property) => ({
      property,
      currency: 'KES',
      periods: [set(4, 6, 9000.5)],
    }))
    const done = await price(client, host, { ...nights(4, 7), properties: wanted })
    done.assertStatus(200)
    assert.equal(done.body().message, 'Prices updated successfully!')
    const nine = [9000.5, 9000.5, 9000.5]
    assert.deepEqual(await pricesOf(), [
      [6500, ...nine, 6500],
      [7000, ...nine, 6500],
    ])
    const { before } = done.body().data
    assert.deepEqual(before, [
      { property: one, currency: 'KES', periods: [] },
      {
        property: two,
        currency: 'KES',
        periods: [{ ...set(4, 5, 7000), name: '', weekendPrice: null }],
      },
    ])
    const undone = await price(client, host, { ...nights(4, 7), properties: before })
    undone.assertStatus(200)
    assert.deepEqual(await pricesOf(), [plain, [7000, 7000, 7000, 6500, 6500]])
    await properties[0].refresh()
    assert.isNull(properties[0].priceRules)
  })

  test('are what a stay is quoted, and logged', async ({ client, assert }) => {
    const { host, properties } = await hostOf('Room')
    const [id] = properties.map(idOf)
    const wanted = [{ property: id, currency: 'KES', periods: [set(10, 11, 8000)] }]
    await price(client, host, { ...nights(10, 12), properties: wanted })
    const quote = await client
      .get(`/api/v1/properties/${id}/quote`)
      .qs({ checkIn: day(10), checkOut: day(12) })
    assert.containsSubset(quote.body().data.quote.lines[0], {
      kind: 'night',
      quantity: 2,
      amount: 16_000,
    })
    const entry = await AuditEvent.findByOrFail({ action: 'property.priced', subjectId: id })
    assert.deepEqual(entry.after, { periods: [`${day(10)} – ${day(11)}: 8000`] })
  })

  test('of another currency are refused for all, and the place is named; none are taken away in any', async ({
    client,
    assert,
  }) => {
    const { host, properties } = await hostOf('Room One', 'Room Two')
    const [one, two] = properties.map(idOf)
    await properties[1].merge({ currency: 'USD' }).save()
    const wanted = (periods: object[]) => ({
      ...nights(4, 7),
      properties: [one, two].map((property) => ({ property, currency: 'KES', periods })),
    })
    const refused = await price(client, host, wanted([set(4, 6, 9000)]))
    refused.assertStatus(422)
    refused.assertBodyContains({
      errors: [
        {
          field: 'properties.1.currency',
          message:
            'Room Two is priced in USD, not in KES: one price cannot be set for places of different currencies. Nothing was changed.',
        },
      ],
    })
    const untouched = await AuditEvent.query().where('action', 'property.priced')
    assert.lengthOf(untouched, 0)
    const away = await price(client, host, wanted([]))
    away.assertStatus(200)
  })

  test('must be for nights of these dates, each once', async ({ client }) => {
    const { host, properties } = await hostOf('Room')
    const send = (periods: object[], dates = nights(4, 7)) =>
      price(client, host, {
        ...dates,
        properties: [{ property: properties[0].id, currency: 'KES', periods }],
      })
    for (const [periods, field, dates] of [
      [[set(3, 5, 900)], 'properties.0.periods.0.firstNight'],
      [[set(5, 7, 900)], 'properties.0.periods.0.firstNight'],
      [[set(6, 5, 900)], 'properties.0.periods.0.lastNight'],
      [[set(4, 5, 900), set(5, 6, 900)], 'properties.0.periods.1.firstNight'],
      [[set(4, 5, 0)], 'properties.0.periods.0.price'],
      [[], 'to', nights(4, 4)],
      [[], 'to', nights(4, 400)],
    ] as const) {
      const refused = await send([...periods], dates)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
  })

  test('prices of nights that are over make room for new ones; more than there may be are refused', async ({
    client,
    assert,
  }) => {
    const { host, properties } = await hostOf('Room')
    const [room] = properties
    const periods = Array.from({ length: 60 }, (_, at) => ({
      kind: 'night',
      ...set(at * 2, at * 2, 7000),
    }))
    await client.put(`/api/v1/properties/${room.id}/prices`).json({ periods }).loginAs(host)
    const more = {
      ...nights(200, 201),
      properties: [{ property: room.id, currency: 'KES', periods: [set(200, 200, 9000)] }],
    }
    const refused = await price(client, host, more)
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'properties.0.periods' }] })
    await client
      .put(`/api/v1/properties/${room.id}/prices`)
      .json({ periods: [{ ...periods[0], ...set(-3, -3, 7000) }, ...periods.slice(1)] })
      .loginAs(host)
    const done = await price(client, host, more)
    done.assertStatus(200)
    await room.refresh()
    assert.lengthOf(room.priceRules!.periods, 60)
  })
})

test.group('Nights of several properties | nights at least', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are asked of who arrives then, shown, logged, and put back as they were', async ({
    client,
    assert,
  }) => {
    const { host, properties } = await hostOf('Room One', 'Room Two')
    const [one, two] = properties.map(idOf)
    await minimum(client, host, {
      ...nights(10, 13),
      properties: [{ property: two, minimums: [least(10, 12, 2)] }],
    })
    const shown = async () => {
      const rows = await rowsOf(client, host, 9, 20)
      return rows.map(({ minimums }) => minimums)
    }
    const done = await minimum(client, host, {
      ...nights(12, 14),
      properties: [one, two].map((property) => ({ property, minimums: [least(12, 13, 4)] })),
    })
    done.assertStatus(200)
    assert.deepEqual(await shown(), [
      [{ ...nights(12, 14), nights: 4 }],
      [
        { ...nights(10, 12), nights: 2 },
        { ...nights(12, 14), nights: 4 },
      ],
    ])
    const quoted = (checkIn: number, checkOut: number) =>
      client
        .get(`/api/v1/properties/${one}/quote`)
        .qs({ checkIn: day(checkIn), checkOut: day(checkOut) })
    const refused = await quoted(13, 16)
    refused.assertStatus(422)
    const kept = await quoted(13, 17)
    kept.assertStatus(200)
    const through = await quoted(11, 14)
    through.assertStatus(200)
    const entry = await AuditEvent.findByOrFail({
      action: 'property.stayRulesSet',
      subjectId: one,
    })
    assert.containsSubset(entry.after, { minNightsIn: [`${day(12)} – ${day(13)}: 4`] })

    const { before } = done.body().data
    assert.deepEqual(before, [
      { property: one, minimums: [] },
      { property: two, minimums: [{ ...least(12, 12, 2), name: '' }] },
    ])
    const undone = await minimum(client, host, { ...nights(12, 14), properties: before })
    undone.assertStatus(200)
    assert.deepEqual(await shown(), [[], [{ ...nights(10, 13), nights: 2 }]])
    await properties[0].refresh()
    assert.isNull(properties[0].stayRules)
  })

  test('are within the chosen nights, each once, and no more than the nights at most', async ({
    client,
    assert,
  }) => {
    const { host, properties } = await hostOf('Room One', 'Room Two')
    const [one, two] = properties.map(idOf)
    await client.put(`/api/v1/properties/${two}/stay-rules`).json({ maxNights: 5 }).loginAs(host)
    const send = (minimums: object[], dates = nights(4, 7)) =>
      minimum(client, host, {
        ...dates,
        properties: [one, two].map((property) => ({ property, minimums })),
      })
    for (const [minimums, field, dates] of [
      [[least(3, 5, 2)], 'properties.0.minimums.0.firstNight'],
      [[least(5, 7, 2)], 'properties.0.minimums.0.firstNight'],
      [[least(6, 5, 2)], 'properties.0.minimums.0.lastNight'],
      [[least(4, 5, 2), least(5, 6, 3)], 'properties.0.minimums.1.firstNight'],
      [[least(4, 5, 91)], 'properties.0.minimums.0.nights'],
      [[least(4, 5, 6)], 'properties.1.minimums.0.nights'],
      [[], 'to', nights(4, 4)],
    ] as const) {
      const refused = await send([...minimums], dates)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    const rows = await rowsOf(client, host, 3, 9)
    assert.deepEqual(
      rows.map(({ minimums }) => minimums),
      [[], []],
      'all or none'
    )
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
      .post(url('weekly-blocks/undo'))
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
      .post(url('weekly-blocks/undo'))
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
        .post(url('weekly-blocks/undo'))
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
