import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadEnvironment } from '../lib/env.mjs'
import { nameIn } from '../lib/processes.mjs'

test('a setting that is there but empty is not given', (t) => {
  const before = { ...process.env }
  t.after(() => (process.env = before))
  const empty = { PORT: '', HOST: '', API_PORT: '', API_HOST: '', DEMO: '' }
  Object.assign(process.env, { APP_KEY: 'none', ...empty })
  assert.deepEqual(loadEnvironment(), {
    port: 3000,
    host: 'localhost',
    apiPort: 3333,
    apiHost: '127.0.0.1',
    demo: false,
  })
})

test('whoever listens on all interfaces is found on this machine, and an address of IPv6 has brackets', () => {
  assert.deepEqual(['0.0.0.0', '::', '::1', '127.0.0.1', 'makao.example'].map(nameIn), [
    'localhost',
    'localhost',
    '[::1]',
    '127.0.0.1',
    'makao.example',
  ])
})
