import { test } from '@japa/runner'
import fc from 'fast-check'
import { STATUSES } from '#domain/booking_lifecycle'
import { earningsOf, revenueOf } from '#domain/earnings'
import { quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'

const rates = ratesOn('2026-12-01')
const stay = { checkIn: '2026-12-04', checkOut: '2026-12-06', rates }

test.group('What is the host’s', () => {
  test('the nights, without service fee and taxes', ({ assert }) => {
    const quote = quoteStay({ ...stay, priceMinor: 650_000, currency: 'KES' })
    assert.deepEqual(earningsOf({ ...quote, status: 'confirmed' }), {
      share: 1_300_000,
      shareKes: 1_300_000,
    })
  })

  test('nothing once a stay is called off', ({ assert }) => {
    const quote = quoteStay({ ...stay, priceMinor: 650_000, currency: 'KES' })
    assert.isNull(earningsOf({ ...quote, status: 'cancelled' }))
  })

  test('with fee and taxes it makes the total, in any state and at any price', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.constantFrom(...STATUSES.filter((status) => status !== 'cancelled')),
        (priceMinor, status) => {
          const quote = quoteStay({ ...stay, priceMinor, currency: 'USD' })
          const { serviceFee, tax, serviceFeeTax, total } = quote
          const earnings = earningsOf({ ...quote, status })!
          assert.equal(earnings.share + serviceFee + tax + serviceFeeTax, total)
          assert.isAtMost(earnings.shareKes, quote.totalKes)
        }
      )
    )
  })

  test('what is paid and what is due make the revenue', ({ assert }) => {
    assert.deepEqual(revenueOf({ total: 900, paid: 300, hostShare: 750 }), {
      total: 900,
      paid: 300,
      due: 600,
      hostShare: 750,
    })
  })
})
