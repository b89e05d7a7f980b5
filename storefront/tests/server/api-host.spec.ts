import assert from 'node:assert/strict'
import { test } from 'node:test'

test('the API is called where it listens', async () => {
  Object.assign(process.env, { API_URL: '', API_HOST: '127.0.0.2', API_PORT: '3400' })
  const { settings } = await import('../../server/settings.ts')
  assert.equal(settings.apiUrl, 'http://127.0.0.2:3400')
})
