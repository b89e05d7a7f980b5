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
