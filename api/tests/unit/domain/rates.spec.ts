import { test } from '@japa/runner'
import { CURRENCIES } from '#domain/money'
import { RATE_SCHEDULE, type Rates, ratesOn } from '#domain/rates'

function ratesFrom(startsOn: string, serviceFeeBp: number): Rates {
  const kesPerUnit = { KES: 1000, USD: 129_500, EUR: 150_000, GBP: 172_000 }
  return { startsOn, serviceFeeBp, taxBp: 800, kesPerUnit }
}

const schedule = [
  ratesFrom('2026-01-01', 1000),
  ratesFrom('2027-03-01', 1200),
  ratesFrom('2026-06-15', 1100),
]

test.group('Rates', () => {
  test('on {0} the fee is {1} basis points')
    .with([
      ['2026-01-01', 1000],
      ['2026-06-14', 1000],
      ['2026-06-15', 1100],
      ['2027-02-28', 1100],
      ['2027-03-01', 1200],
      ['2099-12-31', 1200],
    ] as [string, number][])
    .run(({ assert }, [date, serviceFeeBp]) => {
      assert.equal(ratesOn(date, schedule).serviceFeeBp, serviceFeeBp)
    })

  test('of two that start on one day the later entry corrects the earlier', ({ assert }) => {
    const corrected = [ratesFrom('2026-01-01', 1000), ratesFrom('2026-01-01', 900)]
    assert.equal(ratesOn('2026-01-01', corrected).serviceFeeBp, 900)
  })

  test('before the first start there are none', ({ assert }) => {
    assert.throws(() => ratesOn('2025-12-31', schedule), RangeError, '2025-12-31')
    assert.throws(() => ratesOn('2026-01-01', []), RangeError)
  })

  test('the product takes a fee of 10 % and a tax of 8 %', ({ assert }) => {
    const { serviceFeeBp, taxBp } = ratesOn('2026-11-21')
    assert.equal(serviceFeeBp, 1000)
    assert.equal(taxBp, 800)
  })

  test('every entry has a whole, positive rate for every currency, and a shilling is a shilling', ({
    assert,
  }) => {
    for (const { kesPerUnit } of RATE_SCHEDULE) {
      assert.sameMembers(Object.keys(kesPerUnit), [...CURRENCIES])
      assert.equal(kesPerUnit.KES, 1000)
      for (const rate of Object.values(kesPerUnit))
        assert.isTrue(Number.isInteger(rate) && rate > 0)
    }
  })
})
