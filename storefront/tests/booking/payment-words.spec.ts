import assert from 'node:assert/strict'
import { test } from 'node:test'
import { says } from '../../app/routes/dashboard/trip/payment-words.ts'

const stay = { cancellation: { refund: 100 }, totalAmount: 100 } as Parameters<typeof says>[0]

test('of money that the guest’s bank took nobody says that the stay is cancelled', () => {
  const refunded = { ...stay, paymentStatus: 'refunded' } as const
  assert.equal(says({ ...refunded, status: 'checked-in' }), 'takenBack')
  assert.equal(says({ ...refunded, status: 'cancelled' }), 'refunded')
  const part = { ...refunded, totalAmount: 150 }
  assert.equal(says({ ...part, status: 'cancelled' }), 'partRefunded')
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
