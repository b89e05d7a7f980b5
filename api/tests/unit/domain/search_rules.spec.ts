import { test } from '@japa/runner'
import fc from 'fast-check'
import { askedOf, NIGHT_MASK, searchedRules, type SearchedRules } from '#domain/search_rules'
import { addDays, addMonths, lastDayWithin, MAX_NIGHTS, MONTHS_AHEAD } from '#domain/stay'
import { brokenRule, NO_STAY_RULES, type StayRules } from '#domain/stay_rules'
import { WEEKDAYS, type Weekday } from '#domain/weekdays'

/** A Monday. */
const TODAY = '2026-11-23'

const rulesOf = (rules: Partial<StayRules>) => ({ ...NO_STAY_RULES, ...rules })
const stayOf = (ahead: number, nights: number) => {
  const checkIn = addDays(TODAY, ahead)
  return { checkIn, checkOut: addDays(checkIn, nights) }
}
const bitsAt = (packed: number, shift: number) =>
  Number((BigInt(packed) >> BigInt(shift)) & BigInt(NIGHT_MASK))

/** As a search compares both sides, of rules without dates of their own and nights between stays. */
function takes(row: SearchedRules, asked: ReturnType<typeof askedOf>) {
  const most = bitsAt(row.stay_most_on, asked.shift) || row.stay_most
  return (
    (row.stay_days & asked.days) === asked.days &&
    row.stay_notice <= asked.notice &&
    row.stay_months >= asked.months &&
    most >= asked.nights &&
    bitsAt(row.stay_least, asked.shift) <= asked.nights
  )
}

const anyDays = fc.subarray([...WEEKDAYS])
const maybe = (most: number) => fc.option(fc.integer({ min: 1, max: most }), { nil: null })
const nightsOnDays = anyDays.chain((days) =>
  fc
    .tuple(...days.map(() => fc.integer({ min: 1, max: MAX_NIGHTS })))
    .map((nights) => days.map((day, at) => ({ day, nights: nights[at] })))
)

test.group('The rules of a stay beside its search row', () => {
  test('take the stays that the rules take, whichever days, nights and times they ask for', ({
    assert,
  }) => {
    const anyRules = fc.record({
      arrivalDays: anyDays,
      departureDays: anyDays,
      minNights: maybe(10),
      minNightsOn: nightsOnDays,
      maxNights: maybe(MAX_NIGHTS),
      maxNightsOn: nightsOnDays,
      noticeDays: maybe(30),
      monthsAhead: maybe(MONTHS_AHEAD),
    })
    const anyStay = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 90 }))
    fc.assert(
      fc.property(anyRules, anyStay, (given, [ahead, nights]) => {
        const [rules, stay] = [rulesOf(given), stayOf(ahead, nights)]
        const isTaken = takes(searchedRules(rules), askedOf(stay, TODAY))
        assert.equal(isTaken, brokenRule(stay, rules, TODAY) === null)
      }),
      { numRuns: 2000 }
    )
  })

  test('of none at all are the widest numbers', ({ assert }) => {
    assert.deepEqual(searchedRules(NO_STAY_RULES), {
      stay_days: 2 ** 14 - 1,
      stay_least: [0, 7, 14, 21, 28, 35, 42].reduce((sum, shift) => sum + 2 ** shift, 0),
      stay_most: 9999,
      stay_most_on: 0,
      stay_notice: 0,
      stay_months: 9999,
      stay_between: 0,
      stay_dated: 0,
      stay_most_dated: 0,
    })
  })

  test('say which days, how many nights by day of arrival, and whether dates have their own', ({
    assert,
  }) => {
    const dates = [{ name: '', firstNight: TODAY, lastNight: TODAY, nights: 5 }]
    const row = searchedRules(
      rulesOf({
        arrivalDays: ['monday', 'friday'],
        departureDays: ['sunday'],
        minNights: 2,
        minNightsOn: [{ day: 'friday', nights: 3 }],
        minNightsIn: dates,
        maxNights: 14,
        maxNightsOn: [{ day: 'sunday', nights: 90 }],
        noticeDays: 4,
        monthsAhead: 6,
        preparationNights: 1,
      })
    )
    assert.equal(row.stay_days, 0b1000000_0010001)
    const leastOf = (day: Weekday) => bitsAt(row.stay_least, 7 * WEEKDAYS.indexOf(day))
    assert.deepEqual(WEEKDAYS.map(leastOf), [2, 2, 2, 2, 3, 2, 2])
    assert.equal(row.stay_most_on, 90 * 2 ** 42)
    assert.deepEqual(
      [row.stay_most, row.stay_notice, row.stay_months, row.stay_between],
      [14, 4, 6, 1]
    )
    assert.deepEqual([row.stay_dated, row.stay_most_dated], [1, 0])
    assert.equal(searchedRules(rulesOf({ maxNightsIn: dates })).stay_most_dated, 1)
  })

  test('are asked by a stay for its days, nights, notice and months', ({ assert }) => {
    assert.deepEqual(askedOf(stayOf(4, 3), TODAY), {
      days: 2 ** 4 + 2 ** 7,
      shift: 28,
      nights: 3,
      notice: 4,
      months: 1,
    })
    assert.deepEqual(askedOf(stayOf(0, 6), TODAY), {
      days: 2 ** 0 + 2 ** 13,
      shift: 0,
      nights: 6,
      notice: 0,
      months: 0,
    })
  })

  test('take nobody who stays too long or too far ahead for any place', ({ assert }) => {
    const widest = searchedRules(NO_STAY_RULES)
    assert.equal(askedOf(stayOf(1, MAX_NIGHTS), TODAY).nights, MAX_NIGHTS)
    assert.isTrue(takes(widest, askedOf(stayOf(1, MAX_NIGHTS), TODAY)))
    assert.isFalse(takes(widest, askedOf(stayOf(1, MAX_NIGHTS + 1), TODAY)))

    const from = (checkIn: string) => askedOf({ checkIn, checkOut: addDays(checkIn, 1) }, TODAY)
    const last = lastDayWithin(TODAY, MONTHS_AHEAD)
    assert.equal(from(last).months, MONTHS_AHEAD)
    assert.isFalse(takes(widest, from(addDays(last, 1))))
    const inThree = addMonths(TODAY, 3)
    assert.deepEqual([from(inThree).months, from(addDays(inThree, 1)).months], [3, 4])
  })
})
