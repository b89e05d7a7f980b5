import { test } from '@japa/runner'
import { PLAIN_PRICES } from '#domain/prices'
import { depositLine, directQuote, quoteColumns, quoteOf, quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'

const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12', guests: 3 }
const rules = {
  ...PLAIN_PRICES,
  ...{ earlyBp: 1000, earlyDays: 14, extraGuestMinor: 1000, guestsIncluded: 2 },
  depositMinor: 5000,
}
const property = { priceMinor: 10_000, currency: 'USD' as const, priceRules: rules }
const flat = { rateBp: null, quantity: 1 }

test.group('What a stay costs that is booked today', () => {
  test('is by the rules of its property, for so many guests, at the rates of today', ({
    assert,
  }) => {
    const today = '2026-11-21'
    const rates = ratesOn(today)
    const { priceMinor, currency } = property
    const quote = quoteOf(property, stay, today)
    assert.deepEqual(quote, quoteStay({ priceMinor, currency, rules, ...stay, today, rates }))
    assert.include(quote, { base: 20_000, currency: 'USD', kesRate: 129_500, deposit: 5000 })
  })

  test('has the discount of an early booking up to its last day', ({ assert }) => {
    assert.equal(quoteOf(property, stay, '2026-11-26').base, 20_000)
    assert.equal(quoteOf(property, stay, '2026-11-27').base, 22_000)
  })

  test('is refused on a day without rates', ({ assert }) => {
    assert.throws(() => quoteOf(property, stay, '2019-12-31'), RangeError)
  })

  test('is refused where the usual price is no amount, also when each night has its own', ({
    assert,
  }) => {
    const dates = { firstNight: stay.checkIn, lastNight: stay.checkOut }
    const season = { kind: 'season' as const, name: '', priceMinor: 20_000, weekendMinor: null }
    const priceRules = { ...PLAIN_PRICES, periods: [{ ...dates, ...season }] }
    const base = (priceMinor: number) =>
      quoteOf({ ...property, priceMinor, priceRules }, stay, '2026-11-21').base
    assert.equal(base(10_000), 40_000)
    assert.throws(() => base(0.5), RangeError, '0.5 is not an amount in minor units')
  })
})

test.group('A deposit beside a quote', () => {
  test('is one line that is not taxed', ({ assert }) => {
    for (const amount of [1, 500_000]) {
      const line = { kind: 'deposit', ...flat, unit: amount, amount, taxable: false }
      assert.deepEqual(depositLine(amount) as object, line)
    }
  })

  test('is no line without one', ({ assert }) => assert.isNull(depositLine(0)))
})

test.group('What is agreed with a host who is paid directly', () => {
  const quote = quoteOf(property, stay, '2026-11-21')

  test('is one taxable line, in shillings at the rate of the quote', ({ assert }) => {
    const direct = directQuote(quote, 12_345)
    const line = { kind: 'agreed', ...flat, unit: 12_345, amount: 12_345, taxable: true }
    assert.deepEqual(direct.lines as object[], [line])
    assert.equal(direct.totalKes, 1_598_678)
  })

  test('is an amount in whole minor units', ({ assert }) => {
    for (const agreed of [0.5, -1, Number.NaN]) {
      assert.throws(() => directQuote(quote, agreed), RangeError)
    }
  })
})

test.group('What a booking keeps of its quote', () => {
  test('is all of it but the deposit, which other dates leave as it was', ({ assert }) => {
    const quote = quoteOf(property, stay, '2026-11-21')
    assert.deepEqual(quoteColumns(quote), {
      nights: 2,
      currency: 'USD',
      pricePerNightMinor: 10_000,
      baseMinor: 20_000,
      serviceFeeMinor: 2000,
      taxMinor: 1600,
      serviceFeeTaxMinor: 160,
      totalMinor: 23_760,
      totalKesMinor: 3_076_920,
      serviceFeeBp: 1000,
      taxBp: 800,
      kesRate: 129_500,
      quoteLines: quote.lines,
    })
  })
})
