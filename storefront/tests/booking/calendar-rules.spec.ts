import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  datesAfterPick,
  firstCheckOut,
  lastCheckOut,
} from '../../app/components/stay-picker/calendar-rules.ts'
import { isUnavailable, lastDay } from '../../app/components/stay-picker/open-days.ts'

const NONE = { checkIn: '', checkOut: '' }
const ARRIVING = { checkIn: '2026-12-04', checkOut: '' }
const STAY = { checkIn: '2026-12-04', checkOut: '2026-12-06' }
const limits = {
  first: '2026-12-01',
  last: '2027-11-30',
  blocked: new Set(['2026-12-08', '2026-12-09']),
}

test('the first click is the check-in, whichever date is being chosen, a later day the check-out', () => {
  for (const picking of ['checkIn', 'checkOut'] as const) {
    assert.deepEqual(datesAfterPick(NONE, '2026-12-04', { picking, taken: [] }), {
      dates: ARRIVING,
      reset: false,
      next: 'checkOut',
    })
  }
  assert.deepEqual(
    datesAfterPick(ARRIVING, '2026-12-06', { picking: 'checkOut', taken: [] }).dates,
    STAY
  )
})

test('of a stay with both dates the one is changed that is being chosen', () => {
  assert.deepEqual(datesAfterPick(STAY, '2026-12-10', { picking: 'checkOut', taken: [] }), {
    dates: { checkIn: '2026-12-04', checkOut: '2026-12-10' },
    reset: false,
    next: null,
  })
  assert.deepEqual(datesAfterPick(STAY, '2026-12-05', { picking: 'checkIn', taken: [] }).dates, {
    checkIn: '2026-12-05',
    checkOut: '2026-12-06',
  })
  const leaving = { checkIn: '', checkOut: '2026-12-06' }
  assert.deepEqual(
    datesAfterPick(leaving, '2026-12-04', { picking: 'checkOut', taken: [] }).dates,
    STAY
  )
})

test('nobody arrives before the first day, after the last, or on a taken night', () => {
  const days = ['2026-11-30', '2026-12-01', '2026-12-08', '2026-12-10', '2027-11-30', '2027-12-01']
  assert.deepEqual(
    days.map((day) => isUnavailable(day, NONE, limits, 'checkIn')),
    [true, false, true, false, false, true]
  )
})

test('who arrives on the last day leaves after it, and the calendar goes on until then', () => {
  const last = { checkIn: limits.last, checkOut: '' }
  assert.equal(isUnavailable('2027-12-01', last, limits, 'checkOut'), false)
  assert.equal(lastDay(last, limits), '2028-02-28')
  assert.equal(lastDay(NONE, limits), limits.last)
  assert.equal(lastDay(ARRIVING, limits), limits.last)
})

test('one may leave on the morning of a taken night, and not a day later', () => {
  const days = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10']
  assert.deepEqual(
    days.map((day) => isUnavailable(day, ARRIVING, limits, 'checkOut')),
    [false, false, true, true]
  )
})

test('a stay lasts at most 90 nights, less when a night is taken', () => {
  assert.equal(lastCheckOut('2026-12-04', new Set()), '2027-03-04')
  assert.equal(lastCheckOut('2026-12-04', new Set(['2027-03-05', '2026-12-01'])), '2027-03-04')
  assert.equal(lastCheckOut('2026-12-04', new Set(['2026-12-20', '2026-12-09'])), '2026-12-09')
})

test('a new check-in keeps the check-out behind it unless a taken night lies between', () => {
  const picking = 'checkIn' as const
  assert.deepEqual(datesAfterPick(STAY, '2026-12-03', { picking, taken: ['2026-12-06'] }), {
    dates: { checkIn: '2026-12-03', checkOut: '2026-12-06' },
    reset: false,
    next: null,
  })
  assert.deepEqual(datesAfterPick(STAY, '2026-12-02', { picking, taken: ['2026-12-03'] }), {
    dates: { checkIn: '2026-12-02', checkOut: '' },
    reset: true,
    next: 'checkOut',
  })
  assert.deepEqual(datesAfterPick(STAY, '2026-12-06', { picking, taken: [] }), {
    dates: { checkIn: '2026-12-06', checkOut: '' },
    reset: false,
    next: 'checkOut',
  })
})

test('a check-out on or before the check-in is a new check-in', () => {
  const picking = 'checkOut' as const
  assert.deepEqual(datesAfterPick(ARRIVING, '2026-12-04', { picking, taken: [] }).dates, ARRIVING)
  assert.deepEqual(datesAfterPick(ARRIVING, '2026-12-02', { picking, taken: [] }), {
    dates: { checkIn: '2026-12-02', checkOut: '' },
    reset: false,
    next: 'checkOut',
  })
})

const RULES = {
  minNights: 2,
  minNightsOn: [{ day: 'saturday' as const, nights: 3 }],
  minNightsIn: [{ name: '', firstNight: '2026-12-18', lastNight: '2026-12-19', nights: 1 }],
  maxNights: 3,
  maxNightsOn: [{ day: 'saturday' as const, nights: 4 }],
  maxNightsIn: [{ name: '', firstNight: '2026-12-18', lastNight: '2026-12-19', nights: 2 }],
  firstArrival: '2026-12-03',
  lastArrival: '2026-12-20',
  arrivalDays: ['friday' as const, 'saturday' as const],
  departureDays: [],
}

test('arrivals follow the rules of the place: notice, how far ahead, weekdays', () => {
  const asked = { ...limits, blocked: new Set<string>(), rules: RULES }
  const days = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06', '2026-12-25']
  assert.deepEqual(
    days.map((day) => isUnavailable(day, NONE, asked, 'checkIn')),
    [true, true, false, false, true, true]
  )
})

test('departures follow them, too: nights at least and at most', () => {
  const asked = { ...limits, blocked: new Set<string>(), rules: RULES }
  const days = ['2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08']
  assert.deepEqual(
    days.map((day) => isUnavailable(day, ARRIVING, asked, 'checkOut')),
    [true, false, false, true]
  )
  assert.equal(firstCheckOut('2026-12-04', RULES), '2026-12-06')
  assert.equal(firstCheckOut('2026-12-05', RULES), '2026-12-08', 'its own on a Saturday')
  assert.equal(firstCheckOut('2026-12-04'), '2026-12-05')
  assert.equal(firstCheckOut('2026-12-18', RULES), '2026-12-19', 'of a date before that of its day')
  assert.equal(firstCheckOut('2026-12-19', RULES), '2026-12-20', 'and the last of these dates, too')
  assert.equal(firstCheckOut('2026-12-20', RULES), '2026-12-22', 'the next day asks as ever')
  assert.equal(lastCheckOut('2026-12-04', new Set(), RULES), '2026-12-07')
  assert.equal(lastCheckOut('2026-12-05', new Set(), RULES), '2026-12-09', 'its own on a Saturday')
  assert.equal(lastCheckOut('2026-12-19', new Set(), RULES), '2026-12-21', 'of a date before it')
})

test('and the weekdays of departure', () => {
  const rules = { ...RULES, departureDays: ['sunday' as const] }
  const asked = { ...limits, blocked: new Set<string>(), rules }
  const days = ['2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08']
  assert.deepEqual(
    days.map((day) => isUnavailable(day, ARRIVING, asked, 'checkOut')),
    [true, false, true, true]
  )
  assert.equal(
    isUnavailable('2026-12-05', NONE, asked, 'checkIn'),
    false,
    'arrivals do not ask for them'
  )
})
