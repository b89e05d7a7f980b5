import { test } from '@japa/runner'
import fc from 'fast-check'
import { addDays, addMonths, nightCount, nightsOf, toNight } from '#domain/stay'
import {
  minimumsIn,
  withMinimums,
  type NightsInDates,
  contradictionsOf,
  leastNights,
  leastNightsOn,
  mostNights,
  mostNightsOn,
} from '#domain/stay_nights'
import { admitsAny, brokenRule, isFree, nightsAround, NO_STAY_RULES } from '#domain/stay_rules'
import { weekdayOf, WEEKDAYS } from '#domain/weekdays'

const TODAY = '2026-11-23'
const stay = (ahead: number, nights: number) => {
  const checkIn = addDays(TODAY, ahead)
  return { checkIn, checkOut: addDays(checkIn, nights) }
}
const broken = (rules: object, ahead: number, nights: number) =>
  brokenRule(stay(ahead, nights), { ...NO_STAY_RULES, ...rules }, TODAY)

/** Of stays that begin so many days from today, the last included. */
const dates = (first: number, last: number, nights: number): NightsInDates => ({
  name: '',
  firstNight: addDays(TODAY, first),
  lastNight: addDays(TODAY, last),
  nights,
})

/** Of dates that do not overlap. */
const nightsOfDates = (most: number) =>
  fc
    .array(
      fc.record({
        gap: fc.nat(9),
        length: fc.integer({ min: 1, max: 9 }),
        nights: fc.integer({ min: 1, max: most }),
      }),
      { maxLength: 6 }
    )
    .map((parts) => {
      let first = 0
      return parts.map(({ gap, length, nights }) => {
        const one = dates(first + gap, first + gap + length - 1, nights)
        first += gap + length
        return one
      })
    })

const nightsFrom = (first: number, end: number) => ({
  from: addDays(TODAY, first),
  to: addDays(TODAY, end),
})

/** Of who arrives so many days from today, by date. */
const nightsAsked = (of: NightsInDates[], ahead: number) =>
  minimumsIn(of, nightsFrom(ahead, ahead + 1)).map(({ nights }) => nights)[0] ?? null

const nightsOfDays = (most: number) =>
  fc.uniqueArray(
    fc.record({
      day: fc.constantFrom(...WEEKDAYS),
      nights: fc.integer({ min: 1, max: most }),
    }),
    { selector: ({ day }) => day }
  )

