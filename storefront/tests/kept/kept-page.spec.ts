import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { ApiFailure } from '../../app/api/api-failure.ts'
import { isStillKept, mayBeKept, partOf, setDataCaching } from '../../app/kept-page.server.ts'

const cachingOf = (
  request: HeadersInit,
  answer: ResponseInit = {},
  context = new RouterContextProvider()
) => {
  const response = new Response('', answer)
  setDataCaching(
    new Request('http://makao.test/properties/1.data', { headers: request }),
    response,
    context
  )
  return response.headers.get('Cache-Control')
}

test('data is kept nowhere, but for a moment when a link is prefetched', () => {
  assert.equal(cachingOf({}), 'private, no-store')
  assert.equal(cachingOf({ 'Sec-Purpose': 'prefetch' }), 'private, max-age=5')
})

test('neither a failure, nor a message for the next page, nor what is somebody’s own is kept for a moment', () => {
  const ahead = { 'Sec-Purpose': 'prefetch' }
  assert.equal(cachingOf(ahead, { status: 404 }), 'private, no-store')
  assert.equal(cachingOf(ahead, { headers: { 'Set-Cookie': 'a=b' } }), 'private, no-store')
  const own = { headers: { 'Cache-Control': 'private, no-store' } }
  assert.equal(cachingOf(ahead, own), 'private, no-store')
  const session = { ...ahead, Cookie: 'makao_session=abc' }
  assert.equal(cachingOf(session), 'private, no-store')
})

const failing = () => Promise.reject(new ApiFailure(500, '', null))

test('a page that lacks a part is shown, and kept nowhere', async () => {
  const context = new RouterContextProvider()
  const request = new Request('http://makao.test/')
  assert.equal(await partOf(context, Promise.resolve('whole'), null), 'whole')
  assert.ok(mayBeKept(request, 200, new Headers(), context))
  assert.equal(await partOf(context, failing(), 'without'), 'without')
  const headers = new Headers()
  assert.equal(mayBeKept(request, 200, headers, context), false)
  assert.equal(headers.get('Cache-Control'), 'private, no-store')
  const ahead = { 'Sec-Purpose': 'prefetch' }
  assert.equal(cachingOf(ahead, {}, context), 'private, no-store')
})

test('nor is one whose last part fails while it is being written', async () => {
  const context = new RouterContextProvider()
  const headers = new Headers()
  assert.ok(mayBeKept(new Request('http://makao.test/'), 200, headers, context))
  assert.ok(isStillKept(headers, context))
  assert.equal(headers.get('Cache-Control'), 'private, no-cache')
  await partOf(context, failing(), null)
  assert.equal(isStillKept(headers, context), false)
  assert.equal(headers.get('Cache-Control'), 'private, no-store')
})

test('an error of our own is no missing part', async () => {
  const mistake = Promise.reject(new TypeError('ours'))
  await assert.rejects(partOf(new RouterContextProvider(), mistake, null), TypeError)
})
