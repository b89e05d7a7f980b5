import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { lastDayWithin, todayInNairobi } from '#domain/stay'
import { weekdayOf, WEEKDAYS } from '#domain/weekdays'
import AuditEvent from '#models/audit_event'
import User from '#models/user'
import { day } from '#tests/helpers/days'

const url = (id: number) => `/api/v1/properties/${id}/stay-rules`
const stay = (from: number, to: number) => ({ checkIn: day(from), checkOut: day(to) })

const season = (first: number, last: number, nights: number) => ({
  firstNight: day(first),
  lastNight: day(last),
  nights,
})

async function listing() {
  const property = await PropertyFactory.create()
  return { property, host: await User.findOrFail(property.hostId) }
}

const otherDays = WEEKDAYS.filter((weekday) => weekday !== weekdayOf(day(10)))

const BROKEN = [
  {
    rules: { minNights: 3 },
    dates: stay(10, 12),
    kept: stay(10, 13),
    field: 'checkOut',
    message: 'Stays here are 3 nights or more.',
  },
  {
    rules: { maxNights: 1 },
    dates: stay(10, 12),
    kept: stay(10, 11),
    field: 'checkOut',
    message: 'Stays here are 1 night at most.',
  },
  {
    rules: { noticeDays: 11 },
    dates: stay(10, 12),
    kept: stay(12, 13),
    field: 'checkIn',
    message: 'Stays here are booked at least 11 days before arrival.',
  },
  {
    rules: { monthsAhead: 1 },
    dates: stay(40, 42),
    kept: stay(10, 12),
    field: 'checkIn',
    message: 'Stays here begin at most 1 month from today.',
  },
  {
    rules: { arrivalDays: [...otherDays] },
    dates: stay(10, 12),
    kept: stay(11, 12),
    field: 'checkIn',
    message: /^Guests arrive here on (\w+day, ){4}\w+day,? or \w+day\.$/,
  },
  {
    rules: { departureDays: [...otherDays] },
    dates: stay(8, 10),
    kept: stay(8, 11),
    field: 'checkOut',
    message: /^Guests leave here on (\w+day, ){4}\w+day,? or \w+day\.$/,
  },
  {
    rules: { minNights: 1, minNightsOn: [{ day: weekdayOf(day(10)), nights: 3 }] },
    dates: stay(10, 12),
    kept: stay(11, 12),
    field: 'checkOut',
    message: /^Stays that begin on \w+day are 3 nights or more\.$/,
  },
  {
    rules: {
      minNights: 1,
      minNightsOn: [{ day: weekdayOf(day(10)), nights: 1 }],
      minNightsIn: [{ name: 'Feast', firstNight: day(9), lastNight: day(10), nights: 3 }],
    },
    dates: stay(10, 12),
    kept: stay(11, 12),
    field: 'checkOut',
    message:
      /^Stays that begin on these days are 3 nights or more: \d+ \w+ \d{4} – \d+ \w+ \d{4}\.$/,
  },
  {
    rules: { maxNights: 9, maxNightsOn: [{ day: weekdayOf(day(10)), nights: 2 }] },
    dates: stay(10, 13),
    kept: stay(11, 14),
    field: 'checkOut',
    message: /^Stays that begin on \w+day are 2 nights at most\.$/,
  },
  {
    rules: {
      maxNights: 1,
      maxNightsOn: [{ day: weekdayOf(day(10)), nights: 9 }],
      maxNightsIn: [{ name: 'Feast', firstNight: day(9), lastNight: day(10), nights: 2 }],
    },
    dates: stay(10, 13),
    kept: stay(9, 11),
    field: 'checkOut',
    message:
      /^Stays that begin on these days are 2 nights at most: \d+ \w+ \d{4} – \d+ \w+ \d{4}\.$/,
  },
]

const NEXT_YEAR = Number(todayInNairobi().slice(0, 4)) + 1

