import { test } from '@japa/runner'
import fc from 'fast-check'
import { chargedFor, partyLines } from '#domain/host_lines'
import { CURRENCIES } from '#domain/money'
import {
  hasAmounts,
  isPlain,
  overlapOf,
  PERIOD_KINDS,
  PLAIN_PRICES,
  pricesOf,
  type PricePeriod,
  type PriceRules,
} from '#domain/prices'
import { quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { addDays, nightCount } from '#domain/stay'
import { anyAmount, anyRules } from '#tests/helpers/any_prices'
import { casesOr, timeOr } from '#tests/helpers/cases'

const rates = ratesOn('2026-11-21')

const NO_AMOUNTS = { periods: [], weekendMinor: null, extraGuestMinor: null, cleaningMinor: null }

const period = (
  kind: PricePeriod['kind'],
  name: string,
  [firstNight, lastNight]: [string, string],
  priceMinor: number,
  weekendMinor: number | null = null
): PricePeriod => ({ kind, name, firstNight, lastNight, priceMinor, weekendMinor })

const HOUSE: PriceRules = {
  ...PLAIN_PRICES,
  weekendMinor: 1_200_000,
  periods: [
    period('season', 'Festive season', ['2026-12-15', '2027-01-05'], 1_400_000),
    period('night', '', ['2026-12-16', '2026-12-16'], 1_300_000),
    period('holiday', 'Jamhuri Day', ['2026-12-12', '2026-12-12'], 1_800_000),
  ],
  weeklyBp: 1000,
  earlyBp: 1200,
  earlyDays: 60,
  extraGuestMinor: 150_000,
  guestsIncluded: 2,
  cleaningMinor: 300_000,
}

function quote(rules: PriceRules | null, checkIn: string, nights: number, more = {}) {
  return quoteStay({
    priceMinor: 1_000_000,
    currency: 'KES',
    rules,
    checkIn,
    checkOut: addDays(checkIn, nights),
    guests: 2,
    today: '2026-11-23',
    rates,
    ...more,
  })
}

const told = (...asked: Parameters<typeof quote>) =>
  quote(...asked).lines.map(({ kind, quantity, unit }) => [kind, quantity, unit])

test.group('Prices by rule', () => {
  test('a week in December, booked early by three', ({ assert }) => {
    const { lines, base, serviceFee, tax, serviceFeeTax, total } = quote(HOUSE, '2026-12-11', 7, {
      guests: 3,
      today: '2026-10-01',
    })
    assert.deepEqual(
      lines.map(({ kind, name, quantity, amount }) => [kind, name, quantity, amount]),
      [
        ['weekend', undefined, 1, 1_200_000],
        ['holiday', 'Jamhuri Day', 1, 1_800_000],
        ['nights', undefined, 2, 2_000_000],
        ['season', 'Festive season', 2, 2_800_000],
        ['night', undefined, 1, 1_300_000],
        ['early', undefined, 1, -1_092_000],
        ['extraGuests', undefined, 7, 1_050_000],
        ['cleaning', undefined, 1, 300_000],
        ['serviceFee', undefined, 1, 935_800],
        ['tax', undefined, 1, 748_640],
        ['serviceFeeTax', undefined, 1, 74_864],
      ]
    )
    assert.deepEqual(
      [base, serviceFee, tax, serviceFeeTax, total],
      [9_358_000, 935_800, 748_640, 74_864, 11_117_304]
    )
  })

  test('the weekend is Friday and Saturday night', ({ assert }) => {
    const rules = { ...PLAIN_PRICES, weekendMinor: 1_500_000 }
    assert.deepEqual(told(rules, '2026-11-26', 4).slice(0, 2), [
      ['nights', 2, 1_000_000],
      ['weekend', 2, 1_500_000],
    ])
    for (const [checkIn, kind] of [
      ['2026-11-26', 'nights'],
      ['2026-11-27', 'weekend'],
      ['2026-11-28', 'weekend'],
      ['2026-11-29', 'nights'],
    ] as const) {
      assert.equal(quote(rules, checkIn, 1).lines[0].kind, kind, checkIn)
    }
  })

  test('a date set by itself goes before a holiday, that before a season, that before the weekend', ({
    assert,
  }) => {
    const night: [string, string] = ['2026-11-27', '2026-11-27']
    const periods = PERIOD_KINDS.map((kind, at) => period(kind, kind, night, 100 * (at + 1)))
    for (const [at, kind] of [...PERIOD_KINDS, 'weekend'].entries()) {
      const rules = { ...PLAIN_PRICES, weekendMinor: 900, periods: periods.slice(at).reverse() }
      assert.equal(quote(rules, night[0], 1).lines[0].kind, kind)
    }
  })

  test('a season has its own weekend, or none', ({ assert }) => {
    const season = period('season', 'Festive', ['2026-12-15', '2027-01-05'], 1_400_000, 1_600_000)
    const rules = { ...PLAIN_PRICES, weekendMinor: 1_200_000, periods: [season] }
    assert.deepEqual(told(rules, '2026-12-17', 2).slice(0, 2), [
      ['season', 1, 1_400_000],
      ['season', 1, 1_600_000],
    ])
    const plain = { ...rules, periods: [{ ...season, weekendMinor: null }] }
    assert.deepEqual(told(plain, '2026-12-17', 2)[0], ['season', 2, 1_400_000])
  })

  test('of the discounts the largest is taken, of equal ones the longer stay’s: {title}')
    .with([
      { title: 'six nights', nights: 6, today: '2026-11-23', kind: undefined },
      { title: 'a week', nights: 7, today: '2026-11-23', kind: 'weekly' },
      { title: '27 nights', nights: 27, today: '2026-11-23', kind: 'weekly' },
      { title: 'a month', nights: 28, today: '2026-11-23', kind: 'monthly' },
      { title: 'a week, 60 days before', nights: 7, today: '2026-10-02', kind: 'early' },
      { title: 'a week, 59 days before', nights: 7, today: '2026-10-03', kind: 'weekly' },
      { title: 'a night, two days before', nights: 1, today: '2026-11-29', kind: 'late' },
      { title: 'a night, three days before', nights: 1, today: '2026-11-28', kind: undefined },
      { title: 'a week, on the day', nights: 7, today: '2026-12-01', kind: 'weekly' },
    ])
    .run(({ assert }, { nights, today, kind }) => {
      const rules = {
        ...PLAIN_PRICES,
        ...{ weeklyBp: 1000, monthlyBp: 2000, earlyBp: 1500, earlyDays: 60, lateBp: 1000 },
        lateDays: 2,
      }
      const { lines } = quote(rules, '2026-12-01', nights, { today })
      assert.equal(lines.find(({ amount }) => amount < 0)?.kind, kind)
    })

  test('guests above those included pay per night', ({ assert }) => {
    const extra = (guests: number) =>
      quote(HOUSE, '2026-11-24', 3, { guests }).lines.find(({ kind }) => kind === 'extraGuests')
    assert.isUndefined(extra(2))
    assert.containsSubset(extra(4), { quantity: 6, unit: 150_000, amount: 900_000 })
  })

  test('pets pay once per stay, per night, or both; guests without pets nothing', ({ assert }) => {
    const rules = { ...PLAIN_PRICES, petsMost: 3, petStayMinor: 200_000, petNightMinor: 50_000 }
    const pets = (count: number, more = {}) =>
      told({ ...rules, ...more }, '2026-11-24', 3, { pets: count }).filter(([kind]) =>
        String(kind).startsWith('pet')
      )
    assert.deepEqual(pets(0), [])
    assert.deepEqual(pets(2), [
      ['petFee', 1, 200_000],
      ['petNights', 6, 50_000],
    ])
    assert.deepEqual(pets(2, { petNightMinor: null }), [['petFee', 1, 200_000]])
    assert.deepEqual(pets(3, { petStayMinor: null }), [['petNights', 9, 50_000]])
    assert.deepEqual(pets(1, { petStayMinor: null, petNightMinor: null }), [])
    const { base } = quote({ ...rules, weeklyBp: 5000 }, '2026-11-24', 7, { pets: 1 })
    assert.equal(base, 3_500_000 + 200_000 + 350_000, 'the discount is of the nights')
  })

  test('rules from before there were pets charge what they did', ({ assert }) => {
    const { petsMost, petStayMinor, petNightMinor, ...older } = HOUSE
    const stored = older as PriceRules
    assert.deepEqual(told(stored, '2026-12-11', 7, { pets: 1 }), told(HOUSE, '2026-12-11', 7))
    assert.deepEqual(pricesOf(stored), HOUSE)
    assert.isFalse(hasAmounts({ ...stored, ...NO_AMOUNTS }))
  })

  test('overlaps are within one kind', ({ assert }) => {
    const [one, other] = [
      period('season', 'a', ['2026-12-01', '2026-12-10'], 1),
      period('season', 'b', ['2026-12-10', '2026-12-12'], 1),
    ]
    assert.deepEqual(overlapOf([one, other]), [0, 1])
    assert.deepEqual(overlapOf([other, one]), [0, 1])
    assert.isNull(overlapOf([one, { ...other, firstNight: '2026-12-11' }]))
    assert.isNull(overlapOf([one, { ...other, kind: 'holiday' }]))
    assert.isNull(overlapOf([]))
    assert.isTrue(isPlain({ ...PLAIN_PRICES }))
    assert.isFalse(isPlain(HOUSE))
  })

  test('who comes is charged for as in the quote of their stay', ({ assert }) => {
    const rules = { ...HOUSE, petStayMinor: 100_000, petNightMinor: 25_000, petsMost: 3 }
    const party = { nights: 2, guests: 4, pets: 3 }
    const { lines } = quote(rules, '2026-11-25', 2, { guests: 4, pets: 3 })
    const charged = [lines, partyLines(party, rules)].map((all) => [
      chargedFor('guests', all),
      chargedFor('pets', all),
    ])
    assert.deepEqual(charged, Array(2).fill([2 * 2 * 150_000, 100_000 + 2 * 3 * 25_000]))
    assert.deepEqual(partyLines({ ...party, guests: 2, pets: 0 }, rules), [])
    assert.deepEqual(partyLines(party, null), [])
  })
})

const FIRST = '2026-12-01'

const anyStay = fc.record({
  priceMinor: anyAmount,
  currency: fc.constantFrom(...CURRENCIES),
  arrival: fc.integer({ min: 0, max: 90 }),
  nights: fc.integer({ min: 1, max: 90 }),
  guests: fc.integer({ min: 1, max: 20 }),
  pets: fc.integer({ min: 0, max: 10 }),
  lead: fc.integer({ min: 0, max: 400 }),
  rules: anyRules(FIRST),
})

function quoteAny({
  arrival,
  nights,
  lead,
  ...stay
}: typeof anyStay extends fc.Arbitrary<infer One> ? One : never) {
  const checkIn = addDays(FIRST, arrival)
  const checkOut = addDays(checkIn, nights)
  return quoteStay({ ...stay, checkIn, checkOut, today: addDays(checkIn, -lead), rates })
}

test.group('Any prices, any stay', () => {
  test('the lines sum to the total, and no amount but a discount is below nothing', ({
    assert,
  }) => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const { lines, base, serviceFee, tax, serviceFeeTax, total, nights } = quoteAny(stay)
        const sum = lines.reduce((all, { amount: one }) => all + one, 0)
        assert.equal(sum, total)
        assert.equal(base + serviceFee + tax + serviceFeeTax, total)
        assert.isAtLeast(base, 0)
        assert.isTrue(lines.every((one) => one.amount === one.quantity * one.unit))
        assert.isAtMost(lines.filter((one) => one.amount < 0).length, 1)
        const counted = lines
          .filter(({ kind }) => ['nights', 'weekend', ...PERIOD_KINDS].includes(kind))
          .reduce((all, { quantity }) => all + quantity, 0)
        assert.equal(counted, nights)
        assert.equal(nights, nightCount(FIRST, addDays(FIRST, stay.nights)))
      }),
      { numRuns: casesOr(3000) }
    )
  }).timeout(timeOr(60_000))

  test('it does not matter in which order the periods were written down', ({ assert }) => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const rules = { ...stay.rules, periods: [...stay.rules.periods].reverse() }
        assert.deepEqual(quoteAny({ ...stay, rules }), quoteAny(stay))
      }),
      { numRuns: casesOr(1000) }
    )
  }).timeout(timeOr(60_000))

  test('without rules a stay costs what it always did', ({ assert }) => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const plain = quoteAny({ ...stay, rules: PLAIN_PRICES })
        assert.equal(plain.base, stay.priceMinor * stay.nights)
        assert.deepEqual(
          plain.lines.map(({ kind }) => kind),
          ['nights', 'serviceFee', 'tax', 'serviceFeeTax']
        )
      }),
      { numRuns: casesOr(500) }
    )
  }).timeout(timeOr(60_000))
})
