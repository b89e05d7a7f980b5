import testUtils from '@adonisjs/core/services/test_utils'
import type { Assert } from '@japa/assert'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { MAX_NIGHTS, MONTHS_AHEAD } from '#domain/stay'
import { BROKEN_RULES, NO_STAY_RULES, type StayRules } from '#domain/stay_rules'
import { weekdayOf } from '#domain/weekdays'
import { PLAIN_PRICES } from '#domain/prices'
import User from '#models/user'
import { day } from '#tests/helpers/days'

const LANGUAGES = ['en', 'sw', 'fr']

const stay = (from: number, to: number) => ({ checkIn: day(from), checkOut: day(to) })

/** What a sentence has to have, in whichever language; a day of the week or a date by how it is called there. */
type Figure = number | { weekday: string } | { date: string }

function said(figure: Figure, language: string) {
  if (typeof figure === 'number') return String(figure)
  const name = (format: string, date: string) =>
    DateTime.fromISO(date, { zone: 'utc', locale: language }).toFormat(format)
  return 'weekday' in figure ? name('cccc', figure.weekday) : name('d LLLL y', figure.date)
}

const isDate = (figure: Figure) => typeof figure === 'object' && 'date' in figure

/** The dates first, and without them the rest: their days are figures as well. */
function assertSays(assert: Assert, message: string, figures: Figure[], language: string) {
  let rest = message
  for (const figure of [...figures].sort((one, other) => +isDate(other) - +isDate(one))) {
    const words = new RegExp(`\\b${said(figure, language)}\\b`)
    assert.match(rest, words, message)
    if (isDate(figure)) rest = rest.replace(words, '')
  }
}

const season = (first: number, last: number, nights: number) => {
  return { name: '', firstNight: day(first), lastNight: day(last), nights }
}

/** Each rule that a stay can break, with what its refusal has to name. */
const STAYS: Record<
  (typeof BROKEN_RULES)[number] | `${'min' | 'max'}Nights${'On' | 'In'}` | 'tooLong' | 'tooFar',
  { rules: Partial<StayRules>; dates: ReturnType<typeof stay>; names: Figure[] }
> = {
  notice: { rules: { noticeDays: 11 }, dates: stay(10, 12), names: [11] },
  ahead: { rules: { monthsAhead: 2 }, dates: stay(80, 82), names: [2] },
  arrivalDay: {
    rules: { arrivalDays: [weekdayOf(day(11))] },
    dates: stay(10, 12),
    names: [{ weekday: day(11) }],
  },
  departureDay: {
    rules: { departureDays: [weekdayOf(day(11)), weekdayOf(day(13))] },
    dates: stay(10, 12),
    names: [{ weekday: day(11) }, { weekday: day(13) }],
  },
  minNights: { rules: { minNights: 5 }, dates: stay(10, 12), names: [5] },
  minNightsOn: {
    rules: { minNightsOn: [{ day: weekdayOf(day(10)), nights: 6 }] },
    dates: stay(10, 12),
    names: [6, { weekday: day(10) }],
  },
  minNightsIn: {
    rules: { minNightsIn: [season(9, 10, 7)] },
    dates: stay(10, 12),
    names: [7, { date: day(9) }, { date: day(10) }],
  },
  maxNights: { rules: { maxNights: 8 }, dates: stay(10, 20), names: [8] },
  maxNightsOn: {
    rules: { maxNightsOn: [{ day: weekdayOf(day(10)), nights: 6 }] },
    dates: stay(10, 17),
    names: [6, { weekday: day(10) }],
  },
  maxNightsIn: {
    rules: { maxNightsIn: [season(9, 10, 7)] },
    dates: stay(10, 18),
    names: [7, { date: day(9) }, { date: day(10) }],
  },
  preparation: { rules: { preparationNights: 4 }, dates: stay(32, 34), names: [4] },
  tooLong: { rules: {}, dates: stay(10, 12 + MAX_NIGHTS), names: [MAX_NIGHTS] },
  tooFar: { rules: {}, dates: stay(800, 802), names: [MONTHS_AHEAD] },
}

const period = (first: number, last: number) => {
  return { kind: 'season', name: 'Feast', firstNight: day(first), lastNight: day(last), price: 9 }
}
const set = (first: number, last: number) => {
  return { name: '', firstNight: day(first), lastNight: day(last), price: 9 }
}

