import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { nameRows } from '../../app/api/row-params.ts'

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('every number that the API asks its rows by names one', () => {
  const [, expression] = /match: (\/.+\/)/.exec(file('../api/start/routes/shared.ts')) ?? []
  assert.ok(expression && file('app/api/row-params.ts').includes(`const ID = ${expression}`))
  assert.equal(nameRows({ id: 1 }), true)
  assert.equal(nameRows({ id: '999999999', photoId: '12' }), true)
})

test('a word under which the API has a list names no row', () => {
  const words = ['search', 'popular', 'pins', 'host', 'my', 'recent', 'upcoming', 'my-reviews']
  for (const id of [...words, '', '0', '-1', '1.5', '1e3', '07', '7 ', '7\n', undefined, null]) {
    assert.equal(nameRows({ id }), false, String(id))
    assert.equal(nameRows({ id: '7', photoId: id }), false, String(id))
  }
})

test('what is no number of a row is left as it is', () => {
  assert.equal(nameRows({ token: 'a', place: 'Nairobi', month: '2026-11', km: '20' }), true)
  assert.equal(nameRows({}), true)
})
