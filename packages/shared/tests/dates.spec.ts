import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addDays,
  firstOfMonth,
  formatDate,
  formatDay,
  formatMoment,
  formatMonth,
  formatTime,
  isDate,
  isWeekendNight,
  lastDayWithin,
  msToMidnight,
  nairobiHour,
  nightsBetween,
  today,
} from '@makao/shared/dates'
import { nightsFreed } from '@makao/shared/nights-freed'

test('a date must exist: 30 February does not, and 29 February only in leap years', () => {
  for (const real of ['2026-12-04', '2028-02-29', '2027-02-28', '2026-12-31']) {
    assert.equal(isDate(real), true, real)
  }
  for (const none of [
    '2027-02-30',
    '2027-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-04-31',
    '2026-00-10',
  ]) {
    assert.equal(isDate(none), false, none)
  }
})

test('what is not written as YYYY-MM-DD is no date', () => {
  for (const text of [
    null,
    undefined,
    '',
    '2026-1-2',
    '2026-12-04T00:00',
    '04/12/2026',
    ' 2026-12-04',
    '2026-12-04\n',
  ]) {
    assert.equal(isDate(text), false, String(text))
  }
})

test('days are counted over the ends of months, years and leap days', () => {
  assert.equal(addDays('2026-12-31', 1), '2027-01-01')
  assert.equal(addDays('2027-01-01', -1), '2026-12-31')
  assert.equal(addDays('2028-02-28', 1), '2028-02-29')
  assert.equal(addDays('2027-02-28', 1), '2027-03-01')
  assert.equal(addDays('2026-12-04', 0), '2026-12-04')
})

test('nights are the days between, also over a change of the clock elsewhere, and negative backwards', () => {
  assert.equal(nightsBetween('2026-12-04', '2026-12-06'), 2)
  assert.equal(nightsBetween('2026-03-28', '2026-03-30'), 2)
  assert.equal(nightsBetween('2026-12-06', '2026-12-04'), -2)
  assert.equal(nightsBetween('2028-02-01', '2028-03-01'), 29)
  for (const days of [1, 30, 365, 400]) {
    assert.equal(nightsBetween('2026-11-22', addDays('2026-11-22', days)), days)
  }
})

test('the day begins in Nairobi, three hours before UTC', () => {
  assert.equal(today(new Date('2026-12-03T20:59:59Z')), '2026-12-03')
  assert.equal(today(new Date('2026-12-03T21:00:00Z')), '2026-12-04')
  assert.equal(nairobiHour(new Date('2026-12-03T20:59:00Z')), 23)
  assert.equal(nairobiHour(new Date('2026-12-03T21:00:00Z')), 0)
  assert.equal(msToMidnight(Date.parse('2026-12-03T20:59:59Z')), 1000)
  assert.equal(msToMidnight(Date.parse('2026-12-03T21:00:00Z')), 86_400_000)
})

test('months ahead end with their shorter month', () => {
  assert.equal(lastDayWithin('2026-12-31', 18), '2028-06-30')
  assert.equal(lastDayWithin('2026-08-30', 18), '2028-02-29')
  assert.equal(lastDayWithin('2027-03-01', 18), '2028-09-01')
  assert.equal(lastDayWithin('2027-01-28', 1), '2027-02-28')
})

test('months begin at their first, also across the new year', () => {
  assert.equal(firstOfMonth('2026-12-31'), '2026-12-01')
  assert.equal(firstOfMonth('2026-12-31', 1), '2027-01-01')
  assert.equal(firstOfMonth('2027-01-15', -1), '2026-12-01')
  assert.deepEqual(['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'].map(isWeekendNight), [
    true,
    true,
    false,
    false,
  ])
})

test('a day says its year only when it is neither this one nor near', () => {
  const now = '2026-11-22'
  assert.equal(formatDay('2026-12-04', 'en-KE', now), 'Fri 4 Dec')
  assert.equal(formatDay('2027-01-04', 'en-KE', now), 'Mon 4 Jan')
  assert.equal(formatDay(addDays(now, 299), 'en-KE', now), 'Fri 17 Sept')
  assert.equal(formatDay(addDays(now, 300), 'en-KE', now), 'Sat 18 Sept 2027')
  assert.equal(formatDay('2026-01-02', 'en-KE', now), 'Fri 2 Jan')
  assert.equal(formatDay('2025-12-31', 'en-KE', now), 'Wed 31 Dec 2025')
})

test('dates are written in the words of the language and in one order', () => {
  assert.equal(formatDate('2026-12-04', 'en-KE'), '4 December 2026')
  assert.equal(formatDate('2026-12-04', 'fr-FR'), '4 décembre 2026')
  assert.equal(formatDate('2026-12-04', 'sw-KE'), '4 Desemba 2026')
  assert.equal(formatDate('2026-12-03T21:30:00Z', 'en-KE', { month: 'short' }), '4 Dec 2026')
  assert.equal(formatDate('2026-12-03T21:30:00Z', 'en-KE', { timeZone: 'UTC' }), '3 December 2026')
  assert.equal(formatMonth('2026-11-30T22:00:00Z', 'en-KE'), 'December 2026')
})

test('a moment is told by the clock of Nairobi, from midnight as 00', () => {
  assert.equal(formatTime('2026-12-03T21:05:00Z'), '00:05')
  assert.equal(formatTime('2026-12-03T21:05:00Z', 'Europe/Paris'), '22:05')
  assert.match(formatMoment('2026-12-03T21:05:00Z', 'en-KE'), /^Fri 4 Dec(?: 2026)?, 00:05$/)
})

test('who leaves early gives back the nights ahead, but for a first night that has begun', () => {
  const stay = { checkIn: '2026-12-04', checkOut: '2026-12-07' }
  assert.deepEqual(nightsFreed(stay, '2026-12-03'), { from: '2026-12-05', to: '2026-12-07' })
  assert.deepEqual(nightsFreed(stay, '2026-12-04'), { from: '2026-12-05', to: '2026-12-07' })
  assert.deepEqual(nightsFreed(stay, '2026-12-06'), { from: '2026-12-06', to: '2026-12-07' })
  assert.equal(nightsFreed(stay, '2026-12-07'), null)
  assert.equal(nightsFreed(stay, '2026-12-09'), null)
  assert.equal(nightsFreed({ checkIn: '2026-12-04', checkOut: '2026-12-05' }, '2026-12-04'), null)
})
