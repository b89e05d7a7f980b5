import assert from 'node:assert/strict'
import { test } from 'node:test'

test('a setting that is there but empty is not given', async () => {
  const ports = ['APP_URL', 'HOST', 'PORT', 'API_PORT', 'TRUSTED_PROXIES']
  const maps = ['MAP_ATTRIBUTION', 'MAP_PMTILES', 'MAP_TILES_URL']
  for (const name of [...ports, ...maps, 'KEPT_PAGES', 'OTEL_EXPORTER_OTLP_ENDPOINT'])
    process.env[name] = ''
  const { settings } = await import('../../server/settings.ts')
  assert.equal(settings.host, 'localhost')
  assert.equal(settings.port, 3000)
  assert.equal(settings.appUrl.href, 'http://localhost:3000/')
  assert.equal(settings.apiUrl, 'http://127.0.0.1:3333')
  assert.deepEqual(settings.trustedProxies, ['loopback'])
  assert.match(settings.mapAttribution, /OpenStreetMap/)
  assert.deepEqual([settings.mapStreets, settings.mapFile, settings.traces], ['', '', ''])
  assert.equal(settings.keepsPages, true)
})