test.group('Rules of the stay', () => {
  test('a place without rules takes any stay', ({ assert }) => {
    assert.isNull(brokenRule(stay(0, 1), null, TODAY))
    assert.isNull(broken({}, 0, 90))
    assert.isTrue(isFree(NO_STAY_RULES))
    assert.isFalse(isFree({ ...NO_STAY_RULES, arrivalDays: ['monday'] }))
    assert.isFalse(isFree({ ...NO_STAY_RULES, minNights: 2 }))
    assert.isFalse(isFree({ ...NO_STAY_RULES, minNightsIn: [dates(1, 2, 3)] }))
  })

  test('{rule} holds from its boundary on')
    .with([
      { rule: 'minNights', rules: { minNights: 3 }, kept: [5, 3], breaks: [5, 2] },
      {
        rule: 'minNights',
        rules: { minNights: 5, minNightsOn: [{ day: 'saturday', nights: 3 }] },
        kept: [5, 3],
        breaks: [5, 2],
      },
      {
        rule: 'minNights',
        rules: { minNights: 3, minNightsOn: [{ day: 'friday', nights: 5 }] },
        kept: [5, 3],
        breaks: [4, 4],
      },
      {
        rule: 'minNights',
        rules: { minNights: 2, minNightsIn: [dates(5, 6, 4)] },
        kept: [4, 2],
        breaks: [5, 3],
      },
      {
        rule: 'minNights',
        rules: {
          minNights: 5,
          minNightsOn: [{ day: 'saturday', nights: 6 }],
          minNightsIn: [dates(1, 4, 9), dates(5, 5, 1)],
        },
        kept: [5, 1],
        breaks: [6, 4],
      },
      {
        rule: 'minNights',
        rules: { minNightsIn: [dates(5, 6, 4)] },
        kept: [7, 1],
        breaks: [6, 3],
      },
      { rule: 'maxNights', rules: { maxNights: 7 }, kept: [5, 7], breaks: [5, 8] },
      {
        rule: 'maxNights',
        rules: { maxNights: 3, maxNightsOn: [{ day: 'saturday', nights: 5 }] },
        kept: [5, 5],
        breaks: [5, 6],
      },
      {
        rule: 'maxNights',
        rules: {
          maxNights: 5,
          maxNightsOn: [{ day: 'saturday', nights: 6 }],
          maxNightsIn: [dates(1, 4, 9), dates(5, 5, 2)],
        },
        kept: [5, 2],
        breaks: [5, 3],
      },
      {
        rule: 'maxNights',
        rules: { maxNightsIn: [dates(5, 6, 4)] },
        kept: [7, 90],
        breaks: [6, 5],
      },
      { rule: 'notice', rules: { noticeDays: 2 }, kept: [2, 1], breaks: [1, 1] },
      { rule: 'ahead', rules: { monthsAhead: 1 }, kept: [30, 1], breaks: [31, 1] },
      {
        rule: 'arrivalDay',
        rules: { arrivalDays: ['friday', 'sunday'] },
        kept: [4, 1],
        breaks: [5, 1],
      },
      {
        rule: 'departureDay',
        rules: { departureDays: ['monday'] },
        kept: [5, 2],
        breaks: [5, 3],
      },
    ] as const)
    .run(({ assert }, { rule, rules, kept, breaks }) => {
      assert.isNull(broken(rules, kept[0], kept[1]))
      assert.equal(broken(rules, breaks[0], breaks[1]), rule)
    })

  test('of several broken rules the same one is always told', ({ assert }) => {
    const all = {
      noticeDays: 9,
      arrivalDays: ['monday'] as const,
      departureDays: ['thursday', 'friday', 'sunday'] as const,
      minNights: 4,
      maxNights: 5,
    }
    assert.equal(broken(all, 1, 1), 'notice')
    assert.equal(broken(all, 10, 1), 'arrivalDay')
    assert.equal(broken(all, 14, 1), 'departureDay')
    assert.equal(broken(all, 14, 3), 'minNights')
    assert.equal(broken(all, 14, 6), 'maxNights')
    assert.isNull(broken(all, 14, 4))
  })

  test('knows the weekday of any date', ({ assert }) => {
    assert.equal(weekdayOf('2026-11-23'), 'monday')
    assert.equal(weekdayOf('1969-12-31'), 'wednesday')
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 60_000 }), (days) => {
        const date = addDays('2000-01-01', days)
        const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
        assert.equal(WEEKDAYS.indexOf(weekdayOf(date)), (sundayFirst + 6) % 7)
      })
    )
  })

  test('a stay that breaks none keeps each of them, whatever they are', ({ assert }) => {
    const maybe = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null })
    const rules = fc.record({
      minNights: maybe(30),
      minNightsOn: nightsOfDays(30),
      minNightsIn: nightsOfDates(30),
      maxNights: maybe(90),
      maxNightsOn: nightsOfDays(90),
      maxNightsIn: nightsOfDates(90),
      noticeDays: maybe(60),
      monthsAhead: maybe(18),
      arrivalDays: fc.subarray([...WEEKDAYS]),
      departureDays: fc.subarray([...WEEKDAYS]),
    })
    const ahead = fc.oneof(fc.nat(100), fc.nat(500))
    fc.assert(
      fc.property(rules, ahead, fc.integer({ min: 1, max: 90 }), (given, days, nights) => {
        const asked = { ...NO_STAY_RULES, ...given }
        const wanted = stay(days, nights)
        const own = (rule: 'minNights' | 'maxNights') =>
          asked[`${rule}In`].find(({ firstNight, lastNight }) =>
            nightsOf(firstNight, addDays(lastNight, 1)).includes(toNight(wanted.checkIn))
          )?.nights ??
          asked[`${rule}On`].find(({ day }) => day === weekdayOf(wanted.checkIn))?.nights ??
          asked[rule]
        const kept =
          nights >= (own('minNights') ?? 1) &&
          nights <= (own('maxNights') ?? 90) &&
          nightCount(TODAY, wanted.checkIn) >= (asked.noticeDays ?? 0) &&
          (asked.monthsAhead === null || wanted.checkIn <= addMonths(TODAY, asked.monthsAhead)) &&
          (asked.arrivalDays.length === 0 ||
            asked.arrivalDays.includes(weekdayOf(wanted.checkIn))) &&
          (asked.departureDays.length === 0 ||
            asked.departureDays.includes(weekdayOf(wanted.checkOut)))
        assert.equal(brokenRule(wanted, asked, TODAY) === null, kept)
      }),
      { numRuns: 2000 }
    )
  })

  test('minimums set for chosen nights count there alone, and what was there undoes them', ({
    assert,
  }) => {
    const some = fc.option(fc.integer({ min: 1, max: 30 }), { nil: null })
    const cases = fc.tuple(nightsOfDates(30), fc.nat(60), fc.integer({ min: 1, max: 20 }), some)
    fc.assert(
      fc.property(cases, ([before, first, length, least]) => {
        const chosen = { from: addDays(TODAY, first), to: addDays(TODAY, first + length) }
        const set = least === null ? [] : [dates(first, first + length - 1, least)]
        const after = withMinimums(before, chosen, set)
        for (let ahead = 0; ahead < 120; ahead++) {
          const isChosen = ahead >= first && ahead < first + length
          assert.equal(nightsAsked(after, ahead), isChosen ? least : nightsAsked(before, ahead))
        }
        const undone = withMinimums(after, chosen, minimumsIn(before, chosen))
        for (let ahead = 0; ahead < 120; ahead++) {
          assert.equal(nightsAsked(undone, ahead), nightsAsked(before, ahead))
        }
      })
    )
    const joined = withMinimums([dates(1, 3, 2)], nightsFrom(4, 6), [dates(4, 5, 2)])
    assert.deepEqual(joined, [dates(1, 5, 2)], 'what follows on its like is one')
  })

  test('days of arrival that contradict themselves are found, whichever they are', ({ assert }) => {
    const maybe = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null })
    const rules = fc.record({
      minNights: maybe,
      minNightsOn: nightsOfDays(9),
      minNightsIn: nightsOfDates(9),
      maxNights: maybe,
      maxNightsOn: nightsOfDays(9),
      maxNightsIn: nightsOfDates(9),
    })
    const somewhen = fc.nat(30)
    fc.assert(
      fc.property(rules, somewhen, (given, later) => {
        const today = addDays(TODAY, later)
        const found = contradictionsOf(given, today)
        const days = Array.from({ length: 150 }, (_, at) => addDays(today, at))
        const contrary = days.filter((date) => leastNights(given, date) > mostNights(given, date))
        const ofWeek = WEEKDAYS.some((day) => leastNightsOn(given, day) > mostNightsOn(given, day))
        assert.equal(found.length > 0, contrary.length > 0 || ofWeek)
        const worst = contrary.map((date) => leastNights(given, date))
        if (worst.length > 0) assert.isAtLeast(found[0].least, Math.max(...worst))
        for (const { date, least, most } of found) {
          if (date === null) continue
          assert.deepEqual([leastNights(given, date), mostNights(given, date)], [least, most])
        }
      }),
      { numRuns: 500 }
    )
  })

  test('whether any stay keeps the rules is what trying all of them says', ({ assert }) => {
    const maybe = fc.option(fc.integer({ min: 1, max: 16 }), { nil: null })
    const rules = fc.record({
      minNights: maybe,
      minNightsOn: nightsOfDays(16),
      maxNights: maybe,
      maxNightsOn: nightsOfDays(16),
      arrivalDays: fc.subarray([...WEEKDAYS]),
      departureDays: fc.subarray([...WEEKDAYS]),
    })
    fc.assert(
      fc.property(rules, (given) => {
        const asked = { ...NO_STAY_RULES, ...given }
        const found = WEEKDAYS.some((_, ahead) =>
          Array.from({ length: 90 }, (__, at) => stay(ahead, at + 1)).some(
            (wanted) => brokenRule(wanted, asked, TODAY) === null
          )
        )
        assert.equal(admitsAny(asked), found)
      }),
      { numRuns: 100 }
    )
  })

  test('nights for preparation are free before and after each stay, and taken dates are not refused for them', ({
    assert,
  }) => {
    const slept = nightsOf(addDays(TODAY, 10), addDays(TODAY, 13))
    const asked = (ahead: number, nights: number) =>
      brokenRule(stay(ahead, nights), { ...NO_STAY_RULES, preparationNights: 2 }, TODAY, slept)
    assert.isNull(asked(5, 3), 'two nights before')
    assert.equal(asked(5, 4), 'preparation')
    assert.equal(asked(5, 5), 'preparation')
    assert.isNull(asked(5, 6), 'sleeps on a night that is taken')
    assert.equal(asked(13, 1), 'preparation')
    assert.equal(asked(14, 1), 'preparation')
    assert.isNull(asked(15, 1), 'two nights after')
  })

  test('stays that keep the preparation have so many nights between them, and no others', ({
    assert,
  }) => {
    const from = { ahead: fc.integer({ min: 0, max: 40 }), nights: fc.integer({ min: 1, max: 6 }) }
    const some = fc.array(fc.record(from), { maxLength: 5 })
    const count = fc.integer({ min: 1, max: 7 })
    fc.assert(
      fc.property(some, fc.record(from), count, (others, mine, preparationNights) => {
        const wanted = stay(mine.ahead, mine.nights)
        const stays = others.map(({ ahead, nights }) => stay(ahead, nights))
        const slept = stays.flatMap(({ checkIn, checkOut }) => nightsOf(checkIn, checkOut))
        const rules = { ...NO_STAY_RULES, preparationNights }
        const isTaken = nightsOf(wanted.checkIn, wanted.checkOut).some((night) =>
          slept.includes(night)
        )
        const hasRoom = stays.every(
          ({ checkIn, checkOut }) =>
            toNight(checkIn) - toNight(wanted.checkOut) >= preparationNights ||
            toNight(wanted.checkIn) - toNight(checkOut) >= preparationNights
        )
        const found = brokenRule(wanted, rules, TODAY, slept)
        assert.equal(found === 'preparation', !isTaken && !hasRoom)
        const { first, end } = nightsAround(wanted, preparationNights)
        const near = slept.filter((night) => night >= first && night < end)
        assert.equal(brokenRule(wanted, rules, TODAY, near), found, 'the near ones are enough')
      }),
      { numRuns: 2000 }
    )
  })
})
