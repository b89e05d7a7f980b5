import { test } from '@japa/runner'
import { exchangesContact } from '#domain/booking_contact'
import { STATUSES, type Status } from '#domain/booking_lifecycle'
import { BOOKING_PAYMENT_STATUSES } from '#domain/payment_lifecycle'

type Stay = Parameters<typeof exchangesContact>[0]

/** Confirmed by nobody, to be paid online. */
const instant: Stay = {
  status: 'confirmed',
  paymentStatus: 'unpaid',
  approvedBy: null,
  checkedInBy: null,
  paysOnline: true,
}

const exchanging = (known: Partial<Stay>): Status[] =>
  STATUSES.filter((status) => exchangesContact({ ...instant, ...known, status }))

const agreed: Status[] = ['confirmed', 'checked-in', 'checked-out']

test.group('Guest and host see each other’s contact data', () => {
  test('of an agreed stay that a person has approved', ({ assert }) => {
    assert.deepEqual(exchanging({ approvedBy: 7 }), agreed)
  })

  test('of an agreed stay whose guest a person has let in', ({ assert }) => {
    assert.deepEqual(exchanging({ checkedInBy: 7 }), agreed)
  })

  test('of an agreed stay that is paid', ({ assert }) => {
    assert.deepEqual(exchanging({ paymentStatus: 'paid' }), agreed)
  })

  test('of every agreed stay where nothing is paid online', ({ assert }) => {
    assert.deepEqual(exchanging({ paysOnline: false }), agreed)
  })

  test('of no stay that is asked for or called off, whatever else is known', ({ assert }) => {
    const known = { approvedBy: 7, checkedInBy: 8, paymentStatus: 'paid', paysOnline: false }
    assert.deepEqual(exchanging(known), agreed)
  })

  test('not of a stay that is booked instantly until it is paid', ({ assert }) => {
    assert.deepEqual(exchanging({}), [])
    const enough = BOOKING_PAYMENT_STATUSES.filter((paymentStatus) =>
      exchangesContact({ ...instant, paymentStatus })
    )
    assert.deepEqual(enough, ['paid'])
  })

  test('whatever was paid, once a person has agreed', ({ assert }) => {
    for (const paymentStatus of BOOKING_PAYMENT_STATUSES) {
      assert.isTrue(exchangesContact({ ...instant, paymentStatus, approvedBy: 7 }))
    }
  })
})
