import { test } from '@japa/runner'
import {
  PARTIES,
  PENDING_HOURS,
  STATUSES,
  TRANSITIONS,
  type Party,
  type Status,
  type TransitionName,
  canTransition,
  holdsNights,
  hoursToAnswer,
  isForbiddenMove,
  partiesOf,
  transitionSources,
} from '#domain/booking_lifecycle'
import { moment } from '#tests/helpers/booking_moment'

const names = Object.keys(TRANSITIONS) as TransitionName[]

test.group('Booking lifecycle | the graph', () => {
  const moves: [TransitionName, Status[], Status, Party[]][] = [
    ['approve', ['pending'], 'confirmed', ['host', 'admin', 'manager', 'system']],
    ['checkIn', ['confirmed'], 'checked-in', ['host', 'admin', 'helper']],
    ['checkOut', ['checked-in'], 'checked-out', ['host', 'admin', 'helper']],
    ['cancel', ['pending', 'confirmed'], 'cancelled', ['guest', 'host', 'admin']],
    ['decline', ['pending'], 'cancelled', ['manager']],
    ['undoCheckIn', ['checked-in'], 'confirmed', ['host', 'admin', 'helper']],
    ['undoCheckOut', ['checked-out'], 'checked-in', ['host', 'admin', 'helper']],
    ['noShow', ['confirmed'], 'cancelled', ['host', 'admin']],
    ['undoNoShow', ['cancelled'], 'confirmed', ['host', 'admin']],
    ['expire', ['pending'], 'cancelled', ['system']],
    ['endUnpaid', ['confirmed'], 'cancelled', ['system']],
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
          const allowed = canTransition(name, {
            ...moment,
            ...(name === 'noShow' && { checkIn: '2026-11-20' }),
            status,
            party,
            isNoShow: true,
            minutesSinceStep: 1,
          })
          assert.equal(allowed, from.includes(status) && by.includes(party), `${status}, ${party}`)
        }
      }
    })

  test('{0} of a booking that is {1} is forbidden to all but {3}, and in other states to nobody')
    .with(moves)
    .run(({ assert }, [name, from, , by]) => {
      for (const status of STATUSES) {
        const forbidden = PARTIES.filter((party) => isForbiddenMove(name, { status, party }))
        const others = PARTIES.filter((party) => !by.includes(party))
        assert.deepEqual(forbidden, from.includes(status) ? others : [], status)
      }
    })

  test('a move is forbidden to whoever may make it as none of what they are', ({ assert }) => {
    const forbids = (...party: Party[]) => isForbiddenMove('approve', { status: 'pending', party })
    assert.isFalse(forbids('guest', 'admin'))
    assert.isTrue(forbids('guest', 'helper'))
    assert.isTrue(forbids())
  })

  test('out of cancelled and checked-out leads only their undoing', ({ assert }) => {
    const leading = (from: Status) => names.filter((name) => transitionSources(name).includes(from))
    assert.deepEqual(leading('cancelled'), ['undoNoShow'])
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

  test('a request that is passed on waits for what is left of its hours', ({ assert }) => {
    const hour = 3_600_000
    const left = [24 * hour - 5, 3 * hour, 3 * hour + 1, 1, 0, -hour].map((ms) =>
      hoursToAnswer(hour + ms, hour)
    )
    assert.deepEqual(left, [24, 3, 4, 1, 1, 1])
    assert.equal(hoursToAnswer(null, hour), PENDING_HOURS)
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

test.group('Booking lifecycle | no-show', () => {
  test('a stay from {0} to {1} can be marked on 21 November: {2}')
    .with([
      ['2026-11-21', '2026-11-24', false],
      ['2026-11-20', '2026-11-24', true],
      ['2026-11-20', '2026-11-21', true],
      ['2026-11-10', '2026-11-14', true],
      ['2026-11-10', '2026-11-13', false],
    ] as [string, string, boolean][])
    .run(({ assert }, [checkIn, checkOut, allowed]) => {
      const booking = { ...moment, status: 'confirmed', checkIn, checkOut, party: 'host' } as const
      assert.equal(canTransition('noShow', booking), allowed)
    })

  test('it is taken back for a quarter of an hour, another cancellation never', ({ assert }) => {
    const booking = { ...moment, status: 'cancelled', party: 'host', isNoShow: true } as const
    assert.isTrue(canTransition('undoNoShow', { ...booking, minutesSinceStep: 14.9 }))
    assert.isFalse(canTransition('undoNoShow', { ...booking, minutesSinceStep: 15 }))
    const called = { ...booking, minutesSinceStep: 1, isNoShow: false }
    assert.isFalse(canTransition('undoNoShow', called))
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

  test('who meets guests for the host is a helper, who answers for the host a manager', ({
    assert,
  }) => {
    const found = (id: number, helperId: number | null, managerId: number | null) =>
      partiesOf({ id, isAdmin: id === 4 }, { ...booking, helperId, managerId })
    assert.deepEqual(found(3, 3, null), ['helper'])
    assert.deepEqual(found(3, null, 3), ['manager'])
    assert.deepEqual(found(3, 3, 3), ['helper', 'manager'])
    assert.deepEqual(found(3, 5, 6), [])
    assert.deepEqual(found(4, 4, 4), ['admin', 'helper', 'manager'])
  })

  test('nobody meets or answers themselves: who travels is the guest', ({ assert }) => {
    const own = { guestId: 1, hostId: 2, helperId: 1, managerId: 1 }
    assert.deepEqual(partiesOf({ id: 1, isAdmin: false }, own), ['guest'])
    assert.deepEqual(partiesOf({ id: 1, isAdmin: true }, own), ['guest', 'admin'])
  })
})
