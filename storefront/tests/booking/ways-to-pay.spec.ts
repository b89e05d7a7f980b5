import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedFor, chargedBy, currencyOf } from '../../app/routes/dashboard/pay-trip/charged.ts'
import { chosenWay } from '../../app/routes/dashboard/pay-trip/ways.ts'

test('the way that the address names is chosen if it is on offer, else the first', () => {
  assert.equal(chosenWay(['paystack', 'mpesa'], 'mpesa'), 'mpesa')
  assert.equal(chosenWay(['paystack', 'mpesa'], null), 'paystack')
  assert.equal(chosenWay(['mpesa'], 'simulator'), 'mpesa')
  assert.equal(chosenWay(['barter'], 'barter'), undefined)
  assert.equal(chosenWay([], 'mpesa'), undefined)
})

test('gateways take shillings, M-Pesa whole ones', () => {
  const booking = {
    totalAmount: 100.1,
    totalAmountKes: 12_962.5,
    currency: 'USD',
    dateChange: null,
    deposit: null,
  } as const
  assert.equal(chargedBy('mpesa', booking), 12_963)
  assert.equal(chargedBy('paystack', booking), 12_962.5)
  assert.equal(chargedBy('simulator', booking), 100.1)
  assert.equal(currencyOf('mpesa', booking), 'KES')
  assert.equal(currencyOf('simulator', booking), 'USD')
})

test('for agreed dates the difference is paid', () => {
  const dateChange = { isAgreed: true, difference: 10.2, quote: { totalKes: 14_283.4 } }
  const stay = { totalAmount: 100.1, totalAmountKes: 12_962.5, dateChange }
  const booking = stay as Parameters<typeof askedFor>[0]
  assert.deepEqual(askedFor(booking), { amount: 10.2, kes: 1320.9 })
  assert.equal(chargedBy('mpesa', booking), 1321)
  const proposed = { ...stay, dateChange: { ...dateChange, isAgreed: false } }
  assert.equal(chargedBy('simulator', proposed as typeof booking), 100.1)
})

test('a deposit is paid with the stay, once', () => {
  const of = (state: string) =>
    ({
      ...{ totalAmount: 100.1, totalAmountKes: 12_962.5, dateChange: null },
      deposit: { state, amount: 50, amountKes: 6475, returnsAt: null },
    }) as Parameters<typeof askedFor>[0]
  assert.deepEqual(askedFor(of('due')), { amount: 150.1, kes: 19_437.5 })
  assert.equal(chargedBy('mpesa', of('due')), 12_963 + 6475)
  assert.deepEqual(askedFor(of('held')), { amount: 100.1, kes: 12_962.5 })
})
