import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { BookingFactory } from '#database/factories/booking_factory'
import { nightsOf, todayInNairobi } from '#domain/stay'
import { brokenRule, NO_STAY_RULES, type StayRules } from '#domain/stay_rules'
import { WEEKDAYS, weekdayOf, type Weekday } from '#domain/weekdays'
import User from '#models/user'
import { bodyOf } from '#tests/helpers/answers'
import { day } from '#tests/helpers/days'
import { createProperties, startWithEmptySearch } from '#tests/helpers/search'

const stay = (ahead: number, nights: number) => ({
  checkIn: day(ahead),
  checkOut: day(ahead + nights),
})

type Answer = { data: { _id: number }[]; pagination: { total: number } }

async function found(client: ApiClient, query: object, path = '') {
  const response = await client.get(`/api/v1/properties${path}`).qs(query)
  response.assertStatus(200)
  return bodyOf<Answer>(response)
}

const idsOf = ({ data }: Answer) => data.map(({ _id: id }) => id).sort((one, other) => one - other)

const seldom = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null, freq: 2 })

const seldomDays = fc.option(fc.subarray([...WEEKDAYS], { minLength: 1 }), { nil: [] as Weekday[] })

/** Of dates that do not overlap. */
const anyDates = (nights: fc.Arbitrary<number>) =>
  fc
    .array(fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 9 }), nights), { maxLength: 3 })
    .map((parts) => {
      let next = 0
      return parts.map(([gap, length, count]) => {
        const firstNight = day(next + gap)
        next += gap + length
        return { name: '', firstNight, lastNight: day(next - 1), nights: count }
      })
    })

const anyDays = (nights: fc.Arbitrary<number>) =>
  fc.uniqueArray(fc.record({ day: fc.constantFrom(...WEEKDAYS), nights }), {
    selector: (one) => one.day,
    maxLength: 3,
  })

/** Few rules each, so that many stays are taken. */
const anyRules: fc.Arbitrary<StayRules> = fc
  .record({
    minNights: seldom(5),
    minNightsOn: anyDays(fc.integer({ min: 1, max: 6 })),
    minNightsIn: anyDates(fc.integer({ min: 1, max: 8 })),
    maxNights: fc.option(fc.integer({ min: 4, max: 14 }), { nil: null }),
    maxNightsOn: anyDays(fc.integer({ min: 3, max: 16 })),
    maxNightsIn: anyDates(fc.integer({ min: 2, max: 16 })),
    noticeDays: seldom(9),
    monthsAhead: seldom(3),
    arrivalDays: seldomDays,
    departureDays: seldomDays,
    preparationNights: seldom(3),
  })
  .map((rules) => ({ ...NO_STAY_RULES, ...rules }))

type Slept = { ahead: number; nights: number }[]

const anyPlace = fc.record({
  stayRules: fc.option(anyRules, { nil: null, freq: 6 }),
  slept: fc
    .array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 4 })), { maxLength: 3 })
    .map((parts) => {
      let next = 1
      return parts.map(([gap, nights]): Slept[number] => {
        const ahead = next + gap
        next = ahead + nights
        return { ahead, nights }
      })
    }),
})

const nightsOfAll = (slept: Slept) =>
  slept.flatMap(({ ahead, nights }) => nightsOf(day(ahead), day(ahead + nights)))

test.group('A search with dates asks the rules of the stay', (group) => {
  startWithEmptySearch(group)

  test('a stay too long or too far ahead for any place finds none, with or without rules', async ({
    client,
    assert,
  }) => {
    await createProperties([{ stayRules: null }, { stayRules: { ...NO_STAY_RULES, minNights: 2 } }])
    const counts = []
    for (const wanted of [stay(3, 90), stay(3, 91), stay(540, 2), stay(560, 2)]) {
      const { data } = await found(client, wanted)
      counts.push(data.length)
    }
    assert.deepEqual(counts, [2, 0, 2, 0])
  })

  test('it finds the places whose rules take it and no others, whatever they are', async ({
    client,
    assert,
  }) => {
    const places = fc.sample(anyPlace, { numRuns: 40, seed: 76 })
    const properties = await createProperties(
      places.map(({ stayRules }, at) => ({ title: `Ruled home ${at}`, stayRules }))
    )
    for (const [at, { slept }] of places.entries()) {
      for (const { ahead, nights } of slept) {
        const dates = stay(ahead, nights)
        await BookingFactory.merge({ propertyId: properties[at].id, ...dates }).create()
      }
    }
    const takes = (at: number, wanted: { checkIn: string; checkOut: string }) => {
      const { stayRules, slept } = places[at]
      const taken = nightsOfAll(slept)
      const isFree = nightsOf(wanted.checkIn, wanted.checkOut).every(
        (night) => !taken.includes(night)
      )
      return isFree && brokenRule(wanted, stayRules, todayInNairobi(), taken) === null
    }
    const anyStay = fc.tuple(
      fc.oneof(fc.nat(30), fc.nat(130)),
      fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 16 }))
    )
    let refused = 0
    for (const [ahead, nights] of fc.sample(anyStay, { numRuns: 60, seed: 76 })) {
      const wanted = stay(ahead, nights)
      const expected = properties.filter((_, at) => takes(at, wanted)).map(({ id }) => id)
      const answer = await found(client, { ...wanted, limit: 50 })
      assert.deepEqual(idsOf(answer), expected, JSON.stringify(wanted))
      assert.equal(answer.pagination.total, expected.length)
      refused += properties.length - expected.length
    }
    assert.isAbove(refused, 200)
  })

  test('a rule counts as soon as its host has set it, in pages, by price and on the map', async ({
    client,
    assert,
  }) => {
    const [{ id, hostId }] = await createProperties([
      { title: 'Ruled home', latitude: -1.28, longitude: 36.82 },
    ])
    const host = await User.findOrFail(hostId)
    const wanted = stay(10, 2)
    const shown = async () => {
      const counts = []
      for (const [query, path] of [
        [wanted],
        [{ ...wanted, sort: 'price' }],
        [wanted, '/pins'],
      ] as const) {
        const { data } = await found(client, query, path)
        counts.push(data.length)
      }
      return counts
    }
    const put = async (path: string, body: object) => {
      const response = await client.put(`/api/v1/${path}`).json(body).loginAs(host)
      response.assertStatus(200)
    }
    assert.deepEqual(await shown(), [1, 1, 1])
    await put(`properties/${id}/stay-rules`, {
      minNightsOn: [{ day: weekdayOf(day(10)), nights: 3 }],
    })
    assert.deepEqual(await shown(), [0, 0, 0])
    const dates = { firstNight: day(10), lastNight: day(10) }
    const minimums = (nights: object[]) => ({
      from: day(10),
      to: day(11),
      properties: [{ property: id, minimums: nights }],
    })
    await put('bookings/calendar/minimums', minimums([{ ...dates, nights: 2 }]))
    assert.deepEqual(await shown(), [1, 1, 1])
    await put('bookings/calendar/minimums', minimums([{ ...dates, nights: 4 }]))
    assert.deepEqual(await shown(), [0, 0, 0])
    await put('bookings/calendar/minimums', minimums([]))
    await put(`properties/${id}/stay-rules`, { minNightsOn: [] })
    assert.deepEqual(await shown(), [1, 1, 1])
  })
})
