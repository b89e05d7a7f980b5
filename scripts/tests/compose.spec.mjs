import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { root } from '../lib/run.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const compose = parse(read('docker-compose.yml'))
const demo = parse(read('docker-compose.demo.yml'))
const { product, database, mail } = compose.services

/** What the API knows: the front door reads no other of these. */
const schema = new Set(
  read('api/start/env.ts')
    .match(/^ {2}[A-Z][A-Z0-9_]+(?=: Env\.schema)/gm)
    .map((name) => name.trim())
)

test('every setting of the containers is one that the API knows', () => {
  const named = [product, demo.services.product].flatMap(({ environment }) =>
    Object.keys(environment)
  )
  assert.deepEqual(
    named.filter((name) => !schema.has(name)),
    []
  )
  for (const name of named) assert.match(read('docs/settings.md'), new RegExp(`\\\`${name}\\\``))
})

test('what must be given has no default, and says what it should be', () => {
  const { APP_KEY, APP_URL, DATABASE_URL } = product.environment
  for (const setting of [APP_KEY, APP_URL, DATABASE_URL, database.environment.POSTGRES_PASSWORD]) {
    assert.match(setting, /\$\{\w+:\?[^}]{10,}\}/)
  }
  assert.equal(product.environment.DEMO, 'false')
  assert.equal(demo.services.product.environment.DEMO, 'true')
})

test('everything is checked, kept, and published to this machine alone', () => {
  for (const service of Object.values(compose.services)) {
    assert.ok(service.volumes.every((volume) => volume.split(':')[0] in compose.volumes))
    for (const port of service.ports ?? []) assert.match(port, /^127\.0\.0\.1:/)
  }
  assert.ok(database.healthcheck.test && mail.healthcheck.test)
  assert.match(read('Dockerfile'), /^HEALTHCHECK /m)
  assert.deepEqual(product.depends_on, {
    database: { condition: 'service_healthy' },
    mail: { condition: 'service_healthy' },
  })
})

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

test('the product does not run as root, and ends with a stage without sources', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1)
  for (const stage of stages.filter((text) => /^CMD /m.test(text)))
    assert.match(stage, /^USER node$/m)
  assert.match(stages.at(-1), /^product\n/)
  assert.equal(demo.services.product.build.target, 'demo')
})
