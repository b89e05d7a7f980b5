import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PageStore } from '../../server/page-store.ts'

const bounds = { ms: 5000, entries: 2, bytes: 100 }
const small = { bytes: 10 }

function openStore(changed: Partial<typeof bounds> = {}) {
  const clock = { now: 1000 }
  return { clock, store: new PageStore({ ...bounds, ...changed }, () => clock.now) }
}

test('a page is kept for its seconds', () => {
  const { clock, store } = openStore()
  store.keep('a', small, store.generation)
  clock.now += 4999
  assert.equal(store.get('a'), small)
  clock.now += 1
  assert.equal(store.get('a'), null)
})

test('the one that was asked for longest ago makes room', () => {
  const { store } = openStore()
  store.keep('a', small, store.generation)
  store.keep('b', small, store.generation)
  store.get('a')
  store.keep('c', small, store.generation)
  assert.deepEqual(
    ['a', 'b', 'c'].map((key) => store.get(key)),
    [small, null, small]
  )
})

test('pages take no more bytes than they may', () => {
  const { store } = openStore({ entries: 100 })
  store.keep('a', { bytes: 60 }, store.generation)
  store.keep('b', { bytes: 60 }, store.generation)
  assert.equal(store.get('a'), null)
  assert.equal(store.get('b')?.bytes, 60)
  store.keep('c', { bytes: 101 }, store.generation)
  assert.equal(store.get('c'), null)
  assert.equal(store.get('b')?.bytes, 60)
})

test('pages that are over make room before others do', () => {
  const { clock, store } = openStore({ entries: 3 })
  store.keep('a', small, store.generation)
  clock.now += 3000
  store.keep('b', small, store.generation)
  store.get('a')
  clock.now += 2000
  store.keep('c', small, store.generation)
  store.keep('d', small, store.generation)
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((key) => store.get(key)),
    [null, small, small, small]
  )
})

test('a page that takes the place of another is counted once', () => {
  const { store } = openStore()
  for (let time = 0; time < 5; time++) {
    store.keep('a', { bytes: 60 }, store.generation)
  }
  store.keep('b', { bytes: 40 }, store.generation)
  assert.equal(store.get('a')?.bytes, 60)
})

test('what was begun before all was forgotten is not kept', () => {
  const { store } = openStore()
  store.keep('a', small, store.generation)
  const { generation } = store
  store.forget()
  store.keep('b', small, generation)
  assert.equal(store.get('a'), null)
  assert.equal(store.get('b'), null)
  store.keep('b', small, store.generation)
  assert.equal(store.get('b'), small)
})
