import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setDataCaching } from '../../app/kept-page.server.ts'

const cachingOf = (request: HeadersInit, answer: ResponseInit = {}) => {
  const response = new Response('', answer)
  setDataCaching(new Request('http://makao.test/properties/1.data', { headers: request }), response)
  return response.headers.get('Cache-Control')
}

test('data is kept nowhere, but for a moment when a link is prefetched', () => {
  assert.equal(cachingOf({}), 'private, no-store')
  assert.equal(cachingOf({ 'Sec-Purpose': 'prefetch' }), 'private, max-age=5')
})

test('neither a failure, nor a message for the next page, nor a private page is kept for a moment', () => {
  const ahead = { 'Sec-Purpose': 'prefetch' }
  assert.equal(cachingOf(ahead, { status: 404 }), 'private, no-store')
  assert.equal(cachingOf(ahead, { headers: { 'Set-Cookie': 'a=b' } }), 'private, no-store')
  const own = { headers: { 'Cache-Control': 'private, no-store' } }
  assert.equal(cachingOf(ahead, own), 'private, no-store')
})
