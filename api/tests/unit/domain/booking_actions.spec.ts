import { test } from '@japa/runner'
import { type BookingAction, actionsFor } from '#domain/booking_actions'
import { STATUSES, type Party, type Status, departureOf } from '#domain/booking_lifecycle'
import { REVIEW_WINDOW_DAYS, isVerifiedStay } from '#domain/reviewed_stays'
import { moment, today } from '#tests/helpers/booking_moment'

function actions(status: Status, party: Party | Party[], stay: Partial<typeof moment> = {}) {
  return actionsFor({ status, party, ...moment, ...stay })
}

test.group('Booking actions | by status and party', () => {
  test('the {1} of a {0} booking may: {2}')
    .with([
      ['pending', 'guest', ['edit', 'cancel']],
      ['pending', 'host', ['approve', 'cancel']],
      ['pending', 'admin', ['approve', 'cancel']],
      ['pending', 'system', ['approve']],
      ['pending', 'helper', []],
      ['pending', 'manager', ['approve']],
      ['confirmed', 'manager', []],
      ['checked-in', 'manager', []],
      ['confirmed', 'helper', ['checkIn']],
      ['checked-in', 'helper', ['checkOut']],
      ['checked-out', 'helper', []],
      ['cancelled', 'helper', []],
      ['confirmed', 'guest', ['cancel']],
      ['confirmed', 'host', ['cancel', 'checkIn']],
      ['confirmed', 'admin', ['cancel', 'checkIn']],
      ['checked-in', 'guest', []],
      ['checked-in', 'host', ['checkOut']],
      ['checked-in', 'admin', ['checkOut']],
      ['checked-out', 'guest', []],
      ['checked-out', 'host', []],
      ['checked-out', 'admin', []],
      ['cancelled', 'guest', []],
      ['cancelled', 'host', []],
      ['cancelled', 'admin', []],
    ] as [Status, Party, BookingAction[]][])
    .run(({ assert }, [status, party, expected]) => {
      assert.deepEqual(actions(status, party), expected)
    })

  test('check-in is not offered before its day', ({ assert }) => {
    assert.deepEqual(actions('confirmed', 'host', { checkIn: '2026-11-22' }), ['cancel'])
  })

  test('strangers may do nothing', ({ assert }) => {
    for (const status of STATUSES) assert.deepEqual(actions(status, []), [])
  })

  test('an admin on a trip of their own may do what both may', ({ assert }) => {
    assert.deepEqual(actions('pending', ['guest', 'admin']), ['approve', 'edit', 'cancel'])
    const over = { checkOut: today }
    assert.deepEqual(actions('checked-out', ['guest', 'admin'], over), ['review'])
  })
})

test.group('Booking actions | what can be taken back', () => {
  const step = (minutesSinceStep: number | null, hasReview = false) => ({
    checkOut: '2026-11-22',
    minutesSinceStep,
    hasReview,
  })

  test('check-in and check-out, for fifteen minutes', ({ assert }) => {
    assert.deepEqual(actions('checked-in', 'host', step(14.9)), ['checkOut', 'undoCheckIn'])
    assert.deepEqual(actions('checked-in', 'host', step(15)), ['checkOut'])
    assert.deepEqual(actions('checked-in', 'host', step(null)), ['checkOut'])
    assert.deepEqual(actions('checked-out', 'admin', step(0)), ['undoCheckOut'])
    assert.deepEqual(actions('checked-out', 'admin', step(16)), [])
    assert.deepEqual(actions('checked-out', 'guest', step(0)), [])
  })

  test('not a stay that is reviewed', ({ assert }) => {
    assert.deepEqual(actions('checked-out', 'host', step(1, true)), [])
  })

  test('not a stay whose price was lowered because its guest left', ({ assert }) => {
    const lowered = { ...step(1), isLowered: true }
    assert.deepEqual(actions('checked-out', 'host', lowered), [])
    assert.deepEqual(actions('checked-in', 'host', lowered), ['checkOut', 'undoCheckIn'])
  })
})

test.group('Booking actions | the end of a stay', () => {
  const stay = { checkIn: '2026-11-21', checkOut: '2026-11-25' }

  test('left on {0}, it ends on {1}')
    .with([
      ['2026-11-21', '2026-11-22'],
      ['2026-11-22', '2026-11-22'],
      ['2026-11-24', '2026-11-24'],
      ['2026-11-25', '2026-11-25'],
      ['2026-12-01', '2026-11-25'],
    ] as [string, string][])
    .run(({ assert }, [left, end]) => assert.equal(departureOf(stay, left), end))

  test('an agreed stay that is over can be looked after, and not called off', ({ assert }) => {
    const over = { checkIn: '2026-11-19', checkOut: '2026-11-21' }
    assert.deepEqual(actions('confirmed', 'host', over), ['checkIn', 'noShow'])
    assert.deepEqual(actions('confirmed', 'guest', over), [])
    assert.deepEqual(actions('confirmed', 'guest', { ...over, checkOut: '2026-11-22' }), ['cancel'])
  })

  test('a request for a stay that is over cannot be approved', ({ assert }) => {
    const over = { checkIn: '2026-11-19', checkOut: '2026-11-21' }
    assert.deepEqual(actions('pending', 'host', over), ['cancel'])
    assert.deepEqual(actions('pending', 'host', { ...over, checkOut: '2026-11-22' }), [
      'approve',
      'cancel',
    ])
  })
})

test.group('Booking actions | review', () => {
  test('a stay that ended on {0} can be reviewed on 21 November: {1}')
    .with([
      ['2026-11-21', true],
      ['2026-11-20', true],
      ['2026-11-07', true],
      ['2026-11-06', false],
      ['2025-11-21', false],
      ['2026-11-24', false],
    ] as [string, boolean][])
    .run(({ assert }, [checkOut, offered]) => {
      const stay = { checkIn: '2025-11-01', checkOut }
      assert.deepEqual(actions('checked-out', 'guest', stay), offered ? ['review'] : [])
    })

  test('after an early departure, from then on for 14 days', ({ assert }) => {
    const left = (departedOn: string) => actions('checked-out', 'guest', { departedOn })
    assert.deepEqual(left('2026-11-22'), [])
    assert.deepEqual(left('2026-11-21'), ['review'])
    assert.deepEqual(left('2026-11-06'), [])
  })

  test('is verified when it is paid, or where guests pay the host', ({ assert }) => {
    for (const status of ['unpaid', 'pending', 'refunding', 'refunded']) {
      const stay = { status: 'checked-out', paymentStatus: status } as const
      assert.isFalse(isVerifiedStay(stay, true))
      assert.isTrue(isVerifiedStay(stay, false))
      assert.isFalse(isVerifiedStay({ ...stay, status: 'confirmed' }, false))
    }
    assert.isTrue(isVerifiedStay({ status: 'confirmed', paymentStatus: 'paid' }, true))
  })

  test('a review is the guest’s alone', ({ assert }) => {
    for (const party of ['host', 'admin', 'helper', 'manager', 'system', []] as const) {
      assert.notInclude(actions('checked-out', [party].flat(), { checkOut: today }), 'review')
    }
  })

  test('once written, a review is not offered again', ({ assert }) => {
    assert.deepEqual(actions('checked-out', 'guest', { checkOut: today, hasReview: true }), [])
  })

  test('the window is 14 days', ({ assert }) => {
    assert.equal(REVIEW_WINDOW_DAYS, 14)
  })
})
