import { test } from '@japa/runner'
import fc from 'fast-check'
import { MAX_MINOR, isCurrency, moneySums, share, toKes, toMajor, toMinor } from '#domain/money'

test.group('Money | toMinor', () => {
  test('{0} becomes {1} minor units')
    .with([
      [0, 0],
      [0.01, 1],
      [0.29, 29],
      [1.1, 110],
      [4.35, 435],
      [19.99, 1999],
      [1.15, 115],
      [8500, 850_000],
      [1_000_000.07, 100_000_007],
      [-12.5, -1250],
    ])
    .run(({ assert }, [major, minor]) => {
      assert.equal(toMinor(major), minor)
    })

  test('refuses {0}')
    .with([0.001, 1.005, 19.999, 1e-7, Number.NaN, Infinity, -Infinity, 1e13, 2 ** 53, 1e300])
    .run(({ assert }, major) => {
      assert.throws(() => toMinor(major), RangeError)
    })

  test('a sum of floats that is no amount is refused rather than guessed', ({ assert }) => {
    assert.throws(() => toMinor(0.1 + 0.2), RangeError, /^0.3\d+ has more than two decimals/)
  })

  test('accepts the largest amount and nothing above it', ({ assert }) => {
    assert.equal(toMinor(MAX_MINOR / 100), MAX_MINOR)
    assert.throws(() => toMinor((MAX_MINOR + 1) / 100), RangeError)
  })

  test('never answers a negative zero', ({ assert }) => {
    assert.isTrue(Object.is(toMinor(-0), 0))
    assert.isTrue(Object.is(toMajor(-0), 0))
  })

  test('every amount survives the way to the wire and back', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_MINOR, max: MAX_MINOR }), (minor) => {
        const onTheWire: unknown = JSON.parse(JSON.stringify(toMajor(minor)))
        assert.equal(toMinor(Number(onTheWire)), minor)
      }),
      { numRuns: 2000 }
    )
  })

  test('what a person types with two decimals is always read exactly', ({ assert }) => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const typed = Number(`${whole}.${String(cents).padStart(2, '0')}`)
        assert.equal(toMinor(typed), whole * 100 + cents)
      })
    )
  })
})

test.group('Money | toMajor', () => {
  test('shows cents as decimals', ({ assert }) => {
    assert.equal(toMajor(1250), 12.5)
    assert.equal(toMajor(1), 0.01)
    assert.equal(toMajor(435), 4.35)
  })

  test('refuses {0}, which is no whole number of minor units')
    .with([0.5, Number.NaN, Infinity, MAX_MINOR + 1])
    .run(({ assert }, minor) => {
      assert.throws(() => toMajor(minor), RangeError, `${minor} is not an amount`)
    })
})

test.group('Money | share', () => {
  test('{bp} basis points of {minor} are {expected}')
    .with([
      { minor: 999, bp: 1000, expected: 100 },
      { minor: 994, bp: 1000, expected: 99 },
      { minor: 995, bp: 1000, expected: 100 },
      { minor: 5, bp: 1000, expected: 1 },
      { minor: 4, bp: 1000, expected: 0 },
      { minor: 1, bp: 4999, expected: 0 },
      { minor: 1, bp: 5000, expected: 1 },
      { minor: 0, bp: 1000, expected: 0 },
      { minor: 12_345, bp: 0, expected: 0 },
      { minor: 12_345, bp: 10_000, expected: 12_345 },
      { minor: 12_345, bp: 20_000, expected: 24_690 },
    ])
    .run(({ assert }, { minor, bp, expected }) => {
      assert.equal(share(minor, bp), expected)
    })

  test('stays exact where a float product would not', ({ assert }) => {
    assert.equal(share(99_999_999_999_995, 1000), 10_000_000_000_000)
    assert.equal(share(99_999_999_999_994, 1000), 9_999_999_999_999)
  })

  test('is the nearest whole number, halves upwards, for every amount', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_MINOR }),
        fc.integer({ min: 0, max: 10_000 }),
        (minor, bp) => {
          const error = BigInt(share(minor, bp)) * 10_000n - BigInt(minor) * BigInt(bp)
          assert.isTrue(error > -5000n && error <= 5000n)
        }
      ),
      { numRuns: 2000 }
    )
  })

  test('refuses {0} at {1} basis points')
    .with([
      [-1, 1000],
      [1, -1],
      [1.5, 1000],
      [100, 0.5],
      [Number.NaN, 1000],
      [100, Number.NaN],
      [MAX_MINOR, 20_000],
    ])
    .run(({ assert }, [minor, bp]) => {
      assert.throws(() => share(minor, bp), RangeError)
    })

  test('says what it was asked for', ({ assert }) => {
    assert.throws(() => share(1.5, 1000), RangeError, '1.5 is not an amount in minor units')
    assert.throws(() => share(-1, 1000), RangeError, 'Cannot take 1000/10000 of -1')
  })
})

test.group('Money | toKes', () => {
  test('shillings stay what they are', ({ assert }) => {
    assert.equal(toKes(850_050, 1000), 850_050)
  })

  test('converts at thousandths of a shilling, half up', ({ assert }) => {
    assert.equal(toKes(100, 129_500), 12_950)
    assert.equal(toKes(1, 129_500), 130)
    assert.equal(toKes(1, 129_499), 129)
    assert.equal(toKes(1999, 129_500), 258_871)
  })
})

test.group('Money | isCurrency', () => {
  test('knows the four and nothing else', ({ assert }) => {
    for (const currency of ['KES', 'USD', 'EUR', 'GBP']) assert.isTrue(isCurrency(currency))
    for (const other of ['kes', 'TZS', '', null, undefined, 1]) assert.isFalse(isCurrency(other))
  })
})

test.group('Money | sums', () => {
  test('add up by currency, in the order in which those come', ({ assert }) => {
    const sums = moneySums([
      { amountMinor: 500, currency: 'USD' },
      { amountMinor: 100, currency: 'KES' },
      { amountMinor: 1, currency: 'USD' },
    ])
    assert.deepEqual(sums, [
      { amountMinor: 501, currency: 'USD' },
      { amountMinor: 100, currency: 'KES' },
    ])
  })

  test('leave out a currency with nothing in it', ({ assert }) => {
    const sums = moneySums([
      { amountMinor: 0, currency: 'EUR' },
      { amountMinor: 1, currency: 'KES' },
    ])
    assert.deepEqual(sums, [{ amountMinor: 1, currency: 'KES' }])
    assert.deepEqual(moneySums([]), [])
  })
})
