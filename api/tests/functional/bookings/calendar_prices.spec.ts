import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import AuditEvent from '#models/audit_event'
import {
  hostOf,
  idOf,
  least,
  minimum,
  nights,
  price,
  rowsOf,
  set,
} from '#tests/helpers/calendar_nights'
import { day } from '#tests/helpers/days'

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
