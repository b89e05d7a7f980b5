import { test } from '@japa/runner'
import {
  PARTIES,
  PENDING_HOURS,
  REVIEW_WINDOW_DAYS,
  STATUSES,
  TRANSITIONS,
  type BookingAction,
  type Party,
  type Status,
  type TransitionName,
  actionsFor,
  canTransition,
  departureOf,
  holdsNights,
  isVerifiedStay,
  partiesOf,
  transitionSources,
} from '#domain/booking_lifecycle'

const today = '2026-11-21'
const names = Object.keys(TRANSITIONS) as TransitionName[]

function actions(status: Status, party: Party | Party[], stay: Partial<Stay> = {}) {
  return actionsFor({ status, party, ...moment, ...stay })
}

const moment = {
  checkIn: '2026-11-21',
  checkOut: '2026-11-24',
  departedOn: null as string | null,
  today,
  hasReview: false,
  minutesSinceStep: null as number | null,
}
type Stay = typeof moment

test.group('Booking lifecycle | the graph', () => {
  const moves: [TransitionName, Status[], Status, Party[]][] = [
    ['approve', ['pending'], 'confirmed', ['host', 'admin']],
    ['checkIn', ['confirmed'], 'checked-in', ['host', 'admin']],
    ['checkOut', ['checked-in'], 'checked-out', ['host', 'admin']],
    ['cancel', ['pending', 'confirmed'], 'cancelled', ['guest', 'host', 'admin']],
    ['undoCheckIn', ['checked-in'], 'confirmed', ['host', 'admin']],
    ['undoCheckOut', ['checked-out'], 'checked-in', ['host', 'admin']],
    ['expire', ['pending'], 'cancelled', ['system']],
  ]

  test('these are all the moves there are', ({ assert }) => {
    assert.sameMembers(
      names,
      moves.map(([name]) => name)
    )
  })

  test('{0} leads from {1} to {2} and nobody but {3} may')
    .with(moves)
    .run(({ assert }, [name, from, to, by]) => {
      assert.equal(TRANSITIONS[name].to, to)
      assert.deepEqual(transitionSources(name), from)
      for (const status of STATUSES) {
        for (const party of PARTIES) {
          const allowed = canTransition(name, { ...moment, status, party, minutesSinceStep: 1 })
          assert.equal(allowed, from.includes(status) && by.includes(party), `${status}, ${party}`)
        }
      }
    })

  test('nothing leads out of cancelled, and out of checked-out only its undoing', ({ assert }) => {
    const leading = (from: Status) => names.filter((name) => transitionSources(name).includes(from))
    assert.deepEqual(leading('cancelled'), [])
    assert.deepEqual(leading('checked-out'), ['undoCheckOut'])
  })

  test('every state but pending is reached by some move', ({ assert }) => {
    const reached = new Set<Status>(names.map((name) => TRANSITIONS[name].to))
    assert.sameMembers(
      [...reached],
      STATUSES.filter((status) => status !== 'pending')
    )
  })

  test('whoever takes the sources of a move cannot change the graph with them', ({ assert }) => {
    transitionSources('approve').push('cancelled')
    assert.deepEqual(transitionSources('approve'), ['pending'])
  })

  test('a pending booking holds its nights for 24 hours', ({ assert }) => {
    assert.equal(PENDING_HOURS, 24)
  })

  test('only a cancelled booking gives its nights back', ({ assert }) => {
    assert.deepEqual(STATUSES.filter(holdsNights), [
      'pending',
      'confirmed',
      'checked-in',
      'checked-out',
    ])
  })
})

test.group('Booking lifecycle | check-in', () => {
  test('a stay that begins on {0} can be checked in on 21 November: {1}')
    .with([
      ['2026-11-20', true],
      ['2026-11-21', true],
      ['2026-11-22', false],
      ['2025-12-31', true],
      ['2027-01-01', false],
    ] as [string, boolean][])
    .run(({ assert }, [checkIn, allowed]) => {
      const booking = { ...moment, status: 'confirmed', checkIn, party: 'host' } as const
      assert.equal(canTransition('checkIn', booking), allowed)
    })

  test('a stay ahead may still be approved and cancelled', ({ assert }) => {
    const checkIn = '2027-06-01'
    const booking = { ...moment, checkIn, checkOut: '2027-06-03', party: 'host' } as const
    assert.isTrue(canTransition('approve', { ...booking, status: 'pending' }))
    assert.isTrue(canTransition('cancel', { ...booking, status: 'confirmed' }))
  })
})

test.group('Booking lifecycle | actions', () => {
  test('the {1} of a {0} booking may: {2}')
    .with([
      ['pending', 'guest', ['edit', 'cancel']],
      ['pending', 'host', ['approve', 'cancel']],
      ['pending', 'admin', ['approve', 'cancel']],
      ['pending', 'system', []],
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

test.group('Booking lifecycle | what can be taken back', () => {
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
})

test.group('Booking lifecycle | the end of a stay', () => {
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

  test('a request for a stay that is over cannot be approved', ({ assert }) => {
    const over = { checkIn: '2026-11-19', checkOut: '2026-11-21' }
    assert.deepEqual(actions('pending', 'host', over), ['cancel'])
    assert.deepEqual(actions('pending', 'host', { ...over, checkOut: '2026-11-22' }), [
      'approve',
      'cancel',
    ])
  })
})

test.group('Booking lifecycle | review', () => {
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
      assert.isFalse(isVerifiedStay(status, true))
      assert.isTrue(isVerifiedStay(status, false))
    }
    assert.isTrue(isVerifiedStay('paid', true))
  })

  test('once written, a review is not offered again', ({ assert }) => {
    assert.deepEqual(actions('checked-out', 'guest', { checkOut: today, hasReview: true }), [])
  })

  test('the window is 14 days', ({ assert }) => {
    assert.equal(REVIEW_WINDOW_DAYS, 14)
  })
})

test.group('Booking lifecycle | parties', () => {
  const booking = { guestId: 1, hostId: 2 }

  test('a host who booked elsewhere is the guest of that booking', ({ assert }) => {
    assert.deepEqual(partiesOf({ id: 1, isAdmin: false }, booking), ['guest'])
  })

  test('the owner of the property is the host, and a stranger nobody', ({ assert }) => {
    assert.deepEqual(partiesOf({ id: 2, isAdmin: false }, booking), ['host'])
    assert.deepEqual(partiesOf({ id: 3, isAdmin: false }, booking), [])
  })

  test('an admin is one on every booking, besides what else they are', ({ assert }) => {
    assert.deepEqual(partiesOf({ id: 3, isAdmin: true }, booking), ['admin'])
    assert.deepEqual(partiesOf({ id: 1, isAdmin: true }, booking), ['guest', 'admin'])
    assert.deepEqual(partiesOf({ id: 2, isAdmin: true }, booking), ['host', 'admin'])
  })

  test('whoever has been erased from a booking is nobody', ({ assert }) => {
    assert.deepEqual(partiesOf({ id: 1, isAdmin: false }, { guestId: null, hostId: null }), [])
  })
})
