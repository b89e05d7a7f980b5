import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatMoney } from '@makao/shared/money'

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
