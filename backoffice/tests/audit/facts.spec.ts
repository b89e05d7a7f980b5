import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { amountIn, wordKey } from '../../src/resources/audit/fact-words.ts'
import { LANGUAGES, textsIn } from '../texts.ts'

function wordOf(texts: Record<string, unknown>, subject: string, field: string, value: string) {
  const key = wordKey(subject, field, value) ?? ''
  return key.split('.').reduce<unknown>((inner, name) => (inner as typeof texts)?.[name], texts)
}

/** Values that the log has, by the thing and its field. */
const TOLD: [subject: string, field: string, values: string[]][] = [
  ['booking', 'status', ['pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled']],
  ['booking', 'paymentStatus', ['unpaid', 'pending', 'paid', 'refunding', 'refunded']],
  ['payment', 'bookingPaymentStatus', ['unpaid', 'pending', 'paid', 'refunding', 'refunded']],
  ['payment', 'status', ['starting', 'pending', 'paid', 'failed', 'expired', 'refundDue']],
  ['payment', 'outcome', ['insufficientFunds', 'wrongPin', 'timedOut', 'neverStarted']],
  ['payout', 'status', ['due', 'approved', 'sent', 'paid', 'failed', 'writtenOff']],
  ['review', 'status', ['visible', 'hidden', 'removed']],
  ['discrepancy', 'status', ['open', 'mended', 'booked', 'resolved']],
  ['user', 'role', ['guest', 'host', 'admin']],
  ['user', 'payoutWay', ['bank', 'mpesa']],
  ['user', 'payoutAccount', ['changed']],
  ['user', 'sessionTimeout', ['1h', '7d', 'never']],
  ['property', 'cancellationPolicy', ['free', 'nonRefundable']],
  ['property', 'weekdays', ['monday', 'sunday']],
  ['property', 'amenities', ['wifi', 'hot-tub']],
]

describe('A value in the log', () => {
  for (const language of LANGUAGES) {
    it(`has a word in ${language}`, () => {
      const texts = textsIn(language)
      for (const [subject, field, values] of TOLD) {
        for (const value of values) {
          const word = wordOf(texts, subject, field, value)
          assert.ok(word && typeof word === 'string', `${subject}: ${field} ${value}`)
        }
      }
    })
  }

  it('is told as what has it tells it: money that came in is paid, money to a host is sent', () => {
    const texts = textsIn('en')
    assert.equal(wordOf(texts, 'payment', 'status', 'paid'), 'Paid')
    assert.equal(wordOf(texts, 'payout', 'status', 'paid'), 'Sent')
    assert.equal(wordKey('payment', 'reference', 'paid'), null)
    assert.equal(wordKey('statement', 'status', 'paid'), null)
  })

  it('is an amount where it is money', () => {
    assert.deepEqual(
      ['totalMinor', 'refundMinor', 'price', 'lost', 'adults'].map((field) => amountIn(field, 250)),
      [2.5, 2.5, 250, 250, null]
    )
  })
})
