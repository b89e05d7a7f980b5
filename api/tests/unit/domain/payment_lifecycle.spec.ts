import fc from 'fast-check'
import { test } from '@japa/runner'
import { STATUSES, type Status } from '#domain/booking_lifecycle'
import {
  afterSettlement,
  BOOKING_PAYMENT_STATUSES,
  isNews,
  isOpen,
  isPaidToHost,
  isToBePaid,
  OPEN_STATUSES,
  PAYMENT_STATUSES,
  paymentProblem,
  type BookingPaymentStatus,
  type PaymentStatus,
} from '#domain/payment_lifecycle'

test.group('Whether a booking can be paid', () => {
  test('once the host has agreed, and nobody has paid or is paying', ({ assert }) => {
    const payable = STATUSES.filter(
      (status) => paymentProblem({ status, paymentStatus: 'unpaid' }) === null
    )
    assert.deepEqual(payable, ['confirmed', 'checked-in', 'checked-out'])
  })

  test('else the reason is given', ({ assert }) => {
    const problems = (status: Status) =>
      BOOKING_PAYMENT_STATUSES.map((paymentStatus) => paymentProblem({ status, paymentStatus }))
    const expected = [null, 'underWay', 'alreadyPaid', 'notPayable', 'notPayable']
    for (const status of ['confirmed', 'checked-in', 'checked-out'] as const) {
      assert.deepEqual(problems(status), expected)
    }
    const past = ['notPayable', 'notPayable', 'alreadyPaid', 'notPayable', 'notPayable']
    for (const status of ['pending', 'cancelled'] as const) {
      assert.deepEqual(problems(status), past)
    }
  })
})

test.group('Whether a guest is asked to pay', () => {
  test('from the host’s word on, also after the stay, while nothing is paid or under way', ({
    assert,
  }) => {
    const asked = STATUSES.flatMap((status) =>
      BOOKING_PAYMENT_STATUSES.filter((paymentStatus) => isToBePaid({ status, paymentStatus })).map(
        (paymentStatus) => [status, paymentStatus]
      )
    )
    assert.deepEqual(asked, [
      ['confirmed', 'unpaid'],
      ['checked-in', 'unpaid'],
      ['checked-out', 'unpaid'],
    ])
  })
})

test.group('Whether a guest pays the host', () => {
  test('for any stay that is not called off, while nothing of it is paid or under way online', ({
    assert,
  }) => {
    const toHost = STATUSES.flatMap((status) =>
      BOOKING_PAYMENT_STATUSES.filter((paymentStatus) =>
        isPaidToHost({ status, paymentStatus })
      ).map((paymentStatus) => [status, paymentStatus])
    )
    assert.deepEqual(toHost, [
      ['pending', 'unpaid'],
      ['confirmed', 'unpaid'],
      ['checked-in', 'unpaid'],
      ['checked-out', 'unpaid'],
    ])
  })
})

