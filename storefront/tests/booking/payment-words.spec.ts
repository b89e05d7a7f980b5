import assert from 'node:assert/strict'
import { test } from 'node:test'
import { says } from '../../app/routes/dashboard/trip/payment-words.ts'

const backOf = (word: 'taken' | 'kept' | 'part' | 'all') =>
  ({ cancellation: { back: { word } } }) as Parameters<typeof says>[0]

const stay = backOf('all')

test('of money that the guest’s bank took nobody says that the stay is cancelled', () => {
  const refunded = { ...stay, paymentStatus: 'refunded' } as const
  assert.equal(says({ ...refunded, status: 'checked-in' }), 'takenBack')
  assert.equal(says({ ...refunded, status: 'cancelled' }), 'refunded')
  const saidOf = (word: Parameters<typeof backOf>[0]) =>
    says({ ...refunded, ...backOf(word), status: 'cancelled' })
  assert.equal(saidOf('part'), 'partRefunded')
  assert.equal(saidOf('taken'), 'takenBack')
})

test('of a paid stay with agreed dates the difference is said, and that it is being paid', () => {
  const saidOf = (isAgreed: boolean, isBeingPaid: boolean) =>
    says({
      ...stay,
      status: 'confirmed',
      paymentStatus: 'paid',
      dateChange: { isAgreed, isBeingPaid } as Parameters<typeof says>[0]['dateChange'],
    })
  assert.equal(saidOf(false, false), 'paid')
  assert.equal(saidOf(true, false), 'difference')
  assert.equal(saidOf(true, true), 'pending')
})
