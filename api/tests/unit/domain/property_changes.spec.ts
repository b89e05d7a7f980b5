import { test } from '@japa/runner'
import fc from 'fast-check'
import { PARTIES, STATUSES } from '#domain/booking_lifecycle'
import { CURRENCIES } from '#domain/money'
import { propertyActionsFor, propertyProblem } from '#domain/property_changes'
import { addDays } from '#domain/stay'

const TODAY = '2026-11-25'

const stays = fc.record({
  status: fc.constantFrom(...STATUSES),
  party: fc.subarray([...PARTIES]),
  checkIn: fc.integer({ min: -3, max: 3 }).map((days) => addDays(TODAY, days)),
  isPropertyDeleted: fc.boolean(),
  change: fc.constantFrom(null, { status: 'open' }),
})

const parties = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  guests: fc.integer({ min: 1, max: 6 }),
  pets: fc.nat(3),
})

const places = fc.record({
  isActive: fc.boolean(),
  currency: fc.constantFrom(...CURRENCIES),
  maxGuests: fc.integer({ min: 1, max: 6 }),
  petsMost: fc.nat(3),
  isTaken: fc.boolean(),
})

test.group('Another place for a stay', () => {
  test('is offered to host and admins of a request or an agreed stay ahead, and to nobody else', ({
    assert,
  }) => {
    fc.assert(
      fc.property(stays, (stay) => {
        const offered = propertyActionsFor({ ...stay, today: TODAY }).length > 0
        const { change, checkIn, isPropertyDeleted, party, status } = stay
        const isAhead = ['pending', 'confirmed'].includes(status) && checkIn >= TODAY
        const runs = party.some((one) => one === 'host' || one === 'admin')
        const waits = change !== null || isPropertyDeleted
        assert.equal(offered, isAhead && runs && !party.includes('guest') && !waits)
      }),
      { numRuns: 2000 }
    )
  })

  test('takes the stay when nothing is amiss, and what is amiss is told in one order', ({
    assert,
  }) => {
    fc.assert(
      fc.property(parties, places, (stay, place) => {
        const amiss = [
          !place.isActive && 'inactive',
          place.currency !== stay.currency && 'currency',
          place.maxGuests < stay.guests && 'guests',
          place.petsMost < stay.pets && 'pets',
          place.isTaken && 'taken',
        ].filter(Boolean)
        assert.equal(propertyProblem(stay, place), amiss[0] ?? null)
      }),
      { numRuns: 2000 }
    )
  })
})
