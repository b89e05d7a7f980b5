import { test } from '@japa/runner'
import { AGREED_STATUSES, PARTIES, STATUSES, UNDO_MINUTES } from '#domain/booking_lifecycle'
import { BOOKING_PAYMENT_STATUSES } from '#domain/payment_lifecycle'
import {
  isOffered,
  mayNotePayment,
  NOTABLE_STATUSES,
  NOTE_ACTIONS,
  noteActionsFor,
  type Notable,
} from '#domain/payment_notes'

const UNPAID: Notable = {
  status: 'checked-in',
  paymentStatus: 'unpaid',
  paysOnline: false,
  isLowered: false,
  minutesSinceNote: null,
}
const NOTED: Notable = { ...UNPAID, paymentStatus: 'paid', minutesSinceNote: 0 }

test.group('A note that a stay was paid', () => {
  test('is offered from check-in on, and not once the stay is called off', ({ assert }) => {
    assert.deepEqual(NOTABLE_STATUSES, ['checked-in', 'checked-out'])
    const offered = STATUSES.filter((status) => isOffered('notePayment', { ...UNPAID, status }))
    assert.deepEqual(offered, ['checked-in', 'checked-out'])
  })

  test('is offered of an unpaid stay alone', ({ assert }) => {
    const offered = BOOKING_PAYMENT_STATUSES.filter((paymentStatus) =>
      isOffered('notePayment', { ...UNPAID, paymentStatus })
    )
    assert.deepEqual(offered, ['unpaid'])
  })

  test('is never offered of a stay that is paid online, or it would be paid twice', ({
    assert,
  }) => {
    for (const status of STATUSES) {
      assert.isFalse(isOffered('notePayment', { ...UNPAID, status, paysOnline: true }), status)
    }
  })

  test('that was made {minutes} minutes ago can be taken back: {isOpen}')
    .with([
      { minutes: 0, isOpen: true },
      { minutes: UNDO_MINUTES - 0.01, isOpen: true },
      { minutes: UNDO_MINUTES, isOpen: false },
      { minutes: UNDO_MINUTES + 0.01, isOpen: false },
      { minutes: null, isOpen: false },
    ])
    .run(({ assert }, { minutes: minutesSinceNote, isOpen }) => {
      assert.equal(isOffered('undoPayment', { ...NOTED, minutesSinceNote }), isOpen)
      assert.isFalse(isOffered('undoPayment', { ...NOTED, minutesSinceNote, isLowered: true }))
    })

  test('can be taken back before check-in as well, where the stay was written down as paid', ({
    assert,
  }) => {
    for (const status of AGREED_STATUSES) {
      assert.isTrue(isOffered('undoPayment', { ...NOTED, status }), status)
    }
  })
})

test.group('Who notes that a stay was paid', () => {
  test('is its host or an admin, and nobody else', ({ assert }) => {
    const may = PARTIES.filter((party) => mayNotePayment([party]))
    assert.deepEqual(may, ['host', 'admin'])
    assert.isFalse(mayNotePayment([]))
  })

  test('is its host or an admin whatever else they are', ({ assert }) => {
    assert.isTrue(mayNotePayment(['host', 'admin']))
    assert.isTrue(mayNotePayment(['guest', 'admin']))
    assert.isTrue(mayNotePayment(['guest', 'host']))
    assert.isFalse(mayNotePayment(['guest', 'helper', 'manager']))
  })

  test('is offered to note it, or to take the note back, as it stands', ({ assert }) => {
    assert.deepEqual(NOTE_ACTIONS, ['notePayment', 'undoPayment'])
    for (const party of [['host'], ['admin'], ['guest', 'admin']] as const) {
      assert.deepEqual(noteActionsFor({ ...UNPAID, party }), ['notePayment'])
      assert.deepEqual(noteActionsFor({ ...NOTED, party }), ['undoPayment'])
      const isOld = { ...NOTED, minutesSinceNote: UNDO_MINUTES }
      assert.deepEqual(noteActionsFor({ ...isOld, party }), [])
      assert.deepEqual(noteActionsFor({ ...UNPAID, status: 'confirmed', party }), [])
    }
  })

  test('is not its {$self}, who is offered neither')
    .with(['guest', 'helper', 'manager', 'system'] as const)
    .run(({ assert }, one) => {
      assert.deepEqual(noteActionsFor({ ...UNPAID, party: [one] }), [])
      assert.deepEqual(noteActionsFor({ ...NOTED, party: [one] }), [])
    })

  test('is no stranger', ({ assert }) => {
    assert.deepEqual(noteActionsFor({ ...UNPAID, party: [] }), [])
    assert.deepEqual(noteActionsFor({ ...NOTED, party: [] }), [])
  })
})
