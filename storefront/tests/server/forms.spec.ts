import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boundedForms, formsOnly } from '../../server/forms.ts'
import { FORM_BYTES } from '../../server/limits.ts'
import { openDoor } from './door.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=x' }
const CHUNKED = { 'Transfer-Encoding': 'chunked' }
const post = (path: string, headers: Record<string, string | number>) => ({
  method: 'POST',
  path,
  headers,
})
const pieces = (bytes: number) => Array.from({ length: bytes / 1024 }, () => 'a'.repeat(1024))

test('a form of 400 MB is refused before it is read, and its line closed', async (t) => {
  const ask = await openDoor(t, formsOnly, boundedForms)
  for (const headers of [FORM, MULTIPART]) {
    const form = post('/newsletter', { ...headers, 'Content-Length': 400_000_000 })
    const { status, headers: said } = await ask(form, ['a'])
    assert.equal(status, 413)
    assert.equal(said.connection, 'close')
  }
})

test('a form that does not tell its length is counted', async (t) => {
  const ask = await openDoor(t, formsOnly, boundedForms)
  const form = post('/contact', { ...FORM, ...CHUNKED })
  const whole = await ask(form, pieces(FORM_BYTES))
  assert.equal(JSON.parse(whole.body).bytes, FORM_BYTES)
  const { status } = await ask(form, [...pieces(FORM_BYTES), 'a'])
  assert.equal(status, 413)
})

test('pages whose forms carry pictures take them, and no other kind of form', async (t) => {
  const ask = await openDoor(t, formsOnly, boundedForms)
  const photo = 1024 * 1024
  for (const path of ['/dashboard/profile', '/dashboard/bookings/12/review.data']) {
    const { status, body } = await ask(post(path, { ...MULTIPART, ...CHUNKED }), pieces(photo))
    assert.equal(status, 200)
    assert.equal(JSON.parse(body).bytes, photo)
    const plain = await ask(post(path, { ...FORM, 'Content-Length': photo }), ['a'])
    assert.equal(plain.status, 413)
  }
  const elsewhere = post('/dashboard/settings', { ...MULTIPART, 'Content-Length': photo })
  const { status } = await ask(elsewhere, ['a'])
  assert.equal(status, 413)
})

test('pages are read or sent a form', async (t) => {
  const ask = await openDoor(t, formsOnly, boundedForms)
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    const { status, headers } = await ask({ method, path: '/about' })
    assert.equal(status, 405, method)
    assert.equal(headers.allow, 'GET, HEAD, POST')
  }
  for (const type of ['application/json', 'text/plain', 'multipart/mixed', 'x', '']) {
    const { status } = await ask(post('/contact', { 'Content-Type': type, ...CHUNKED }), ['a'])
    assert.equal(status, 415, type)
  }
  for (const asked of [{ path: '/about' }, post('/auth/logout', { 'Content-Length': 0 })]) {
    const { status } = await ask(asked)
    assert.equal(status, 200)
  }
})
