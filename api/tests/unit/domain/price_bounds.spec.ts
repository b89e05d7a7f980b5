import { test } from '@japa/runner'
import fc from 'fast-check'
import { CURRENCIES } from '#domain/money'
import { boundOf, FEW_GUESTS, priceBounds } from '#domain/price_bounds'
import { isWeekendNight } from '#domain/night_prices'
import { PLAIN_PRICES } from '#domain/prices'
import { quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { addDays, nightsOf } from '#domain/stay'
import { anyAmount, anyRules } from '#tests/helpers/any_prices'
import { casesOr, timeOr } from '#tests/helpers/cases'

const FIRST = '2026-12-01'
const rates = ratesOn(FIRST)

test.group('Bounds of what a night costs', () => {
  test('those of a plain price are that price', ({ assert }) => {
    const plain = { priceMinor: 1_000_000, currency: 'KES', rules: null, maxGuests: 4 } as const
    const price = 1_000_000
    assert.deepEqual(priceBounds(plain, rates), {
      leastShort: price,
      leastLong: price,
      most: price,
      ...{ mostShort: price, plainShort: price, weekendShort: price },
      ...{ mostLong: price, plainLong: price, weekendLong: price },
    })
  })

  test('a week’s discount lowers them for stays of a week alone, cleaning raises short stays', ({
    assert,
  }) => {
    const rules = { ...PLAIN_PRICES, weeklyBp: 2000, cleaningMinor: 60_000 }
    const house = { priceMinor: 10_000, currency: 'USD', rules, maxGuests: 4 } as const
    const long = Math.ceil((8000 + 60_000 / 7) * 129.5)
    assert.deepEqual(priceBounds(house, rates), {
      leastShort: 20_000 * 129.5,
      leastLong: 8000 * 129.5,
      most: 70_000 * 129.5,
      ...{ mostShort: 40_000 * 129.5, plainShort: 40_000 * 129.5, weekendShort: 40_000 * 129.5 },
      ...{ mostLong: long, plainLong: long, weekendLong: long },
    })
  })

  test('no stay of any property lies outside of its bounds', ({ assert }) => {
    const anyStay = fc.record({
      priceMinor: anyAmount,
      currency: fc.constantFrom(...CURRENCIES),
      arrival: fc.integer({ min: 0, max: 90 }),
      nights: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 90 })),
      maxGuests: fc.integer({ min: 1, max: 20 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      lead: fc.integer({ min: 0, max: 400 }),
      rules: fc.option(anyRules(FIRST), { nil: null }),
    })
    fc.assert(
      fc.property(anyStay, ({ arrival, nights, share, lead, maxGuests, ...property }) => {
        const checkIn = addDays(FIRST, arrival)
        const guests = 1 + Math.floor(share * (maxGuests - 1))
        const pets = Math.round(share * (property.rules?.petsMost ?? 0))
        const checkOut = addDays(checkIn, nights)
        const { totalKes } = quoteStay({
          ...property,
          ...{ checkIn, checkOut, guests, pets },
          ...{ today: addDays(checkIn, -lead), rates },
        })
        const bounds = priceBounds({ ...property, maxGuests }, rates)
        const least = nights < 7 ? bounds.leastShort : bounds.leastLong
        assert.isAtMost(least, boundOf(totalKes, { nights, direction: 'asc' }, rates))
        const dearest = boundOf(totalKes, { nights, direction: 'desc' }, rates)
        assert.isAtLeast(bounds.most, dearest)
        if (guests > FEW_GUESTS || pets > 0 || nights < 2) return
        const [most, plain, weekend] =
          nights < 7
            ? [bounds.mostShort, bounds.plainShort, bounds.weekendShort]
            : [bounds.mostLong, bounds.plainLong, bounds.weekendLong]
        assert.isAtLeast(most, dearest)
        if (property.rules?.periods.length) return
        const weekends = nightsOf(checkIn, checkOut).filter(isWeekendNight).length
        assert.isAtLeast((nights - weekends) * plain + weekends * weekend, nights * dearest)
      }),
      { numRuns: casesOr(5000) }
    )
  }).timeout(timeOr(60_000))
})
