import { test } from '@japa/runner'
import { PERIOD_NIGHTS, PERIODS } from '#domain/night_words'
import { PLAIN_PRICES, type PricePeriod } from '#domain/prices'
import { pricedStayOf, searchedPrices } from '#domain/searched_prices'
import { addDays, fromNight, toNight } from '#domain/stay'

/** The first night of a period of 48, whose word is the last digit of its number. */
const START = 430 * PERIOD_NIGHTS
const stayFrom = (night: number, nights: number) =>
  pricedStayOf({ checkIn: fromNight(night), checkOut: fromNight(night + nights) })

const season = (first: number, last: number, priceMinor: number, weekend: number | null = null) =>
  ({
    kind: 'season',
    name: 'Season',
    firstNight: fromNight(first),
    lastNight: fromNight(last),
    priceMinor,
    weekendMinor: weekend,
  }) satisfies PricePeriod

const setBitsOf = (bits: number) => [...bits.toString(2)].filter((bit) => bit === '1').length

const datedOf = (row: ReturnType<typeof searchedPrices>) =>
  Array.from({ length: PERIODS }, (_, word) => row[`dated_${word}`])

test.group('What a property charges, beside its search row', () => {
  test('is nothing for a plain price', ({ assert }) => {
    const words = Array.from({ length: PERIODS }, (_, word) => [`dated_${word}`, 0])
    const nothing = {
      weekend_more: 0,
      dated_least: 0,
      dated_most: 0,
      lead_off: 0,
      week_off: 0,
      month_off: 0,
      cleaning: 0,
      extra_guest: 0,
      guests_included: 0,
      ...Object.fromEntries(words),
    }
    assert.deepEqual({ ...searchedPrices(500_000, null) }, nothing)
    assert.deepEqual({ ...searchedPrices(500_000, PLAIN_PRICES) }, nothing)
  })

  test('has no dated night before 1970', ({ assert }) => {
    const before = season(-400, -3, 700)
    const across = season(-400, 2, 700)
    const tell = (period: PricePeriod) => {
      return datedOf(searchedPrices(1000, { ...PLAIN_PRICES, periods: [period] }))
    }
    assert.equal(tell(before).find(Boolean), undefined)
    assert.deepEqual(tell(across)[0], 0b111)
  })

  test('is told against the price of a night: weekends, and the cheapest and dearest of all nights', ({
    assert,
  }) => {
    const tell = (weekendMinor: number | null, periods: PricePeriod[]) => {
      const row = searchedPrices(1000, { ...PLAIN_PRICES, weekendMinor, periods })
      return [row.weekend_more, row.dated_least, row.dated_most]
    }
    assert.deepEqual(tell(1300, []), [300, 0, 300])
    assert.deepEqual(tell(900, []), [-100, -100, 0])
    const cheap = season(START, START + 3, 700)
    const dear = season(START + 9, START + 9, 1500)
    assert.deepEqual(tell(null, [cheap, dear]), [0, -300, 500])
    assert.deepEqual(tell(1200, [season(START, START, 1100, 1900)]), [200, 0, 900])
    assert.deepEqual(tell(null, [season(START, START, 1100, 400)]), [0, -600, 100])
  })

  test('takes off the most that the day of booking gives, and what every week and month has off', ({
    assert,
  }) => {
    const off = (rules: object) => {
      const row = searchedPrices(1000, { ...PLAIN_PRICES, ...rules })
      return [row.lead_off, row.week_off, row.month_off]
    }
    assert.deepEqual(off({ earlyBp: 500, earlyDays: 60 }), [500, 0, 0])
    assert.deepEqual(off({ lateBp: 700, lateDays: 3 }), [700, 0, 0])
    assert.deepEqual(off({ earlyBp: 900, lateBp: 700 }), [900, 0, 0])
    assert.deepEqual(off({ weeklyBp: 1000 }), [0, 1000, 1000])
    assert.deepEqual(off({ monthlyBp: 2000 }), [0, 0, 2000])
    assert.deepEqual(off({ weeklyBp: 1000, monthlyBp: 2000 }), [0, 1000, 2000])
  })

  test('has fees, and extra guests only where some are included', ({ assert }) => {
    const fees = (rules: object) => {
      const row = searchedPrices(1000, { ...PLAIN_PRICES, ...rules })
      return [row.cleaning, row.extra_guest, row.guests_included]
    }
    assert.deepEqual(fees({ cleaningMinor: 50 }), [50, 0, 0])
    assert.deepEqual(fees({ extraGuestMinor: 30, guestsIncluded: 2 }), [0, 30, 2])
    assert.deepEqual(fees({ extraGuestMinor: 30 }), [0, 0, 0])
    assert.deepEqual(fees({ guestsIncluded: 2 }), [0, 0, 2])
  })

  test('has a bit for each night with a price of its own, in the word of its period', ({
    assert,
  }) => {
    const periods = [season(START + 46, START + 49, 1500), season(START + 48, START + 48, 1600)]
    const words = datedOf(searchedPrices(1000, { ...PLAIN_PRICES, periods }))
    assert.deepEqual(words, [2 ** 46 + 2 ** 47, 0b11, 0, 0, 0, 0, 0, 0, 0, 0])

    const again = START + PERIODS * PERIOD_NIGHTS
    const apart = [season(START + 1, START + 1, 1500), season(again + 1, again + 2, 1500)]
    const shared = datedOf(searchedPrices(1000, { ...PLAIN_PRICES, periods: apart }))
    assert.deepEqual(shared, [0b110, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })
})

test.group('What a stay needs of a search row', () => {
  test('is how many nights and weekend nights it has, and what its length has off', ({
    assert,
  }) => {
    const of = (nights: number) => {
      const checkIn = '2026-12-04'
      const stay = pricedStayOf({ checkIn, checkOut: addDays(checkIn, nights) })
      return [stay.nights, stay.weekendNights, stay.discount]
    }
    assert.deepEqual(of(1), [1, 1, null])
    assert.deepEqual(of(6), [6, 2, null])
    assert.deepEqual(of(7), [7, 2, 'week_off'])
    assert.deepEqual(of(27), [27, 8, 'week_off'])
    assert.deepEqual(of(28), [28, 8, 'month_off'])
  })

  test('is where the words have its nights', ({ assert }) => {
    const bitsOf = (night: number, nights: number) =>
      stayFrom(night, nights).words.map(({ word, bits }) => [word, bits])
    assert.deepEqual(bitsOf(START + 3, 2), [['dated_0', 0b11000]])
    assert.deepEqual(bitsOf(START, PERIOD_NIGHTS), [['dated_0', 2 ** 48 - 1]])
    assert.deepEqual(bitsOf(START - 1, 3), [
      ['dated_9', 2 ** 47],
      ['dated_0', 0b11],
    ])
  })

  test('tells weekend nights apart, and knows nothing from before 1970 or beyond all periods', ({
    assert,
  }) => {
    const friday = toNight('2026-12-04')
    const bit = 2 ** ((friday - 1) % PERIOD_NIGHTS)
    assert.deepEqual(
      stayFrom(friday - 1, 4).words.map(({ bits, weekendBits }) => [bits, weekendBits]),
      [[0b1111 * bit, 0b0110 * bit]]
    )
    const aroundNewWord = stayFrom(START - 7, 14).words
    assert.equal(
      aroundNewWord.reduce((sum, { weekendBits }) => sum + setBitsOf(weekendBits), 0),
      4
    )
    assert.isEmpty(stayFrom(-1, 2).words)
    assert.lengthOf(stayFrom(0, 1).words, 1)
    assert.isNotEmpty(stayFrom(START, PERIODS * PERIOD_NIGHTS).words)
    assert.isEmpty(stayFrom(START, PERIODS * PERIOD_NIGHTS + 1).words)
  })
})
