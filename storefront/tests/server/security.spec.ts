import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDoor } from './door.ts'

process.env.NODE_ENV = 'production'
process.env.APP_URL = 'https://makao.example'
const { nonce, pagePolicy, securityHeaders } = await import('../../server/security.ts')

test('on https every answer asks for https, and none may be framed', async (t) => {
  const ask = await openDoor(t, securityHeaders)
  const { headers } = await ask({ path: '/assets/none.js' })
  assert.match(headers['strict-transport-security'] ?? '', /max-age=\d{8}/)
  assert.equal(headers['x-frame-options'], 'DENY')
  assert.match(String(headers['permissions-policy']), /camera=\(\)/)
  assert.match(String(headers['content-security-policy']), /default-src 'none'/)
  assert.equal(headers['cross-origin-resource-policy'], undefined)
})

test('a page has a policy of its own, with a nonce nobody else chose', async (t) => {
  const ask = await openDoor(t, securityHeaders, nonce, pagePolicy)
  const { headers } = await ask({ path: '/', headers: { 'X-CSP-Nonce': 'chosen' } })
  const policy = String(headers['content-security-policy'])
  assert.match(policy, /script-src 'self' 'nonce-[\w+/=]{24}'/)
  assert.match(policy, /base-uri 'none'/)
  assert.match(policy, /upgrade-insecure-requests/)
  assert.doesNotMatch(policy, /default-src 'none'|chosen/)
  assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
})
