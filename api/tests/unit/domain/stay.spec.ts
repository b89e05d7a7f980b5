import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  MAX_NIGHTS,
  addDays,
  addMonths,
  fromNight,
  lastDayWithin,
  nightCount,
  nightsOf,
  nightsOverlap,
  stayProblem,
  toNight,
  todayInNairobi,
  walkInProblem,
} from '#domain/stay'

const nights = fc.integer({ min: toNight('1970-01-01'), max: toNight('2199-12-31') })

test.group('Stay | nights', () => {
  test('{0} is night {1}')
    .with([
      ['1970-01-01', 0],
      ['1969-12-31', -1],
      ['1970-02-01', 31],
      ['2000-02-29', 11_016],
      ['2000-03-01', 11_017],
      ['2026-11-21', 20_778],
    ] as [string, number][])
    .run(({ assert }, [date, night]) => {
      assert.equal(toNight(date), night)
      assert.equal(fromNight(night), date)
    })

  test('every night has one date and every date one night', ({ assert }) => {
    fc.assert(fc.property(nights, (night) => assert.equal(toNight(fromNight(night)), night)))
  })

  test('toNight refuses "{0}"')
    .with(['', '2026-02-29', '2026-13-01', '2026-1-1', '2026-11-21T00:00:00Z', 'tomorrow'])
    .run(({ assert }, date) => {
      assert.throws(() => toNight(date), RangeError, `"${date}" is not a calendar date`)
    })

  test('fromNight refuses {0}')
    .with([0.5, Number.NaN, Infinity, 3_000_000, -800_000, 1e300])
    .run(({ assert }, night) => {
      assert.throws(() => fromNight(night), RangeError, `${night} is not a night`)
    })

  test('a stay of {2} nights: {0} to {1}')
    .with([
      ['2026-11-21', '2026-11-22', 1],
      ['2026-11-30', '2026-12-01', 1],
      ['2026-12-31', '2027-01-02', 2],
      ['2026-02-28', '2026-03-01', 1],
      ['2028-02-28', '2028-03-01', 2],
      ['2100-02-28', '2100-03-01', 1],
      ['2026-01-01', '2027-01-01', 365],
      ['2026-11-21', '2026-11-21', 0],
      ['2026-11-22', '2026-11-21', 0],
    ] as [string, string, number][])
    .run(({ assert }, [checkIn, checkOut, count]) => {
      assert.equal(nightCount(checkIn, checkOut), count)
      assert.lengthOf(nightsOf(checkIn, checkOut), count)
    })

  test('the nights ascend from check-in and leave out the night of check-out', ({ assert }) => {
    const dates = nightsOf('2028-02-27', '2028-03-02').map(fromNight)
    assert.deepEqual(dates, ['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01'])
  })

  test('addDays crosses months, years and leap days both ways', ({ assert }) => {
    assert.equal(addDays('2026-12-31', 1), '2027-01-01')
    assert.equal(addDays('2027-01-01', -1), '2026-12-31')
    assert.equal(addDays('2028-02-28', 1), '2028-02-29')
    assert.equal(addDays('2027-02-28', 1), '2027-03-01')
    assert.equal(addDays('2026-11-21', 0), '2026-11-21')
    assert.equal(addDays('2026-11-21', 365), '2027-11-21')
    assert.equal(addDays('9999-12-30', 7), '9999-12-31')
    assert.equal(addDays('0000-01-02', -7), '0000-01-01')
  })
})

test.group('Stay | today', () => {
  test('at {0} it is {1} in Nairobi')
    .with([
      ['2026-11-20T20:59:59.999Z', '2026-11-20'],
      ['2026-11-20T21:00:00.000Z', '2026-11-21'],
      ['2026-11-20T21:30:00.000Z', '2026-11-21'],
      ['2026-11-21T20:59:59.999Z', '2026-11-21'],
      ['2026-12-31T21:00:00.000Z', '2027-01-01'],
      ['2028-02-28T21:00:00.000Z', '2028-02-29'],
      ['2026-03-29T01:30:00.000Z', '2026-03-29'],
    ])
    .run(({ assert }, [instant, date]) => {
      assert.equal(todayInNairobi(new Date(instant)), date)
    })

  test("agrees with the time zone's own database at every instant", ({ assert }) => {
    const nairobi = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Africa/Nairobi',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    const instants = fc.date({
      min: new Date('1971-01-01T00:00:00Z'),
      max: new Date('2199-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (instant) => {
        assert.equal(todayInNairobi(instant), nairobi.format(instant))
      }),
      { numRuns: 1000 }
    )
  })

  test('follows the clock when no instant is given', ({ assert }) => {
    const before = todayInNairobi(new Date())
    const today = todayInNairobi()
    assert.include([before, todayInNairobi(new Date())], today)
  })

  test('an invalid clock is an error, not a date', ({ assert }) => {
    assert.throws(() => todayInNairobi(new Date(Number.NaN)), RangeError, 'no date')
  })
})

