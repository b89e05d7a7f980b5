import { test } from '@japa/runner'
import fc from 'fast-check'
import { CURRENCIES, MAX_MINOR, type Currency } from '#domain/money'
import { directQuote, quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { MAX_NIGHTS, addDays } from '#domain/stay'

const rates = ratesOn('2026-11-21')
const checkIn = '2026-12-30'

function quote(priceMinor: number, nights: number, currency: Currency = 'KES') {
  return quoteStay({ priceMinor, currency, checkIn, checkOut: addDays(checkIn, nights), rates })
}

test.group('Quote', () => {
  test('three nights at KES 8,500', ({ assert }) => {
    assert.deepEqual(quote(850_000, 3), {
      currency: 'KES',
      nights: 3,
      pricePerNight: 850_000,
      base: 2_550_000,
      serviceFee: 255_000,
      tax: 204_000,
      serviceFeeTax: 20_400,
      total: 3_029_400,
      totalKes: 3_029_400,
      deposit: 0,
      serviceFeeBp: 1000,
      taxBp: 800,
      kesRate: 1000,
      lines: [
        {
          kind: 'nights',
          rateBp: null,
          quantity: 3,
          unit: 850_000,
          amount: 2_550_000,
          taxable: true,
        },
        {
          kind: 'serviceFee',
          rateBp: 1000,
          quantity: 1,
          unit: 255_000,
          amount: 255_000,
          taxable: true,
        },
        {
          kind: 'tax',
          rateBp: 800,
          quantity: 1,
          unit: 204_000,
          amount: 204_000,
          taxable: false,
        },
        {
          kind: 'serviceFeeTax',
          rateBp: 800,
          quantity: 1,
          unit: 20_400,
          amount: 20_400,
          taxable: false,
        },
      ],
    })
  })

  test('one night at USD 99.99, where every line has a fraction of a cent', ({ assert }) => {
    const { base, serviceFee, tax, serviceFeeTax, total, totalKes } = quote(9999, 1, 'USD')
    assert.deepEqual(
      { base, serviceFee, tax, serviceFeeTax, total, totalKes },
      {
        base: 9999,
        serviceFee: 1000,
        tax: 800,
        serviceFeeTax: 80,
        total: 11_879,
        totalKes: 1_538_331,
      }
    )
  })

  test('the tax is taken once on base plus fee, not line by line', ({ assert }) => {
    const { tax, serviceFeeTax, total } = quote(56, 1)
    assert.equal(tax + serviceFeeTax, 5)
    assert.equal(tax, 4)
    assert.equal(serviceFeeTax, 1)
    assert.equal(total, 67)
  })

  test('a free night costs nothing', ({ assert }) => {
    assert.equal(quote(0, 2).total, 0)
  })

  test('keeps the rates it was made with', ({ assert }) => {
    const old = { ...rates, serviceFeeBp: 1250, taxBp: 1600 }
    const quoted = quoteStay({
      priceMinor: 10_000,
      currency: 'EUR',
      checkIn,
      checkOut: addDays(checkIn, 1),
      rates: old,
    })
    assert.equal(quoted.serviceFee, 1250)
    assert.equal(quoted.total, 13_050)
    assert.equal(quoted.serviceFeeBp, 1250)
    assert.equal(quoted.taxBp, 1600)
    assert.equal(quoted.kesRate, rates.kesPerUnit.EUR)
  })

  test('there is no quote for no nights, for nights backwards or for dates that are none', ({
    assert,
  }) => {
    const input = { priceMinor: 1000, currency: 'KES' as const, checkIn, rates }
    for (const checkOut of [checkIn, '2026-12-29', '2027-02-30']) {
      assert.throws(
        () => quoteStay({ ...input, checkOut }),
        RangeError,
        /Check-out date|not a calendar date/
      )
    }
  })

  test('refuses a price of {0} minor units')
    .with([-1, 0.5, Number.NaN, MAX_MINOR + 1, MAX_MINOR])
    .run(({ assert }, priceMinor) => {
      assert.throws(() => quote(priceMinor, 2), RangeError)
    })

  const anyQuote = fc.record({
    price: fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 10 ** 9 })),
    nights: fc.integer({ min: 1, max: MAX_NIGHTS }),
    currency: fc.constantFrom(...CURRENCIES),
  })

  test('the lines sum to the total to the cent, whatever the price', ({ assert }) => {
    fc.assert(
      fc.property(anyQuote, ({ price, nights, currency }) => {
        const quoted = quote(price, nights, currency)
        const { base, serviceFee, tax, serviceFeeTax, total } = quoted
        const lines = [base, serviceFee, tax, serviceFeeTax]

        assert.equal(
          lines.reduce((sum, line) => sum + line),
          total
        )
        assert.deepEqual(
          quoted.lines.map(({ amount }) => amount),
          lines
        )
        assert.isTrue(quoted.lines.every((line) => line.amount === line.quantity * line.unit))
        assert.isTrue(lines.every((line) => Number.isSafeInteger(line) && line >= 0))
        assert.equal(base, price * nights)
        assert.equal(quoted.currency, currency)
      }),
      { numRuns: 2000 }
    )
  })

  test('the total is within a cent of base × 1.1 × 1.08, and every line of its own share', ({
    assert,
  }) => {
    fc.assert(
      fc.property(anyQuote, ({ price, nights, currency }) => {
        const { base, serviceFee, tax, serviceFeeTax, total } = quote(price, nights, currency)
        const off = (line: number, bp: bigint) => {
          const error = BigInt(line) * 1_000_000n - BigInt(base) * bp
          return error < 0n ? -error : error
        }
        assert.isTrue(off(serviceFee, 100_000n) <= 500_000n)
        assert.isTrue(off(tax, 80_000n) <= 500_000n)
        assert.isTrue(off(serviceFeeTax, 8000n) < 1_100_000n)
        assert.isTrue(off(total, 1_188_000n) < 1_100_000n)
      }),
      { numRuns: 2000 }
    )
  })

  test('a dearer night or a longer stay never costs less', ({ assert }) => {
    fc.assert(
      fc.property(anyQuote, ({ price, nights, currency }) => {
        const { total, totalKes } = quote(price, nights, currency)
        assert.isAtLeast(quote(price + 1, nights, currency).total, total)
        assert.isAtLeast(quote(price + 1, nights, currency).totalKes, totalKes)
        assert.isAtLeast(quote(price, nights + 1, currency).total, total)
      })
    )
  })
})

test.group('Quote | paid to the host', () => {
  test('has the lines of the host alone, and is theirs', ({ assert }) => {
    const direct = directQuote(quote(850_000, 3), null)
    assert.deepEqual(
      direct.lines.map(({ kind, amount }) => [kind, amount]),
      [['nights', 2_550_000]]
    )
    assert.include(direct, { base: 2_550_000, total: 2_550_000, totalKes: 2_550_000 })
    assert.include(direct, { serviceFee: 0, tax: 0, serviceFeeTax: 0, serviceFeeBp: 0, taxBp: 0 })
  })

  test('or one line with what was agreed, nothing included', ({ assert }) => {
    for (const agreed of [0, 1_234_567]) {
      const direct = directQuote(quote(850_000, 3, 'USD'), agreed)
      assert.deepEqual(
        direct.lines.map(({ kind, amount }) => [kind, amount]),
        [['agreed', agreed]]
      )
      assert.include(direct, { base: agreed, total: agreed, nights: 3 })
    }
  })
})
