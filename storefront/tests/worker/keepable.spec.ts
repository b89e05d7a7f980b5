import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isKept } from '../../worker/keepable.ts'

const page = (headers: Record<string, string>, status = 200) =>
  new Response('', { status, headers: { 'X-Viewer': 'amina', ...headers } })

const at = (path: string) => `http://makao.example${path}`

test('pages to read are kept, and no others', () => {
  for (const path of ['/', '/properties', '/properties/7?guests=2', '/dashboard/bookings/3']) {
    assert.equal(isKept(at(path), page({})), true, path)
  }
  for (const path of ['/auth/login', '/properties/7/quote', '/dashboard/bookings/3/cancel']) {
    assert.equal(isKept(at(path), page({})), false, path)
  }
  assert.equal(isKept(at('/properties/7'), page({}, 404)), false)
  assert.equal(isKept(at('/about'), new Response('')), false)
})

test('no page is kept that says it is not to be: of the back office, or with a message', () => {
  assert.equal(isKept(at('/dashboard'), page({ 'X-Keep': 'no' })), false)
})