test.group('Stay | problems', () => {
  const today = '2026-11-21'

  test('{checkIn} to {checkOut} booked on 21 November: {problem}')
    .with([
      { checkIn: '2026-11-21', checkOut: '2026-11-22', problem: null },
      { checkIn: '2026-11-20', checkOut: '2026-11-22', problem: 'past' },
      { checkIn: '2026-11-20', checkOut: '2026-11-19', problem: 'past' },
      { checkIn: '2026-11-21', checkOut: '2026-11-21', problem: 'order' },
      { checkIn: '2026-11-22', checkOut: '2026-11-21', problem: 'order' },
      { checkIn: '2026-11-21', checkOut: '2027-02-19', problem: null },
      { checkIn: '2026-11-21', checkOut: '2027-02-20', problem: 'tooLong' },
      { checkIn: '2028-05-21', checkOut: '2028-05-23', problem: null },
      { checkIn: '2028-05-22', checkOut: '2028-05-23', problem: 'tooFar' },
      { checkIn: '9999-12-29', checkOut: '9999-12-31', problem: 'tooFar' },
    ])
    .run(({ assert }, { checkIn, checkOut, problem }) => {
      assert.equal(stayProblem({ checkIn, checkOut, today }), problem)
    })

  test('{checkIn} to {checkOut} written down on 21 November: {problem}')
    .with([
      { checkIn: '2026-11-21', checkOut: '2026-11-22', problem: null },
      { checkIn: '2026-11-14', checkOut: '2026-11-21', problem: null },
      { checkIn: '2026-11-13', checkOut: '2026-11-22', problem: 'longAgo' },
      { checkIn: '2026-11-01', began: '2026-11-01', checkOut: '2026-11-22', problem: null },
      { checkIn: '2026-11-02', began: '2026-11-01', checkOut: '2026-11-22', problem: 'longAgo' },
      { checkIn: '2026-11-19', checkOut: '2026-11-20', problem: 'over' },
      { checkIn: '2026-11-20', checkOut: '2026-11-20', problem: 'order' },
      { checkIn: '2026-11-20', checkOut: '2027-02-19', problem: 'tooLong' },
      { checkIn: '2028-05-21', checkOut: '2028-05-23', problem: null },
      { checkIn: '2028-05-22', checkOut: '2028-05-23', problem: 'tooFar' },
    ])
    .run(({ assert }, { problem, ...stay }) => {
      assert.equal(walkInProblem({ ...stay, today }), problem)
    })

  test('the longest stay is 90 nights', ({ assert }) => {
    assert.equal(MAX_NIGHTS, 90)
    assert.equal(nightCount('2026-11-21', '2027-02-19'), 90)
  })
})

test.group('Stay | overlap', () => {
  test('{0}–{1} and {2}–{3}: {4}')
    .with([
      ['2026-11-01', '2026-11-05', '2026-11-05', '2026-11-08', false],
      ['2026-11-05', '2026-11-08', '2026-11-01', '2026-11-05', false],
      ['2026-11-01', '2026-11-06', '2026-11-05', '2026-11-08', true],
      ['2026-11-01', '2026-11-30', '2026-11-10', '2026-11-11', true],
      ['2026-11-10', '2026-11-11', '2026-11-10', '2026-11-11', true],
      ['2026-11-10', '2026-11-10', '2026-11-01', '2026-11-30', false],
      ['2026-12-31', '2027-01-01', '2027-01-01', '2027-01-02', false],
    ] as [string, string, string, string, boolean][])
    .run(({ assert }, [aIn, aOut, bIn, bOut, overlap]) => {
      assert.equal(nightsOverlap(aIn, aOut, bIn, bOut), overlap)
    })

  test('two stays overlap exactly when they have a night in common', ({ assert }) => {
    const day = fc.integer({ min: 20_700, max: 20_720 }).map(fromNight)
    fc.assert(
      fc.property(day, day, day, day, (aIn, aOut, bIn, bOut) => {
        const taken = new Set(nightsOf(aIn, aOut))
        const shared = nightsOf(bIn, bOut).some((night) => taken.has(night))
        assert.equal(nightsOverlap(aIn, aOut, bIn, bOut), shared)
      }),
      { numRuns: 2000 }
    )
  })
})

test.group('Stay | the last day within months', () => {
  test('{1} months from {0} are over after {2}')
    .with([
      ['2026-11-25', 6, '2027-05-25'],
      ['2026-08-31', 6, '2027-02-28'],
      ['2027-08-30', 6, '2028-02-29'],
      ['2026-12-31', 12, '2027-12-31'],
    ] as [string, number, string][])
    .run(({ assert }, [date, months, last]) => {
      assert.equal(lastDayWithin(date, months), last)
    })

  test('it is a day of the calendar that compares as the months do', ({ assert }) => {
    const cases = fc.tuple(
      nights,
      fc.integer({ min: 1, max: 18 }),
      fc.integer({ min: -40, max: 40 })
    )
    fc.assert(
      fc.property(cases, ([night, months, away]) => {
        const date = fromNight(night)
        const last = lastDayWithin(date, months)
        const day = addDays(last, away)
        assert.equal(day <= last, day <= addMonths(date, months))
      })
    )
  })
})