test.group('What a gateway says', () => {
  const booking = { status: 'confirmed', paymentStatus: 'pending' } as const

  test('paid: the booking is paid, also when nobody waited for it any more', ({ assert }) => {
    for (const from of [...OPEN_STATUSES, 'failed'] as const) {
      for (const paymentStatus of ['pending', 'unpaid'] as const) {
        const next = afterSettlement(from, { ...booking, paymentStatus }, 'paid')
        assert.deepEqual(next, { payment: 'paid', booking: 'paid' })
      }
    }
  })

  test('paid, for a stay called off meanwhile: the money goes back', ({ assert }) => {
    for (const paymentStatus of ['unpaid', 'pending', 'refunding', 'refunded'] as const) {
      const next = afterSettlement('pending', { status: 'cancelled', paymentStatus }, 'paid')
      assert.deepEqual(next, { payment: 'refundDue', booking: 'refunding' })
    }
  })

  test('paid twice, for a stay called off whose money is kept: the second goes back', ({
    assert,
  }) => {
    const kept = { status: 'cancelled', paymentStatus: 'paid' } as const
    const next = afterSettlement('pending', kept, 'paid')
    assert.deepEqual(next, { payment: 'refundDue', booking: 'paid' })
  })

  test('paid, for a stay that is paid already: the second goes back, the first stays', ({
    assert,
  }) => {
    const next = afterSettlement('expired', { status: 'confirmed', paymentStatus: 'paid' }, 'paid')
    assert.deepEqual(next, { payment: 'refundDue', booking: 'paid' })
  })

  test('failed, or no answer in time: the guest may try again', ({ assert }) => {
    for (const said of ['failed', 'expired'] as const) {
      const next = afterSettlement('pending', booking, said)
      assert.deepEqual(next, { payment: said, booking: 'unpaid' })
    }
  })

  test('not decided: an attempt that was being asked waits, any other stays as it is', ({
    assert,
  }) => {
    for (const [payment, next] of [
      ['starting', 'pending'],
      ['pending', 'pending'],
      ['expired', 'expired'],
    ] as const) {
      const after = afterSettlement(payment, booking, 'pending')
      assert.deepEqual(after, { payment: next, booking: 'pending' })
    }
  })

  test('failed: a booking that is paid by another attempt stays paid', ({ assert }) => {
    const paid = { status: 'confirmed', paymentStatus: 'paid' } as const
    assert.deepEqual(afterSettlement('pending', paid, 'failed'), {
      payment: 'failed',
      booking: 'paid',
    })
  })

  test('failed, long after we stopped waiting: another attempt is left alone', ({ assert }) => {
    const next = afterSettlement('expired', booking, 'failed')
    assert.deepEqual(next, { payment: 'failed', booking: 'pending' })
  })

  test('nothing more about an attempt whose end is known', ({ assert }) => {
    for (const known of PAYMENT_STATUSES.filter((status) => !isOpen(status))) {
      const again = () => afterSettlement(known, booking, 'failed')
      assert.throws(again, RangeError, `failed is no news of a ${known} payment`)
    }
    const paid = PAYMENT_STATUSES.filter((status) => !isNews(status, 'paid'))
    assert.deepEqual(paid, ['paid', 'refundDue', 'refunded'])
  })
})

/**
 * A guest, a host and gateways do what they like, in any order, with several attempts: whatever happens, a
 * booking keeps the money of one attempt at most, and a cancelled one of none.
 */
test.group('Money over time', () => {
  test('is never kept twice, and never for a stay that was called off', ({ assert }) => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('start' as const) }),
      fc.record({ do: fc.constant('cancel' as const) }),
      fc.record({
        do: fc.constant('hear' as const),
        attempt: fc.nat({ max: 3 }),
        said: fc.constantFrom('paid', 'failed', 'pending', 'expired' as const),
      })
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const attempts: PaymentStatus[] = []
        const booking: { status: Status; paymentStatus: BookingPaymentStatus } = {
          status: 'confirmed',
          paymentStatus: 'unpaid',
        }
        for (const next of steps) {
          if (next.do === 'start' && paymentProblem(booking) === null) {
            attempts.push('starting')
            booking.paymentStatus = 'pending'
          }
          if (next.do === 'cancel' && booking.status !== 'cancelled') {
            booking.status = 'cancelled'
            if (booking.paymentStatus === 'paid') {
              booking.paymentStatus = 'refunding'
              attempts.forEach((status, at) => status === 'paid' && (attempts[at] = 'refundDue'))
            }
          }
          if (next.do === 'hear' && isNews(attempts[next.attempt] ?? 'paid', next.said)) {
            const after = afterSettlement(attempts[next.attempt], booking, next.said)
            attempts[next.attempt] = after.payment
            booking.paymentStatus = after.booking
          }
          const kept = attempts.filter((status) => status === 'paid').length
          assert.equal(kept, booking.paymentStatus === 'paid' ? 1 : 0)
          if (booking.status === 'cancelled') assert.equal(kept, 0)
        }
      }),
      { numRuns: 2000 }
    )
  })
})
