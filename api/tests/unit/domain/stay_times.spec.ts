import { test } from '@japa/runner'
import fc from 'fast-check'
import { COMMON_HOUSE_RULES } from '#domain/amenities'
import { isFree, NO_STAY_RULES } from '#domain/stay_rules'
import { timesOf } from '#domain/stay_times'

const NONE = { checkInFrom: null, checkInUntil: null, checkOutUntil: null }

test.group('Times of check-in and check-out', () => {
  test('are the usual ones where nobody has said any', ({ assert }) => {
    const usual = { checkInFrom: '14:00', checkInUntil: null, checkOutUntil: '10:00' }
    assert.deepEqual(timesOf(NONE), usual)
    assert.deepEqual(timesOf(NONE, ['No pets', 'No parties']), usual)
  })

  test('come from the two house rules that are times', ({ assert }) => {
    const rules = ['No pets', 'Check-in after 3 PM', 'Check-out before 11 AM']
    for (const rule of rules) assert.include(COMMON_HOUSE_RULES, rule)
    const said = timesOf(NONE, rules)
    assert.deepEqual(said, { checkInFrom: '15:00', checkInUntil: null, checkOutUntil: '11:00' })
  })

  test('are those that the host has set, whatever the house rules say', ({ assert }) => {
    const set = { checkInFrom: '12:30', checkInUntil: '23:00', checkOutUntil: '09:00' }
    assert.deepEqual(timesOf(set, [...COMMON_HOUSE_RULES]), set)
    assert.isFalse(isFree({ ...NO_STAY_RULES, checkOutUntil: '09:00' }))
  })

  test('never end before they begin', ({ assert }) => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'))
    const maybe = fc.option(time, { nil: null })
    const set = fc.record({ checkInFrom: maybe, checkInUntil: maybe, checkOutUntil: maybe })
    fc.assert(
      fc.property(set, fc.subarray([...COMMON_HOUSE_RULES]), (given, rules) => {
        const { checkInFrom, checkInUntil, checkOutUntil } = timesOf(given, rules)
        assert.isTrue(checkInUntil === null || checkInUntil > checkInFrom)
        assert.equal(checkInFrom, given.checkInFrom ?? checkInFrom)
        assert.equal(checkOutUntil, given.checkOutUntil ?? checkOutUntil)
        const again = timesOf({ checkInFrom, checkInUntil, checkOutUntil })
        assert.deepEqual(again, { checkInFrom, checkInUntil, checkOutUntil })
      })
    )
  })
})
