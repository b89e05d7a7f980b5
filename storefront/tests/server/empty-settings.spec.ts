import assert from 'node:assert/strict'
import { test } from 'node:test'

test('a setting that is there but empty is not given', async () => {
  for (const name of ['APP_URL', 'HOST', 'PORT', 'API_PORT', 'TRUSTED_PROXIES', 'MAP_ATTRIBUTION'])
    process.env[name] = ''
  const { settings } = await import('../../server/settings.ts')
  assert.equal(settings.host, 'localhost')
  assert.equal(settings.port, 3000)
  assert.equal(settings.appUrl.href, 'http://localhost:3000/')
  assert.equal(settings.apiUrl, 'http://127.0.0.1:3333')
  assert.deepEqual(settings.trustedProxies, ['loopback'])
  assert.match(settings.mapAttribution, /OpenStreetMap/)
})
