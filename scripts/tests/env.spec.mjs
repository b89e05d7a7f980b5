import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('where no key is given and none can be kept, the start says which setting is missing', (t) => {
  const before = { ...process.env }
  t.after(() => (process.env = before))
  delete process.env.APP_KEY
  delete process.env.APP_KEY_FILE
  const file = join(tmpdir(), 'makao-no-such-folder', '.env')
  assert.throws(() => loadEnvironment(file), {
    message:
      /^APP_KEY is not given, .*makao-no-such-folder.* \(ENOENT\): give APP_KEY, or APP_KEY_FILE/,
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
