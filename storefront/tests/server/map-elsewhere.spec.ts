import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDoor } from './door.ts'

process.env.NODE_ENV = 'production'
process.env.MAP_PMTILES = 'https://streets.example/kenya.pmtiles'
const { groundUrl, mapArchive } = await import('../../server/map-archive.ts')
const { nonce, pagePolicy } = await import('../../server/security.ts')

test('streets from elsewhere are allowed by the policy, and not served here', async (t) => {
  const ask = await openDoor(t, mapArchive, nonce, pagePolicy)
  assert.equal(groundUrl, 'https://streets.example/kenya.pmtiles')
  const { headers, status } = await ask({ path: '/streets.pmtiles' })
  assert.equal(status, 200)
  const policy = String(headers['content-security-policy'])
  assert.match(policy, /connect-src 'self' https:\/\/streets\.example;/)
  assert.match(policy, /img-src 'self' data: blob:;/)
})
