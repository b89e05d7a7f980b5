import { test } from '@japa/runner'
import { TRANSITIONS, type Party } from '#domain/booking_lifecycle'
import { DATE_ACTIONS } from '#domain/date_changes'
import {
  ABILITIES,
  abilitiesOf,
  abilityProblem,
  ARRIVAL_STEPS,
  GIVEN_BY,
  helperState,
  MANAGER_STEPS,
  mayChangeFields,
  type Ability,
} from '#domain/helping'

const NOW = Date.parse('2026-11-25T09:00:00Z')
const NOTHING = { calendar: false, arrivals: false, manage: false, prices: false }

const lent = (...abilities: Ability[]) =>
  abilities.reduce((may, ability) => ({ ...may, [ability]: true }), NOTHING)

const MANAGER = lent('manage')
const PRICING_MANAGER = lent('manage', 'prices')

function movesOf(party: Party) {
  return Object.entries(TRANSITIONS).flatMap(([name, { by }]) => {
    const movers: readonly Party[] = by
    return movers.includes(party) ? [name] : []
  })
}

test.group('What a host lends', () => {
  test('is four abilities, of which managing a listing alone brings another, its calendar', ({
    assert,
  }) => {
    assert.deepEqual(ABILITIES, ['calendar', 'arrivals', 'manage', 'prices'])
    assert.deepEqual(GIVEN_BY, {
      calendar: ['calendar', 'manage'],
      arrivals: ['arrivals'],
      manage: ['manage'],
      prices: ['prices'],
    })
  })

  test('is nothing where nothing was said', ({ assert }) => {
    assert.deepEqual(abilitiesOf({}), NOTHING)
    assert.deepEqual(abilitiesOf({ calendar: undefined, arrivals: null }), NOTHING)
  })

  test('is {ability} and nothing else when only that was said, by either database')
    .with(ABILITIES.map((ability) => ({ ability })))
    .run(({ assert }, { ability }) => {
      assert.deepEqual(abilitiesOf({ [ability]: true }), lent(ability))
      assert.deepEqual(
        abilitiesOf({ calendar: 0, arrivals: 0, manage: 0, prices: 0, [ability]: 1 }),
        lent(ability)
      )
    })

  test('as [{abilities}] has the problem {problem}')
    .with([
      { abilities: [], problem: 'nothing' },
      { abilities: ['calendar'], problem: null },
      { abilities: ['arrivals'], problem: null },
      { abilities: ['manage'], problem: null },
      { abilities: ['calendar', 'arrivals'], problem: null },
      { abilities: ['manage', 'prices'], problem: null },
      { abilities: ['calendar', 'arrivals', 'manage', 'prices'], problem: null },
      { abilities: ['prices'], problem: 'pricesAlone' },
      { abilities: ['calendar', 'prices'], problem: 'pricesAlone' },
      { abilities: ['calendar', 'arrivals', 'prices'], problem: 'pricesAlone' },
    ] as const)
    .run(({ assert }, { abilities, problem }) => {
      assert.equal(abilityProblem(lent(...abilities)), problem)
    })
})

test.group('Who manages a listing', () => {
  test('changes its {$self}')
    .with([
      ...['title', 'description', 'propertyType', 'bedrooms', 'bathrooms', 'maxGuests'],
      ...['amenities', 'houseRules', 'captions', 'alts'],
      ...['minNights', 'minNightsOn', 'minNightsIn', 'maxNights', 'maxNightsOn', 'maxNightsIn'],
      ...['noticeDays', 'monthsAhead', 'arrivalDays', 'departureDays', 'preparationNights'],
      ...['instantBooking', 'checkInFrom', 'checkInUntil', 'checkOutUntil'],
    ])
    .run(({ assert }, field) => {
      assert.isTrue(mayChangeFields(MANAGER, [field]))
      assert.isTrue(mayChangeFields(PRICING_MANAGER, [field]))
      assert.isFalse(mayChangeFields(lent('calendar', 'arrivals'), [field]))
    })

  test('never changes its {$self}, with prices neither')
    .with([
      ...['address', 'latitude', 'longitude', 'isActive', 'isVerified', 'host'],
      ...['currency', 'cancellationPolicy', 'deposit', 'somethingNew'],
    ])
    .run(({ assert }, field) => {
      assert.isFalse(mayChangeFields(MANAGER, [field]))
      assert.isFalse(mayChangeFields(PRICING_MANAGER, [field]))
    })

  test('changes its price only where the host lends prices as well', ({ assert }) => {
    assert.isTrue(mayChangeFields(PRICING_MANAGER, ['price']))
    assert.isFalse(mayChangeFields(MANAGER, ['price']))
    assert.isFalse(mayChangeFields(lent('prices'), ['price']))
  })

  test('is refused all of an edit for one field that stays the host’s', ({ assert }) => {
    assert.isTrue(mayChangeFields(MANAGER, ['title', 'houseRules', 'minNights']))
    assert.isTrue(mayChangeFields(PRICING_MANAGER, ['title', 'price']))
    assert.isFalse(mayChangeFields(MANAGER, ['title', 'price']))
    assert.isFalse(mayChangeFields(PRICING_MANAGER, ['title', 'currency']))
    assert.isFalse(mayChangeFields(PRICING_MANAGER, ['isActive', 'price']))
  })

  test('may edit at all before any field is known, and nobody else may', ({ assert }) => {
    assert.isTrue(mayChangeFields(MANAGER, []))
    assert.isFalse(mayChangeFields(lent('calendar', 'arrivals', 'prices'), []))
  })
})

test.group('Steps of a stay', () => {
  test('that come with arrivals are those a helper may make', ({ assert }) => {
    assert.deepEqual(ARRIVAL_STEPS, ['checkIn', 'checkOut', 'undoCheckIn', 'undoCheckOut'])
    assert.sameMembers([...ARRIVAL_STEPS], movesOf('helper'))
  })

  test('that come with managing are the answers to a request, and other dates', ({ assert }) => {
    assert.deepEqual(MANAGER_STEPS, [
      'approve',
      'decline',
      'proposeDates',
      'agreeDates',
      'declineDates',
      'withdrawDates',
    ])
    assert.sameMembers([...MANAGER_STEPS], [...movesOf('manager'), ...DATE_ACTIONS])
  })
})

test.group('An invitation', () => {
  test('holds until the moment it runs out', ({ assert }) => {
    assert.equal(helperState(NOW + 1, NOW), 'invited')
    assert.equal(helperState(NOW, NOW), 'expired')
    assert.equal(helperState(NOW - 1, NOW), 'expired')
    assert.equal(helperState(0, NOW), 'expired')
  })

  test('that was accepted runs out no more', ({ assert }) => {
    assert.equal(helperState(null, NOW), 'active')
  })

  test('is judged by the clock where no moment is named', ({ assert }) => {
    assert.equal(helperState(Date.now() + 60_000), 'invited')
    assert.equal(helperState(Date.now() - 1), 'expired')
  })
})
