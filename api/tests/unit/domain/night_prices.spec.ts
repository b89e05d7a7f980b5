import { test } from '@japa/runner'
import fc from 'fast-check'
import { pricesOfNights, setPricesIn, withSetPrices, type SetPrice } from '#domain/night_prices'
import { overlapOf, PLAIN_PRICES, type PricePeriod } from '#domain/prices'
import { quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { addDays } from '#domain/stay'

const rates = ratesOn('2026-11-21')
const day = (at: number) => addDays('2026-12-10', at)

const period = (
  kind: PricePeriod['kind'],
  [first, last]: [number, number],
  priceMinor: number,
  { name = '', weekendMinor = null }: Partial<PricePeriod> = {}
): PricePeriod => ({
  kind,
  name,
  firstNight: day(first),
  lastNight: day(last),
  priceMinor,
  weekendMinor,
})

const set = (first: number, last: number, priceMinor: number): SetPrice => ({
  name: '',
  firstNight: day(first),
  lastNight: day(last),
  priceMinor,
  weekendMinor: null,
})
const nights = (first: number, end: number) => ({ from: day(first), to: day(end) })

/** 10 December 2026 is a Thursday. */
const RULES = {
  ...PLAIN_PRICES,
  weekendMinor: 1_200_000,
  periods: [
    period('season', [5, 26], 1_400_000, { name: 'Festive season' }),
    period('night', [6, 6], 1_300_000),
    period('holiday', [2, 2], 1_800_000, { name: 'Jamhuri Day' }),
  ],
}

test.group('Prices of nights on the calendar', () => {
  test('each night has the price that a stay of it alone is charged', ({ assert }) => {
    const house = { priceMinor: 1_000_000, rules: RULES }
    const { nightPrices } = pricesOfNights(house, nights(0, 8))
    const alone = (at: number) =>
      quoteStay({
        ...house,
        currency: 'KES',
        checkIn: day(at),
        checkOut: day(at + 1),
        guests: 2,
        today: '2026-11-23',
        rates,
      }).lines[0].unit
    assert.deepEqual(
      nightPrices,
      Array.from({ length: 8 }, (_, at) => alone(at))
    )
    assert.deepEqual(nightPrices.slice(1, 3), [1_200_000, 1_800_000])
    assert.deepEqual(pricesOfNights({ ...house, rules: null }, nights(1, 2)), {
      nightPrices: [1_000_000],
      priceReasons: [],
    })
  })

  test('each night that has another price than that per night says why, together with its neighbours', ({
    assert,
  }) => {
    const { priceReasons } = pricesOfNights({ priceMinor: 1_000_000, rules: RULES }, nights(0, 10))
    const told = priceReasons.map(({ from, to, kind, name }) => [from, to, kind, name])
    assert.deepEqual(told, [
      [day(1), day(2), 'weekend', ''],
      [day(2), day(3), 'holiday', 'Jamhuri Day'],
      [day(5), day(6), 'season', 'Festive season'],
      [day(6), day(7), 'night', ''],
      [day(7), day(10), 'season', 'Festive season'],
    ])
  })

  test('a price for nights within a set one leaves its other nights as they are', ({ assert }) => {
    const periods = [period('season', [0, 20], 900), period('night', [2, 8], 500)]
    assert.deepEqual(withSetPrices(periods, nights(4, 6), [set(4, 5, 700)]), [
      period('season', [0, 20], 900),
      period('night', [2, 3], 500),
      period('night', [4, 5], 700),
      period('night', [6, 8], 500),
    ])
    assert.deepEqual(withSetPrices(periods, nights(4, 6), []), [
      period('season', [0, 20], 900),
      period('night', [2, 3], 500),
      period('night', [6, 8], 500),
    ])
  })

  test('neighbours of one price become one period, up to the longest there may be', ({
    assert,
  }) => {
    const periods = [period('night', [0, 1], 500), period('night', [4, 6], 500)]
    assert.deepEqual(withSetPrices(periods, nights(2, 4), [set(2, 3, 500)]), [
      period('night', [0, 6], 500),
    ])
    const year = [period('night', [0, 365], 500)]
    assert.lengthOf(withSetPrices(year, nights(366, 367), [set(366, 366, 500)]), 2)
  })

  test('what was set before, set again, is what was there before', ({ assert }) => {
    const place = fc.tuple(fc.nat(20), fc.nat(4), fc.integer({ min: 1, max: 3 }))
    const anySet = fc.array(place, { maxLength: 6 }).map((places) =>
      places.reduce<PricePeriod[]>((periods, [first, more, price]) => {
        const given = set(first, first + more, price)
        return withSetPrices(periods, nights(first, first + more + 1), [given])
      }, [])
    )
    const range = fc
      .tuple(fc.nat(20), fc.integer({ min: 1, max: 8 }))
      .map(([first, more]) => [first, first + more] as const)
    fc.assert(
      fc.property(anySet, range, fc.integer({ min: 1, max: 3 }), (periods, [first, end], price) => {
        const chosen = nights(first, end)
        const before = setPricesIn(periods, chosen)
        const changed = withSetPrices(periods, chosen, [set(first, end - 1, price)])
        assert.isNull(overlapOf(changed))
        assert.deepEqual(setPricesIn(changed, chosen), [set(first, end - 1, price)])
        assert.deepEqual(withSetPrices(changed, chosen, before), periods)
      })
    )
  })
})
