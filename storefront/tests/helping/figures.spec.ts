import assert from 'node:assert/strict'
import test from 'node:test'
import type { PropertyDetail } from '../../app/api/types.ts'
import { figuresOf, sentFigures } from '../../app/routes/dashboard/helping-figures/figures.ts'
import { saveFigures } from '../../app/routes/dashboard/helping-figures/save.server.ts'

const listing = {
  price: 8500.5,
  prices: { cleaningFee: 500, weekendPrice: null },
  stayRules: { minNights: 2, checkInFrom: '14:00', maxNights: null },
} as unknown as PropertyDetail

test('what is not set stands empty in the form, and what is set as it is', () => {
  assert.deepEqual(figuresOf(listing, 'rules').minNights, '2')
  assert.deepEqual(figuresOf(listing, 'rules').checkInFrom, '14:00')
  assert.deepEqual(figuresOf(listing, 'rules').maxNights, '')
  assert.deepEqual(figuresOf(listing, 'prices').price, '8500.5')
  assert.deepEqual(figuresOf({ ...listing, prices: null }, 'prices').cleaningFee, '')
})

test('an empty field takes the rule away, and what is no figure is sent as it was typed', () => {
  const sent = sentFigures({ minNights: '3', maxNights: '', noticeDays: 'two' }, 'rules')
  assert.deepEqual(
    [sent.minNights, sent.maxNights, sent.noticeDays, sent.checkInFrom],
    [3, null, 'two', null]
  )
  assert.equal(sentFigures({ checkInFrom: '14:00' }, 'rules').checkInFrom, '14:00')
})

test('what is larger than any figure is sent as it was typed, and takes no rule away', () => {
  assert.equal(sentFigures({ minNights: '1e999' }, 'rules').minNights, '1e999')
})

test('prices are written over the edit that was read, and no other', async () => {
  const calls: unknown[] = []
  const write = (name: string) => (call: { headers: unknown }) => {
    calls.push([name, call.headers])
    return Promise.resolve({ data: { updatedAt: '2026-11-02T10:00:00.000Z' } })
  }
  const properties = { setPrices: write('prices'), update: write('price') } as never
  const known = '2026-11-01T10:00:00.000Z'
  const written: string[] = []
  await saveFigures({ properties }, { id: '4', part: 'prices', known }, { price: '9000' }, (edit) =>
    written.push(edit)
  )
  assert.deepEqual(written, ['2026-11-02T10:00:00.000Z'])
  assert.deepEqual(calls, [
    ['prices', { 'If-Match': '"2026-11-01T10:00:00.000Z"' }],
    ['price', { 'If-Match': '"2026-11-02T10:00:00.000Z"' }],
  ])
})
