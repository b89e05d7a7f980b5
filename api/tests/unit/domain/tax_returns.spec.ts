import { test } from '@japa/runner'
import { feeWithTax, inShillings, wayOf } from '#domain/tax_returns'

test.group('What tax returns are made of', () => {
  test('on the service fee falls its part of the tax, also where both go back', ({ assert }) => {
    const earned = { fee: 100_000, share: 1_000_000, tax: 88_000 }
    assert.deepEqual(feeWithTax(earned), { net: 100_000, tax: 8000 })
    const back = { fee: -100_000, share: -1_000_000, tax: -88_000 }
    assert.deepEqual(feeWithTax(back), { net: -100_000, tax: -8000 })
  })

  test('none of the tax is the fee’s where the fee stays', ({ assert }) => {
    assert.deepEqual(feeWithTax({ fee: 0, share: -50_000, tax: -4000 }), { net: 0, tax: 0 })
    assert.deepEqual(feeWithTax({ fee: -5, share: 5, tax: -1 }), { net: -5, tax: 0 })
  })

  test('amounts are in shillings, at the rate of the booking or of the day', ({ assert }) => {
    assert.equal(inShillings(-1250, { currency: 'KES', kesRate: null }, '2026-11-21'), -1250)
    assert.equal(inShillings(-100, { currency: 'USD', kesRate: '130000' }, '2026-11-21'), -13_000)
    assert.equal(inShillings(100, { currency: 'USD', kesRate: null }, '2026-11-21'), 12_950)
  })

  test('cards and mobile money have codes of their own', ({ assert }) => {
    const codes = ['paystack', 'mpesa', 'simulator', null].map(wayOf)
    assert.deepEqual(codes, ['05', '06', '07', '07'])
  })
})
