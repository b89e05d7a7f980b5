import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBeingPaid } from '@makao/shared/is-being-paid'
import { formatMoney, inCents } from '@makao/shared/money'

/** Intl's spaces do not break. */
const spaced = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

test('whole amounts are bare, others show both of their cents', () => {
  assert.equal(spaced(formatMoney(12_500, 'KES', 'en-KE')), 'KES 12,500')
  assert.equal(spaced(formatMoney(12_500.5, 'KES', 'en-KE')), 'KES 12,500.50')
  assert.equal(spaced(formatMoney(0, 'USD', 'en-KE')), 'USD 0')
  assert.equal(spaced(formatMoney(0.05, 'USD', 'en-KE')), 'USD 0.05')
})

test('each language writes numbers its own way', () => {
  assert.equal(spaced(formatMoney(1_234_567, 'KES', 'sw-KE')), 'KES 1,234,567')
  assert.equal(spaced(formatMoney(1_234_567.5, 'KES', 'fr-FR')), '1 234 567,50 KES')
})

test('an amount does not break from its currency at the end of a line', () => {
  assert.doesNotMatch(formatMoney(12_500, 'KES', 'en-KE'), / /)
})

test('sums are exact where they are counted in cents', () => {
  assert.equal(inCents(0.1) + inCents(0.2), inCents(0.3))
  assert.equal(inCents(-1.15), -115)
})

test('a stay is being paid, or what agreed dates cost more', () => {
  const paying = (paymentStatus: string, ofDates?: boolean) =>
    isBeingPaid({
      paymentStatus,
      dateChange: ofDates === undefined ? null : { isBeingPaid: ofDates },
    })
  assert.equal(paying('unpaid'), false)
  assert.equal(paying('pending'), true)
  assert.equal(paying('paid', false), false)
  assert.equal(paying('paid', true), true)
})
