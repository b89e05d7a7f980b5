import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CalendarBlock, CalendarRow } from '../../src/api/types.ts'
import { cellOver, cellsOf } from '../../src/resources/calendar/cells.ts'
import {
  datesOf,
  isWithin,
  nightsLeft,
  rangeAfterTap,
  rangeOver,
  withoutNights,
} from '../../src/resources/calendar/night-range.ts'

const FIRST = '2026-12-01'
const stay = (checkIn: string, checkOut: string) => ({ checkIn, checkOut })
const block = (from: string, to: string) => ({ from, to })

const PRICES = Array.from({ length: 14 }, (_, at) => 1000 + at)

const REASONS = [{ from: '2026-12-02', to: '2026-12-04', kind: 'holiday', name: 'Jamhuri Day' }]

const MINIMUMS = [{ from: '2026-12-03', to: '2026-12-05', nights: 4 }]

const rowOf = (stays: object[], blocks: object[] = []) =>
  ({
    stays,
    blocks,
    nightPrices: PRICES,
    priceReasons: REASONS,
    minimums: MINIMUMS,
  }) as unknown as CalendarRow

const cells = (stays: object[], blocks: object[] = [], days = 14) =>
  cellsOf(rowOf(stays, blocks), FIRST, days)

test('the cells of a row cover every day once, in order', () => {
  const row = cells(
    [stay('2026-11-29', '2026-12-02'), stay('2026-12-04', '2026-12-06')],
    [block('2026-12-10', '2026-12-20')]
  )
  assert.equal(
    row.reduce((at, cell) => (assert.equal(cell.at, at), at + cell.nights), 0),
    14
  )
  assert.deepEqual(
    row.filter(({ kind }) => kind !== 'free').map(({ kind, at, nights }) => [kind, at, nights]),
    [
      ['stay', 0, 1],
      ['stay', 3, 2],
      ['block', 9, 5],
    ]
  )
})

test('a stay shows whether it begins and ends within the days on show', () => {
  const ends = (stays: object[]) =>
    cells(stays).flatMap((cell) => (cell.kind === 'stay' ? [[cell.begins, cell.ends]] : []))
  assert.deepEqual(ends([stay('2026-11-29', '2026-12-02')]), [[false, true]])
  assert.deepEqual(ends([stay('2026-12-04', '2026-12-06')]), [[true, true]])
  assert.deepEqual(ends([stay('2026-12-14', '2026-12-15')]), [[true, false]])
  assert.deepEqual(ends([stay('2026-12-13', '2026-12-14')]), [[true, true]])
})

test('the night after a stay is free, and says who leaves that morning', () => {
  const here = stay('2026-12-04', '2026-12-06')
  const next = cellOver(cells([here]), 5)
  assert.equal(next?.kind, 'free')
  assert.equal(next?.kind === 'free' && next.leaving, here)
  const back = [here, stay('2026-12-06', '2026-12-07')]
  assert.equal(cellOver(cells(back), 5)?.kind, 'stay')
})

test('a free night has the price of its day, and why it costs that', () => {
  const row = cells([stay('2026-12-04', '2026-12-06')])
  const priced = row.flatMap((cell) => (cell.kind === 'free' ? [[cell.at, cell.price]] : []))
  assert.deepEqual(
    priced.slice(0, 5),
    [0, 1, 2, 5, 6].map((at) => [at, 1000 + at])
  )
  const reasons = row.flatMap((cell) => (cell.kind === 'free' ? [cell.reason?.name] : []))
  assert.deepEqual(reasons.slice(0, 4), [undefined, 'Jamhuri Day', 'Jamhuri Day', undefined])
})

test('a free night says how long stays are that begin then, where its date has its own number', () => {
  const least = cells([]).map((cell) => (cell.kind === 'free' ? cell.least : null))
  assert.deepEqual(least.slice(0, 6), [undefined, undefined, 4, 4, undefined, undefined])
})

