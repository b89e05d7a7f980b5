import { test } from '@japa/runner'
import fc from 'fast-check'
import { CURRENCIES } from '#domain/money'
import { boundOf, FEW_GUESTS, hostsPartOf, priceBounds, totalOfPart } from '#domain/price_bounds'
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

  test('guests above those who are included raise them, up to as many as there is room for', ({
    assert,
  }) => {
    const bounds = (guestsIncluded: number | null) => {
      const rules = { ...PLAIN_PRICES, extraGuestMinor: 1000, guestsIncluded }
      const house = { priceMinor: 10_000, currency: 'KES', rules, maxGuests: 5 } as const
      const { most, mostShort, mostLong, leastShort } = priceBounds(house, rates)
      return [most, mostShort, mostLong, leastShort]
    }
    assert.deepEqual(bounds(1), [14_000, 11_000, 11_000, 10_000])
    assert.deepEqual(bounds(2), [13_000, 10_000, 10_000, 10_000])
    assert.deepEqual(bounds(5), [10_000, 10_000, 10_000, 10_000])
    assert.deepEqual(bounds(null), [10_000, 10_000, 10_000, 10_000])
  })

  test('a total leaves room for what rounding adds or takes, in any currency', ({ assert }) => {
    const bound = (nights: number) =>
      (['asc', 'desc'] as const).map((direction) => boundOf(118_800, { nights, direction }, rates))
    assert.deepEqual(bound(1), [100_436, 99_564])
    assert.deepEqual(bound(2), [50_218, 49_782])
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

test.group('What a guest pays for what a host charges', () => {
  const asc = 'asc' as const
  const desc = 'desc' as const

  test('is that with fee and tax, give or take a little rounding', ({ assert }) => {
    const total = (currency: 'KES' | 'USD', direction: 'asc' | 'desc') =>
      totalOfPart(1000, { currency, direction }, rates)
    assert.approximately(total('KES', asc), 1188 + 4, 1e-6)
    assert.approximately(total('KES', desc), 1188 - 4, 1e-6)
    assert.approximately(total('USD', asc), 153_846 + 389.5, 1e-6)
    assert.approximately(total('USD', desc), 153_846 - 389.5, 1e-6)
  })

  test('tells what a host charges at most, or at least', ({ assert }) => {
    const part = (currency: 'KES' | 'USD', totalKes: number, direction: 'asc' | 'desc') =>
      hostsPartOf(totalKes, { currency, direction }, rates)
    assert.approximately(part('KES', 1188 - 4, asc), 1000, 1e-6)
    assert.approximately(part('KES', 1188 + 4, desc), 1000, 1e-6)
    assert.approximately(part('USD', 153_846 - 389.5, asc), 1000, 1e-6)
    assert.approximately(part('USD', 153_846 + 389.5, desc), 1000, 1e-6)
  })

  test('lies between both for any stay', ({ assert }) => {
    const anyStay = fc.record({
      priceMinor: anyAmount,
      currency: fc.constantFrom(...CURRENCIES),
      nights: fc.integer({ min: 1, max: 30 }),
    })
    fc.assert(
      fc.property(anyStay, ({ priceMinor, currency, nights }) => {
        const dates = { checkIn: FIRST, checkOut: addDays(FIRST, nights) }
        const { base, totalKes } = quoteStay({ priceMinor, currency, ...dates, rates })
        assert.isAtLeast(totalOfPart(base, { currency, direction: asc }, rates), totalKes)
        assert.isAtMost(totalOfPart(base, { currency, direction: desc }, rates), totalKes)
        assert.isAtLeast(hostsPartOf(totalKes, { currency, direction: asc }, rates), base)
        assert.isAtMost(hostsPartOf(totalKes, { currency, direction: desc }, rates), base)
      })
    )
  })
})
