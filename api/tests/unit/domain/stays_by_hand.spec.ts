import { test } from '@japa/runner'
import { PARTIES, STATUSES, type Party } from '#domain/booking_lifecycle'
import { hasGuest, STAY_ACTIONS, stayActionsFor } from '#domain/stays_by_hand'

const HOSTS: readonly Party[] = ['host']
const written = {
  status: 'confirmed' as const,
  checkOut: '2026-12-06',
  today: '2026-12-04',
  isByHand: true,
  isPropertyDeleted: false,
  isHandedOver: false,
  party: HOSTS,
}

test.group('A stay that its host wrote down', () => {
  test('is changed until it is over or called off', ({ assert }) => {
    for (const status of STATUSES) {
      const isOpen = status === 'confirmed' || status === 'checked-in'
      const offered = isOpen ? ['changeStay'] : []
      assert.deepEqual(stayActionsFor({ ...written, status }), offered, status)
    }
    assert.deepEqual(STAY_ACTIONS, ['changeStay'])
  })

  test('is changed by its host and by admins, and by nobody else', ({ assert }) => {
    for (const status of ['confirmed', 'checked-in'] as const) {
      const changes = PARTIES.filter(
        (party) => stayActionsFor({ ...written, status, party: [party] }).length > 0
      )
      assert.deepEqual(changes, ['host', 'admin'])
    }
    assert.deepEqual(stayActionsFor({ ...written, party: [] }), [])
    assert.deepEqual(stayActionsFor({ ...written, party: ['helper', 'manager'] }), [])
  })

  test('is changed by its host and by admins whatever else they are', ({ assert }) => {
    for (const party of [
      ['host', 'admin'],
      ['admin', 'helper'],
      ['guest', 'host'],
    ] as const) {
      assert.deepEqual(stayActionsFor({ ...written, party }), ['changeStay'])
    }
  })

  test('is not changed at a place that is deleted', ({ assert }) => {
    for (const status of STATUSES) {
      assert.deepEqual(stayActionsFor({ ...written, status, isPropertyDeleted: true }), [])
    }
  })

  test('is not changed at a place that is another host’s by now', ({ assert }) => {
    for (const status of STATUSES) {
      assert.deepEqual(stayActionsFor({ ...written, status, isHandedOver: true }), [])
    }
  })

  test('is over when its check-out is past, unless its guest is still there', ({ assert }) => {
    const on = (today: string, status: 'confirmed' | 'checked-in') =>
      stayActionsFor({ ...written, status, today })
    assert.deepEqual(on('2026-12-06', 'confirmed'), ['changeStay'])
    assert.deepEqual(on('2026-12-07', 'confirmed'), [])
    assert.deepEqual(on('2026-12-07', 'checked-in'), ['changeStay'])
  })

  test('is another than one that a guest booked, whose dates are agreed on by both', ({
    assert,
  }) => {
    for (const status of STATUSES) {
      assert.deepEqual(stayActionsFor({ ...written, status, isByHand: false }), [])
    }
  })

  test('keeps its check-in while its guest is there, and at no other time', ({ assert }) => {
    const there = STATUSES.filter((status) => hasGuest({ status }))
    assert.deepEqual(there, ['checked-in'])
  })
})
