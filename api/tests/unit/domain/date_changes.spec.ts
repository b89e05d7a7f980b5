import { test } from '@japa/runner'
import { PARTIES, STATUSES, type Party } from '#domain/booking_lifecycle'
import {
  dateActionsFor,
  priceProblem,
  proposerOf,
  quoteOfDates,
  stretchesBeside,
  waitsUntil,
  type Changeable,
  type Proposer,
} from '#domain/date_changes'
import { BOOKING_PAYMENT_STATUSES } from '#domain/payment_lifecycle'
import { PLAIN_PRICES } from '#domain/prices'

const confirmed: Changeable = {
  status: 'confirmed',
  isByHand: false,
  isPropertyDeleted: false,
  arrival: 1000,
  now: 999,
  change: null,
}

const actionsOf = (party: Party | Party[], known: Partial<Changeable> = {}) =>
  dateActionsFor({ ...confirmed, ...known, party: [party].flat() })

/** A proposal that waits for an answer. */
const open = (proposedBy: Proposer, goesBack = false, isByManager = false) => ({
  change: { status: 'open' as const, proposedBy, isByManager, isBeingPaid: false, goesBack },
})

test.group('Who somebody is where dates are agreed on', () => {
  test('guest, host or whoever answers for the host, and nobody else', ({ assert }) => {
    assert.deepEqual(
      PARTIES.map((party) => [party, proposerOf([party])]),
      [
        ['guest', 'guest'],
        ['host', 'host'],
        ['admin', null],
        ['helper', null],
        ['manager', 'host'],
        ['system', null],
      ]
    )
    assert.isNull(proposerOf([]))
  })

  test('the guest, for whoever is both', ({ assert }) => {
    assert.equal(proposerOf(['host', 'guest']), 'guest')
    assert.equal(proposerOf(['manager', 'guest']), 'guest')
    assert.equal(proposerOf(['admin', 'helper', 'manager']), 'host')
  })
})

test.group('Other dates are proposed', () => {
  test('by guest, host or manager', ({ assert }) => {
    const who = PARTIES.filter((party) => actionsOf(party).length > 0)
    assert.deepEqual(who, ['guest', 'host', 'manager'])
    for (const party of who) assert.deepEqual(actionsOf(party), ['proposeDates'])
    assert.deepEqual(actionsOf([]), [])
  })

  test('of a confirmed stay alone, before it begins', ({ assert }) => {
    const offered = STATUSES.filter((status) => actionsOf('guest', { status }).length > 0)
    assert.deepEqual(offered, ['confirmed'])
    assert.deepEqual(actionsOf('guest', { now: 1000 }), [])
    assert.deepEqual(actionsOf('guest', { now: 1001 }), [])
  })

  test('of no stay written down by hand, and of none whose property is gone', ({ assert }) => {
    for (const party of ['guest', 'host', 'manager'] as const) {
      assert.deepEqual(actionsOf(party, { isByHand: true }), [])
      assert.deepEqual(actionsOf(party, { isPropertyDeleted: true }), [])
    }
  })
})

test.group('A proposal of other dates', () => {
  test('is taken back by who made it, and answered by the other one', ({ assert }) => {
    const answers = ['agreeDates', 'declineDates']
    assert.deepEqual(actionsOf('guest', open('guest')), ['withdrawDates'])
    assert.deepEqual(actionsOf('host', open('guest')), answers)
    assert.deepEqual(actionsOf('manager', open('guest')), answers)
    assert.deepEqual(actionsOf('guest', open('host')), answers)
    assert.deepEqual(actionsOf('host', open('host')), ['withdrawDates'])
    assert.deepEqual(actionsOf('manager', open('host')), ['withdrawDates'])
    for (const party of ['admin', 'helper', 'system'] as const) {
      assert.deepEqual(actionsOf(party, open('guest')), [])
    }
  })

  test('is not agreed to by a manager when money would go back', ({ assert }) => {
    assert.deepEqual(actionsOf('manager', open('guest', true)), ['declineDates'])
    assert.deepEqual(actionsOf(['helper', 'manager'], open('guest', true)), ['declineDates'])
    for (const party of ['host', ['host', 'manager'] as Party[]] as const) {
      assert.deepEqual(actionsOf(party, open('guest', true)), ['agreeDates', 'declineDates'])
    }
    assert.deepEqual(actionsOf('guest', open('host', true)), ['agreeDates', 'declineDates'])
    assert.deepEqual(actionsOf('manager', open('host', true)), ['withdrawDates'])
  })

  test('of a manager’s is not agreed to either when money would go back', ({ assert }) => {
    assert.deepEqual(actionsOf('guest', open('host', true, true)), ['declineDates'])
    assert.deepEqual(actionsOf('guest', open('host', false, true)), ['agreeDates', 'declineDates'])
    assert.deepEqual(actionsOf('host', open('host', true, true)), ['withdrawDates'])
  })

  test('waits for nothing more once the stay has begun or was called off', ({ assert }) => {
    assert.deepEqual(actionsOf('host', { ...open('guest'), now: 1000 }), [])
    assert.deepEqual(actionsOf('guest', { ...open('guest'), status: 'cancelled' }), [])
    assert.deepEqual(actionsOf('host', { ...open('guest'), status: 'checked-in' }), [])
  })

  test('can be answered for 48 hours', ({ assert }) => {
    const HOURS = 3_600_000
    const [now, far] = [5 * HOURS, 1000 * HOURS]
    assert.equal(waitsUntil({ now, arrival: far, newArrival: far }), 53 * HOURS)
  })
})

