import { test } from '@japa/runner'
import fc from 'fast-check'
import { momentOf } from '#domain/cancellation'
import {
  FINISH_MINUTES,
  INSTANT_HOURS,
  isOverdue,
  remindsInTime,
  timeToPay,
} from '#domain/time_to_pay'
import { WAITING_MINUTES } from '#domain/payment_lifecycle'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const ARRIVAL = momentOf('2026-12-04', null)

/** Of a stay that begins on 4 December at 14:00 and is agreed on at that moment in Nairobi. */
function given(agreed: string, hours = 24) {
  const time = timeToPay({ agreed: Date.parse(`${agreed}:00+03:00`), arrival: ARRIVAL, hours })
  return time && inNairobi(time.payBy)
}

const inNairobi = (moment: number) => new Date(moment + 3 * HOUR).toISOString().slice(0, 16)

test.group('The time to pay', () => {
  test('agreed on {0}, a stay of 4 December is to be paid by {1}')
    .with([
      ['2026-11-20T09:00', '2026-11-21T09:00'],
      ['2026-12-03T11:00', '2026-12-04T11:00'],
      ['2026-12-03T20:00', '2026-12-04T11:00'],
      ['2026-12-04T10:00', '2026-12-04T11:00'],
      ['2026-12-04T11:30', '2026-12-04T12:30'],
      ['2026-12-04T12:59', '2026-12-04T13:59'],
      ['2026-12-04T13:00', null],
      ['2026-12-05T09:00', null],
    ] as const)
    .run(({ assert }, [agreed, payBy]) => {
      assert.equal(given(agreed), payBy)
    })

  test('is shorter where the stay is agreed at once', ({ assert }) => {
    assert.equal(given('2026-11-20T09:00', INSTANT_HOURS), '2026-11-20T10:00')
  })

  test('is there at any moment where nobody has looked at the stay', ({ assert }) => {
    const agreed = ARRIVAL + 2 * HOUR
    const instant = { agreed, arrival: ARRIVAL, hours: INSTANT_HOURS, isInstant: true }
    assert.deepEqual(timeToPay(instant), {
      payBy: agreed + HOUR,
      remindAt: agreed + (HOUR * 3) / 4,
    })
  })

  test('ends on a whole minute, never before what was promised', ({ assert }) => {
    const agreed = Date.parse('2026-11-20T06:00:01.250Z')
    const time = timeToPay({ agreed, arrival: ARRIVAL, hours: 24 })
    assert.equal(new Date(time!.payBy).toISOString(), '2026-11-21T06:01:00.000Z')
  })

  test('reminds when a quarter of it is left', ({ assert }) => {
    const agreed = Date.parse('2026-11-20T06:00:00Z')
    const time = timeToPay({ agreed, arrival: ARRIVAL, hours: 24 })
    assert.equal(new Date(time!.remindAt).toISOString(), '2026-11-21T00:00:00.000Z')
  })

  test('{late} minutes after a reminder was due, 60 before the end, it still helps: {helps}')
    .with([
      { late: 0, helps: true },
      { late: 30, helps: true },
      { late: 31, helps: false },
      { late: 60, helps: false },
    ])
    .run(({ assert }, { late, helps }) => {
      assert.equal(remindsInTime({ payBy: HOUR, remindAt: 0 }, late * MINUTE), helps)
    })

  test('whenever a stay is agreed, it is an hour at least, never longer than set, and over before check-in', ({
    assert,
  }) => {
    const days = (count: number) => count * 24 * HOUR
    const moments = fc.record({
      before: fc.integer({ min: -days(3), max: days(60) }),
      hours: fc.integer({ min: 1, max: 400 }),
    })
    fc.assert(
      fc.property(moments, ({ before, hours }) => {
        const agreed = ARRIVAL - before
        const time = timeToPay({ agreed, arrival: ARRIVAL, hours })
        if (!time) return assert.isBelow(before, HOUR + MINUTE)
        assert.isAtLeast(time.payBy, agreed + HOUR)
        assert.isBelow(time.payBy, agreed + hours * HOUR + MINUTE)
        assert.isBelow(time.payBy, ARRIVAL)
        assert.equal(time.payBy % MINUTE, 0)
        assert.isAbove(time.remindAt, agreed)
        assert.isAtMost(time.remindAt, time.payBy - HOUR / 4)
      })
    )
  })

  test('who is asked later has no less time, as long as check-in is far', ({ assert }) => {
    const agreed = fc.integer({ min: 0, max: 30 * 24 * HOUR })
    fc.assert(
      fc.property(agreed, agreed, (one, other) => {
        const at = (before: number) =>
          timeToPay({ agreed: ARRIVAL - 48 * HOUR - before, arrival: ARRIVAL, hours: 24 })!.payBy
        assert.isTrue(one <= other ? at(one) >= at(other) : at(one) <= at(other))
      })
    )
  })

  test('a payment that was begun in it can be waited for to its end', ({ assert }) => {
    assert.isAbove(FINISH_MINUTES, WAITING_MINUTES)
    assert.isFalse(isOverdue(1000, 999))
    assert.isTrue(isOverdue(1000, 1000))
    assert.isFalse(isOverdue(null, 1000))
  })
})
