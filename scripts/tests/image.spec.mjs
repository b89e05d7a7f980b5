import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { root } from '../lib/run.mjs'

/* No image is built here: what the Dockerfile says is held against what it names, and against what runs in it. */
const read = (file) => readFileSync(join(root, file), 'utf8')
const stages = read('Dockerfile')
  .split(/^FROM /m)
  .slice(1)
/** Those that are started. */
const started = stages.filter((text) => /^CMD /m.test(text))

test('the image copies what is there, and knows every workspace', () => {
  const lines = read('Dockerfile').split('\n')
  const copied = lines
    .filter((line) => /^COPY (?!--from)/.test(line))
    .flatMap((line) => line.split(' ').slice(1, -1))
  assert.deepEqual(
    copied.filter((path) => !existsSync(join(root, path))),
    []
  )
  const { workspaces } = JSON.parse(read('package.json'))
  for (const workspace of workspaces) {
    const found = copied.filter((path) => path.startsWith(workspace.replace('*', '')))
    assert.ok(found.length > 0, workspace)
  }
})

test('the image does not run as root, and ends with a stage without sources', () => {
  assert.equal(started.length, 2)
  for (const stage of started) assert.match(stage, /^USER node$/m)
  assert.match(stages.at(-1), /^product\n/)
})

test('the image has the programs of PostgreSQL that a backup calls, as new as the server beside it', () => {
  const copy = read('api/app/services/database/postgres_copy.ts')
  const called = new Set([...copy.matchAll(/program\(\s*'(\w+)'/g)].map(([, name]) => name))
  /** All of them are in Debian's postgresql-client. */
  assert.deepEqual([...called].sort(), ['pg_dump', 'pg_restore', 'psql'])
  const { database } = parse(read('docker-compose.yml'), { merge: true }).services
  const [, server] = database.image.match(/^postgres:(\d+)\./)
  /** Which of its releases has which. */
  const OF_DEBIAN = { bookworm: '15', trixie: '17' }
  for (const stage of started) {
    const [beforeUser] = stage.split(/^USER node$/m)
    const [, client] = beforeUser.match(/^  && apt-get install .* postgresql-client-(\d+) /m)
    assert.ok(Number(client) >= Number(server))
    assert.ok(beforeUser.includes(`\nENV PATH=/usr/lib/postgresql/${client}/bin:$PATH\n`))
  }
  const bases = [...read('Dockerfile').matchAll(/^FROM node:\d+-(\w+?)(?:-slim)? /gm)]
  assert.deepEqual(
    bases.map(([, release]) => OF_DEBIAN[release]),
    [server, server]
  )
})