test.group('Nights of other dates beside the stay', () => {
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12' }

  test('from {0} to {1} are {2}')
    .with([
      ['2026-12-01', '2026-12-03', [['2026-12-01', '2026-12-03']]],
      ['2026-12-08', '2026-12-10', [['2026-12-08', '2026-12-10']]],
      ['2026-12-08', '2026-12-11', [['2026-12-08', '2026-12-10']]],
      ['2026-12-11', '2026-12-14', [['2026-12-12', '2026-12-14']]],
      ['2026-12-12', '2026-12-14', [['2026-12-12', '2026-12-14']]],
      ['2026-12-10', '2026-12-12', []],
    ] as [string, string, [string, string][]][])
    .run(({ assert }, [checkIn, checkOut, beside]) => {
      assert.deepEqual(
        stretchesBeside(stay, { checkIn, checkOut }),
        beside.map(([from, to]) => ({ checkIn: from, checkOut: to }))
      )
    })
})

test.group('What other dates cost', () => {
  const rules = {
    ...PLAIN_PRICES,
    ...{ earlyBp: 1000, earlyDays: 14, extraGuestMinor: 1000, guestsIncluded: 2 },
    depositMinor: 99_900,
  }
  const property = { priceMinor: 10_000, currency: 'USD' as const, priceRules: rules }
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12', guests: 3 }
  const booked = { deposit: 12_300, kesRate: 140_000, serviceFeeBp: 500, taxBp: 1000 }

  test('is what they cost today, at the rates and with the deposit of the booking', ({
    assert,
  }) => {
    const { lines, ...quote } = quoteOfDates(property, stay, booked, '2026-11-21')
    assert.deepEqual(quote, {
      currency: 'USD',
      nights: 2,
      pricePerNight: 10_000,
      ...{ base: 20_000, serviceFee: 1000, tax: 2000, serviceFeeTax: 100, total: 23_100 },
      ...{ totalKes: 3_234_000, ...booked },
    })
    assert.deepEqual(
      lines.map(({ kind }) => kind),
      ['nights', 'early', 'extraGuests', 'serviceFee', 'tax', 'serviceFeeTax']
    )
  })

  test('has no discount that is over by now', ({ assert }) => {
    assert.equal(quoteOfDates(property, stay, booked, '2026-11-26').base, 20_000)
    assert.equal(quoteOfDates(property, stay, booked, '2026-11-27').base, 22_000)
  })

  test('is refused for dates without a night', ({ assert }) => {
    const none = { ...stay, checkOut: stay.checkIn }
    assert.throws(() => quoteOfDates(property, none, booked, '2026-11-21'), RangeError)
  })
})

test.group('Dates of another price', () => {
  const problems = (difference: number, canBeSettled: boolean) =>
    BOOKING_PAYMENT_STATUSES.map((status) => priceProblem(status, difference, canBeSettled))

  test('are for what is not paid, or is paid where the difference can be settled', ({ assert }) => {
    for (const difference of [1, -1]) {
      const settled = [null, 'underWay', null, 'otherPrice', 'otherPrice']
      assert.deepEqual(problems(difference, true), settled)
      const refused = [null, 'underWay', 'otherPrice', 'otherPrice', 'otherPrice']
      assert.deepEqual(problems(difference, false), refused)
    }
  })

  test('are none at the same price, which waits for a payment under way alone', ({ assert }) => {
    for (const canBeSettled of [true, false]) {
      assert.deepEqual(problems(0, canBeSettled), [null, 'underWay', null, null, null])
    }
  })
})