/** Each refusal of rules that do not go together, with the figure it is about. */
const RULES: { path: string; body: object; names: Figure[] }[] = [
  { path: 'stay-rules', body: { minNights: 9, maxNights: 3 }, names: [9] },
  {
    path: 'stay-rules',
    body: { minNights: 9, maxNightsIn: [season(40, 50, 4)] },
    names: [9, 4, { date: day(40) }, { date: day(50) }],
  },
  {
    path: 'stay-rules',
    body: { maxNights: 3, arrivalDays: [weekdayOf(day(0))], departureDays: [weekdayOf(day(5))] },
    names: [{ weekday: day(0) }, { weekday: day(5) }, 1, 3],
  },
  { path: 'stay-rules', body: { checkInFrom: '16:00', checkInUntil: '15:00' }, names: [16] },
  {
    path: 'stay-rules',
    body: { minNightsIn: [season(40, 50, 2), season(50, 60, 3)] },
    names: [{ date: day(40) }, { date: day(60) }],
  },
  { path: 'prices', body: { periods: [period(50, 40)] }, names: [{ date: day(50) }] },
  { path: 'prices', body: { periods: [period(1, 800)] }, names: [366] },
  {
    path: 'prices',
    body: { periods: [period(40, 50), period(50, 60)] },
    names: [{ date: day(40) }, { date: day(60) }],
  },
]

test.group('The refusal of a rule', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const messageOf = async (request: ReturnType<ApiClient['get']>, language: string) => {
    const response = await request.header('Accept-Language', language)
    response.assertStatus(422)
    const [{ message }] = response.body().errors as { message: string }[]
    return message
  }

  test('{$i}: of a stay is a sentence with its own figures and days, in each language')
    .with(Object.entries(STAYS))
    .run(async ({ client, assert }, [, { rules, dates, names }]) => {
      const stayRules = { ...NO_STAY_RULES, ...rules }
      const property = await PropertyFactory.merge({ stayRules }).create()
      await BookingFactory.merge({ propertyId: property.id, ...stay(35, 36) }).create()
      const path = `/api/v1/properties/${property.id}/quote`
      for (const language of LANGUAGES) {
        const message = await messageOf(client.get(path).qs(dates), language)
        assertSays(assert, message, names, language)
      }
    })

  test('{$i}: of guests and pets is one with how many it takes')
    .with([
      { asked: { guests: 9 }, names: [7] },
      { asked: { guests: 1, pets: 4 }, names: [3] },
    ])
    .run(async ({ client, assert }, { asked, names }) => {
      const priceRules = { ...PLAIN_PRICES, petsMost: 3 }
      const property = await PropertyFactory.merge({ maxGuests: 7, priceRules }).create()
      const path = `/api/v1/properties/${property.id}/quote`
      for (const language of LANGUAGES) {
        const request = client.get(path).qs({ ...stay(10, 12), ...asked })
        const message = await messageOf(request, language)
        assertSays(assert, message, names, language)
      }
    })

  test('{$i}: that goes with no other is one with the figure it is about, in each language')
    .with(RULES)
    .run(async ({ client, assert }, { path, body, names }) => {
      const property = await PropertyFactory.create()
      const host = await User.findOrFail(property.hostId)
      const url = `/api/v1/properties/${property.id}/${path}`
      for (const language of LANGUAGES) {
        const message = await messageOf(client.put(url).json(body).loginAs(host), language)
        assertSays(assert, message, names, language)
        assert.notMatch(message, /\d{4}-\d\d-\d\d/, 'dates as people write them')
      }
    })

  test('on the calendar is one with the place, its figure and its days, in each language', async ({
    client,
    assert,
  }) => {
    const host = await UserFactory.apply('host').create()
    const stayRules = { ...NO_STAY_RULES, maxNights: 5 }
    const made = { hostId: host.id, title: 'Banda of the reef', stayRules }
    const { id } = await PropertyFactory.merge(made).create()
    const dates = { from: day(20), to: day(25) }
    const title = 'Banda of the reef'
    const calendar = '/api/v1/bookings/calendar'
    const asked: [string, object, Figure[], string[]?][] = [
      [
        'minimums',
        { ...dates, properties: [{ property: id, minimums: [season(20, 24, 6)] }] },
        [5],
        [title],
      ],
      [
        'minimums',
        { ...dates, properties: [{ property: id, minimums: [season(25, 26, 2)] }] },
        [{ date: day(20) }, { date: day(24) }],
      ],
      [
        'prices',
        { ...dates, properties: [{ property: id, currency: 'KES', periods: [set(18, 22)] }] },
        [{ date: day(20) }, { date: day(24) }],
      ],
      [
        'prices',
        { ...dates, properties: [{ property: id, currency: 'USD', periods: [set(20, 22)] }] },
        [],
        [title, 'KES', 'USD'],
      ],
    ]
    for (const language of LANGUAGES) {
      for (const [path, body, names, words = []] of asked) {
        const message = await messageOf(
          client.put(`${calendar}/${path}`).json(body).loginAs(host),
          language
        )
        assertSays(assert, message, names, language)
        for (const one of words) assert.include(message, one)
      }
      const weekdays = [weekdayOf(day(25))]
      const none = await messageOf(
        client
          .post(`${calendar}/weekly-blocks`)
          .json({ properties: [id], ...dates, weekdays })
          .loginAs(host),
        language
      )
      assertSays(assert, none, [{ weekday: day(25) }], language)
    }
  })

  test('is asked of every rule there is', ({ assert }) => {
    assert.includeMembers(Object.keys(STAYS), [...BROKEN_RULES])
  })
})
