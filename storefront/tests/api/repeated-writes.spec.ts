import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { isOncePerKey } from '../../app/api/repeated-writes.ts'

const routes = readFileSync(new URL('../../../api/start/routes/shared.ts', import.meta.url), 'utf8')

test('a write is repeated where the API knows it again', () => {
  for (const name of ['bookings.store', 'bookings.cancel', 'helping.approve', 'likes.store']) {
    assert.equal(isOncePerKey(name, { words: 'x' }), true, name)
  }
})

test('no payment is begun again, and no picture or message sent again', () => {
  for (const name of ['bookings.pay', 'bookings.confirmPayment', 'auth.login', 'contacts.store']) {
    assert.equal(isOncePerKey(name, {}), false, name)
  }
  assert.equal(isOncePerKey('reviews.addPhotos', new FormData()), false)
})

test('what the API keeps no trace of is sent once', () => {
  const secret = /secret: \[([^\]]*)\]/.exec(routes)?.[1] ?? ''
  const names = [...secret.matchAll(/'([\w.]+)'/g)].map(([, name]) => String(name))
  assert.ok(names.length > 3)
  assert.deepEqual(
    names.filter((name) => isOncePerKey(name, {})),
    []
  )
})