test('the cell over a day is the one whose nights hold it, and none beyond the last day', () => {
  const row = cells([stay('2026-12-04', '2026-12-06')])
  assert.equal(cellOver(row, 4)?.at, 3)
  assert.equal(cellOver(row, 5)?.at, 5)
  assert.equal(cellOver(row, 14), undefined)
})

test('nights are chosen over free days in either direction, never over a taken or a past one', () => {
  const row = cells([stay('2026-12-04', '2026-12-06')])
  assert.deepEqual(rangeOver(row, 0, 2, FIRST), { anchor: 0, head: 2 })
  assert.deepEqual(rangeOver(row, 2, 0, FIRST), { anchor: 2, head: 0 })
  assert.equal(rangeOver(row, 2, 5, FIRST), null)
  assert.equal(rangeOver(row, 5, 4, FIRST), null)
  assert.equal(rangeOver(row, 0, 2, '2026-12-02'), null)
  assert.deepEqual(rangeOver(row, 1, 2, '2026-12-02'), { anchor: 1, head: 2 })
})

test('the second tap ends what the first began, takes it back, or begins anew behind a stay', () => {
  const row = cells([stay('2026-12-04', '2026-12-06')])
  const first = rangeAfterTap(row, null, 1, FIRST)
  assert.deepEqual(first, { anchor: 1, head: 1 })
  assert.deepEqual(rangeAfterTap(row, first, 2, FIRST), { anchor: 1, head: 2 })
  assert.equal(rangeAfterTap(row, first, 1, FIRST), null)
  assert.deepEqual(rangeAfterTap(row, first, 7, FIRST), { anchor: 7, head: 7 })
  assert.deepEqual(rangeAfterTap(row, { anchor: 1, head: 2 }, 0, FIRST), { anchor: 0, head: 0 })
  assert.equal(rangeAfterTap(row, first, 3, FIRST), first)
})

test('chosen nights are dates with the day after the last one, also backwards and over the month', () => {
  const dates = { from: '2026-12-31', to: '2027-01-02' }
  assert.deepEqual(datesOf({ anchor: 30, head: 31 }, FIRST), dates)
  assert.deepEqual(datesOf({ anchor: 31, head: 30 }, FIRST), dates)
  assert.deepEqual(
    [29, 30, 31, 32].map((at) => isWithin(at, { anchor: 31, head: 30 })),
    [false, true, true, false]
  )
})

test('unblocking is about the nights of a block that are not over', () => {
  const left = (from: string, to: string, today: string) =>
    Object.values(nightsLeft(block(from, to) as CalendarBlock, today))
  assert.deepEqual(left('2026-12-01', '2026-12-09', '2026-12-05'), ['2026-12-05', '2026-12-09'])
  assert.deepEqual(left('2026-12-05', '2026-12-09', '2026-12-01'), ['2026-12-05', '2026-12-09'])
  assert.deepEqual(left('2026-12-01', '2026-12-05', '2026-12-05'), ['2026-12-01', '2026-12-05'])
})

test('freed nights leave what a block has beside them, and what another calendar takes', () => {
  const own = { nights: 8, reason: 'Painting', calendar: null }
  const long = { ...block('2026-12-01', '2026-12-09'), ...own }
  const taken = { ...block('2026-12-09', '2026-12-11'), ...own, calendar: 'Airbnb' }
  const left = (from: string, to: string) =>
    withoutNights([long, taken], from, to).map((one) => [one.from, one.to, one.nights])
  const kept = ['2026-12-09', '2026-12-11', 8]
  assert.deepEqual(left('2026-12-04', '2026-12-10'), [['2026-12-01', '2026-12-04', 3], kept])
  assert.deepEqual(left('2026-11-04', '2026-12-02'), [['2026-12-02', '2026-12-09', 7], kept])
  assert.deepEqual(left('2026-12-03', '2026-12-04'), [
    ['2026-12-01', '2026-12-03', 2],
    ['2026-12-04', '2026-12-09', 5],
    kept,
  ])
  assert.deepEqual(left('2026-12-01', '2026-12-09'), [kept])
  assert.deepEqual(left('2026-12-09', '2026-12-12'), [['2026-12-01', '2026-12-09', 8], kept])
})