test.group('Rules of stays', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{$i}: quote, availability and reservation refuse alike, in the rule’s words')
    .with(BROKEN)
    .run(async ({ client, assert }, { rules, dates, kept, field, message }) => {
      const { property, host } = await listing()
      const guest = await UserFactory.create()
      const set = await client.put(url(property.id)).json(rules).loginAs(host)
      set.assertStatus(200)
      const ask = (asked: { checkIn: string; checkOut: string }) => [
        client.get(`/api/v1/properties/${property.id}/quote`).qs(asked),
        client.get(`/api/v1/properties/${property.id}/bookings/availability`).qs(asked),
        client.post(`/api/v1/bookings/properties/${property.id}/check-availability`).json(asked),
        client
          .post('/api/v1/bookings')
          .json({ property: property.id, ...asked, guests: { adults: 1 } })
          .loginAs(guest),
      ]
      for (const request of ask(dates)) {
        const response = await request
        response.assertStatus(422)
        const [error] = response.body().errors
        assert.equal(error.field, field)
        assert.match(
          error.message,
          message instanceof RegExp ? message : new RegExp(`^${message}$`)
        )
      }
      for (const request of ask(kept)) {
        const response = await request
        assert.include([200, 201], response.status())
      }
    })

  test('the page of the place says them, in the reader’s language', async ({ client, assert }) => {
    const { property, host } = await listing()
    await client
      .put(url(property.id))
      .json({
        minNights: 2,
        minNightsOn: [
          { day: 'sunday', nights: 3 },
          { day: 'monday', nights: null },
          { day: 'friday', nights: 3 },
        ],
        minNightsIn: [
          {
            name: 'Christmas',
            firstNight: `${NEXT_YEAR}-12-20`,
            lastNight: `${NEXT_YEAR + 1}-01-02`,
            nights: 5,
          },
          { firstNight: `${NEXT_YEAR + 1}-03-01`, lastNight: `${NEXT_YEAR + 1}-03-01`, nights: 5 },
          { firstNight: day(-9), lastNight: day(-1), nights: 4 },
        ],
        maxNightsOn: [
          { day: 'sunday', nights: 7 },
          { day: 'monday', nights: null },
        ],
        maxNightsIn: [
          {
            name: 'Easter',
            firstNight: `${NEXT_YEAR + 1}-04-13`,
            lastNight: `${NEXT_YEAR + 1}-04-17`,
            nights: 4,
          },
          { firstNight: day(-9), lastNight: day(-1), nights: 5 },
        ],
        noticeDays: 3,
        monthsAhead: 6,
        arrivalDays: ['sunday', 'friday'],
        departureDays: ['monday'],
        preparationNights: 1,
      })
      .loginAs(host)
    const rulesIn = async (language: string) => {
      const page = await client
        .get(`/api/v1/properties/${property.id}`)
        .header('Accept-Language', language)
      return page.body().data.stayRules
    }
    const { sentences, ...rules } = await rulesIn('en')
    assert.deepEqual(rules, {
      minNights: 2,
      minNightsOn: [
        { day: 'friday', nights: 3 },
        { day: 'sunday', nights: 3 },
      ],
      minNightsIn: [
        {
          name: 'Christmas',
          firstNight: `${NEXT_YEAR}-12-20`,
          lastNight: `${NEXT_YEAR + 1}-01-02`,
          nights: 5,
        },
        {
          name: '',
          firstNight: `${NEXT_YEAR + 1}-03-01`,
          lastNight: `${NEXT_YEAR + 1}-03-01`,
          nights: 5,
        },
      ],
      maxNights: null,
      maxNightsOn: [{ day: 'sunday', nights: 7 }],
      maxNightsIn: [
        {
          name: 'Easter',
          firstNight: `${NEXT_YEAR + 1}-04-13`,
          lastNight: `${NEXT_YEAR + 1}-04-17`,
          nights: 4,
        },
      ],
      noticeDays: 3,
      monthsAhead: 6,
      arrivalDays: ['friday', 'sunday'],
      departureDays: ['monday'],
      preparationNights: 1,
      instantBooking: false,
      cancellationPolicy: 'free',
      checkInFrom: null,
      checkInUntil: null,
      checkOutUntil: null,
      firstArrival: day(3),
      lastArrival: lastDayWithin(day(0), 6),
    })
    assert.deepEqual(sentences, [
      'Stays here are booked at least 3 days before arrival.',
      'Stays here begin at most 6 months from today.',
      'Guests arrive here on Friday or Sunday.',
      'Guests leave here on Monday.',
      'Stays here are 2 nights or more.',
      'Stays that begin on Friday or Sunday are 3 nights or more.',
      `Stays that begin on these days are 5 nights or more: 20 December ${NEXT_YEAR} – 2 January ${NEXT_YEAR + 1}; 1 March ${NEXT_YEAR + 1}.`,
      'Stays that begin on Sunday are 7 nights at most.',
      `Stays that begin on these days are 4 nights at most: 13 April ${NEXT_YEAR + 1} – 17 April ${NEXT_YEAR + 1}.`,
      'Between two stays 1 night is kept free here.',
    ])
    const swahili = await rulesIn('sw')
    assert.include(swahili.sentences, 'Wageni huwasili hapa siku ya Ijumaa au Jumapili.')
    const french = await rulesIn('fr')
    assert.include(french.sentences, 'On arrive ici le vendredi ou dimanche.')
    assert.include(french.sentences, 'Entre deux séjours, 1 nuit reste libre ici.')
  })

  test('null takes a rule away, all days are no rule, and the log has what changed', async ({
    client,
    assert,
  }) => {
    const { property, host } = await listing()
    const put = (rules: object) => client.put(url(property.id)).json(rules).loginAs(host)
    await put({ minNights: 3, maxNights: 9 })
    const changed = await put({ minNights: null, arrivalDays: [...WEEKDAYS] })
    assert.containsSubset(changed.body().data.stayRules, { minNights: null, maxNights: 9 })
    const entry = await AuditEvent.query().orderBy('id', 'desc').firstOrFail()
    assert.containsSubset(entry.$attributes, {
      action: 'property.stayRulesSet',
      before: { minNights: 3 },
      after: { minNights: null },
    })
    const none = await put({ maxNights: null })
    assert.isNull(none.body().data.stayRules)
  })

  test('{field} is refused when it cannot be')
    .with([
      { rules: { minNights: 5, maxNights: 4 }, field: 'maxNights' },
      { rules: { minNights: 91 }, field: 'minNights' },
      { rules: { maxNights: 0 }, field: 'maxNights' },
      { rules: { noticeDays: 366 }, field: 'noticeDays' },
      { rules: { monthsAhead: 19 }, field: 'monthsAhead' },
      { rules: { arrivalDays: ['someday'] }, field: 'arrivalDays.0' },
      { rules: { minNightsOn: [{ day: 'friday', nights: 91 }] }, field: 'minNightsOn.0.nights' },
      { rules: { minNightsOn: [{ day: 'friday', nights: 4 }], maxNights: 3 }, field: 'maxNights' },
      {
        rules: { minNightsIn: [season(5, 7, 4)], maxNights: 3 },
        field: 'maxNights',
      },
      { rules: { minNightsIn: [season(5, 7, 91)] }, field: 'minNightsIn.0.nights' },
      { rules: { minNightsIn: [season(5, 4, 2)] }, field: 'minNightsIn.0.lastNight' },
      {
        rules: { minNightsIn: [season(5, 7, 2), season(7, 9, 3)] },
        field: 'minNightsIn.1.firstNight',
      },
      {
        rules: {
          minNightsOn: [
            { day: 'friday', nights: 2 },
            { day: 'friday', nights: 3 },
          ],
        },
        field: 'minNightsOn',
      },
      {
        rules: {
          minNights: 3,
          maxNightsOn: [
            { day: 'monday', nights: null },
            { day: 'friday', nights: 2 },
          ],
        },
        field: 'maxNightsOn.1.nights',
      },
      {
        rules: { minNights: 3, maxNightsIn: [season(5, 7, 3), season(8, 9, 2)] },
        field: 'maxNightsIn.1.nights',
      },
      {
        rules: { minNightsIn: [season(5, 7, 4)], maxNightsIn: [season(7, 9, 3)] },
        field: 'maxNightsIn.0.nights',
      },
      {
        rules: { maxNightsIn: [season(5, 7, 2), season(7, 9, 3)] },
        field: 'maxNightsIn.1.firstNight',
      },
      { rules: { departureDays: ['someday'] }, field: 'departureDays.0' },
      { rules: { preparationNights: 8 }, field: 'preparationNights' },
      {
        rules: { arrivalDays: ['friday'], departureDays: ['sunday'], minNights: 3, maxNights: 8 },
        field: 'departureDays',
      },
    ])
    .run(async ({ client, assert }, { rules, field }) => {
      const { property, host } = await listing()
      const response = await client.put(url(property.id)).json(rules).loginAs(host)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    })

  test('the most particular nights at most count: those of every stay may be fewer', async ({
    client,
  }) => {
    const { property, host } = await listing()
    const rules = { minNightsIn: [season(5, 7, 4)], maxNights: 3, maxNightsIn: [season(5, 7, 6)] }
    const response = await client.put(url(property.id)).json(rules).loginAs(host)
    response.assertStatus(200)
  })

  test('what is asked for already goes its way', async ({ client }) => {
    const { property, host } = await listing()
    const booking = await BookingFactory.merge({ propertyId: property.id }).create()
    await client.put(url(property.id)).json({ minNights: 30 }).loginAs(host)
    const approved = await client.put(`/api/v1/bookings/${booking.id}/approve`).loginAs(host)
    approved.assertStatus(200)
  })

  test('who has seen an older version is shown the present one', async ({ client }) => {
    const { property, host } = await listing()
    const response = await client
      .put(url(property.id))
      .header('If-Match', '"2020-01-01T00:00:00.000Z"')
      .json({ minNights: 2 })
      .loginAs(host)
    response.assertStatus(412)
    response.assertBodyContains({ data: { _id: property.id, stayRules: null } })
  })
})
