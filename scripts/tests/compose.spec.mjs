import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { API_MEMORY, DOOR_MEMORY } from '../lib/memory.mjs'
import { root } from '../lib/run.mjs'
import { allSettings } from '../lib/settings.mjs'

/* No container runs here: what the files say is held against one another, and against what they name. */
const read = (file) => readFileSync(join(root, file), 'utf8')
const yaml = (file) => parse(read(file), { merge: true })
const compose = yaml('docker-compose.yml')
const production = yaml('docker-compose.production.yml')
const services = Object.entries(compose.services)
const isOurs = ({ image }) => image.startsWith('makao:')
const isJob = ({ restart }) => restart === 'no'

const settings = new Map(allSettings().map((one) => [one.name, one]))
const READER = { storefront: 'front door' }

/** Read by OpenTelemetry's own exporter, and by none of ours. */
const EXPORTERS = ['OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG']

/** Settings that no service is given, or one of its readers is not, and why. */
const LEFT_OUT = {
  PORT: 'Caddy, checks and Prometheus know where front doors listen',
  API_PORT: 'Caddy, checks and Prometheus know where APIs listen',
  HOST: { API: 'it judges by it whether a demo is open, which DEMO_PUBLIC says' },
  API_HOST: { 'front door': 'API_URL says where APIs are' },
  STORAGE_PATH: { 'front door': 'ASSETS_PATH is a volume of its own' },
  DB_CONNECTION: 'DATABASE_URL says it',
  SQLITE_PATH: 'the database is PostgreSQL',
  S3_REGION: 'the store is the one beside it',
  QUEUE_DRIVER: 'for tests',
  LIMITER_STORE: 'Redis is beside it',
  RATE_LIMITS: 'for load tests',
  ICAL_ALLOW_PRIVATE: 'for tests',
  BACKOFFICE_PORT: 'for development',
}

/** Those of our services, in both files. */
const given = [...services.filter(([, one]) => isOurs(one)), ...Object.entries(production.services)]
  .filter(([name]) => name !== 'caddy')
  .flatMap(([service, { environment = {} }]) =>
    Object.entries(environment).map(([name, value]) => ({ service, name, value }))
  )

test('what a service waits for is there, and can come', () => {
  for (const [name, { depends_on: awaited = {} }] of services) {
    for (const [other, { condition }] of Object.entries(awaited)) {
      const found = compose.services[other]
      assert.ok(found, `${name} waits for ${other}`)
      if (condition === 'service_healthy') assert.ok(found.healthcheck, other)
      else assert.ok(condition === 'service_completed_successfully' && isJob(found), other)
    }
  }
})

test('every image is of one version, and ours is built', () => {
  for (const [name, { image, build }] of services) {
    if (build) assert.match(image, /^makao:/, name)
    else assert.match(image, /:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/, name)
  }
  const stages = [...read('Dockerfile').matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, stage]) => stage)
  assert.ok(stages.includes(compose.services.api.build.target))
  assert.ok(stages.includes(production.services.api.build.target))
  assert.notEqual(compose.services.api.image, production.services.api.image)
})

test('nobody is root but the job that gives volumes away, nothing is written but volumes, all are checked, and no log fills the disk', () => {
  for (const [name, service] of services) {
    assert.equal(service.user === 'root', name === 'volumes', name)
    assert.ok(service.user, name)
    assert.equal(service.read_only, true, name)
    assert.deepEqual(service.cap_drop, ['ALL'], name)
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name)
    assert.ok(
      isJob(service) || service.healthcheck.test.every((word) => typeof word === 'string'),
      name
    )
    assert.equal(service.restart, isJob(service) ? 'no' : 'unless-stopped', name)
    assert.ok(service.logging.options['max-size'] && service.logging.options['max-file'], name)
  }
  assert.equal(compose.services.volumes.network_mode, 'none')
})

test('migrations run once, before anybody who may read what they make', () => {
  const { prepare, bucket } = compose.services
  const migrating = services.filter(([, { command = [] }]) =>
    command.some((word) => ['makao:seed', 'makao:prepare', 'migration:run'].includes(word))
  )
  assert.deepEqual(migrating, [['prepare', prepare]])
  assert.ok(isJob(prepare) && !prepare.deploy)
  assert.equal(prepare.depends_on.database.condition, 'service_healthy')
  assert.ok(production.services.prepare.command.includes('makao:prepare'))
  for (const [name, service] of services.filter(([, one]) => isOurs(one))) {
    const readsDatabase =
      service.environment?.DATABASE_URL_FILE && ![prepare, bucket].includes(service)
    const { condition } = service.depends_on?.prepare ?? {}
    assert.equal(condition, readsDatabase ? 'service_completed_successfully' : undefined, name)
  }
  assert.equal(compose.services.storefront.depends_on.api.condition, 'service_healthy')
})

test('who makes or reads a key waits until it is made', () => {
  const waitsForKeys = ({ depends_on: awaited = {} }) =>
    awaited.volumes?.condition === 'service_completed_successfully' ||
    Object.keys(awaited).some((name) => waitsForKeys(compose.services[name]))
  for (const [name, service] of services) {
    const isReader = service.volumes?.some((volume) => volume.startsWith('keys-'))
    if (isReader && name !== 'volumes') assert.ok(waitsForKeys(service), name)
  }
})

test('every setting is one that its process reads', () => {
  for (const { service, name } of given.filter((one) => !EXPORTERS.includes(one.name))) {
    const setting = settings.get(name.replace(/_FILE$/, ''))
    assert.ok(setting, `${service}: ${name}`)
    assert.ok(setting.readBy.includes(READER[service] ?? 'API'), `${service}: ${name}`)
    if (name.endsWith('_FILE')) assert.ok(setting.isSecret, name)
  }
})

test('what is no secret reaches everybody who reads it, or there is a reason why not', () => {
  const { api, worker, storefront } = compose.services
  const readers = { 'API': [api, worker], 'front door': [storefront] }
  for (const { name, readBy } of [...settings.values()].filter(({ isSecret }) => !isSecret)) {
    for (const reader of readBy) {
      const reason = LEFT_OUT[name]?.[reader] ?? LEFT_OUT[name]
      const isLeftOut = typeof reason === 'string'
      for (const { environment } of readers[reader])
        assert.equal(name in environment, !isLeftOut, `${reader}: ${name}`)
    }
  }
  for (const name of Object.keys(LEFT_OUT)) assert.ok(settings.has(name), name)
})

test('a setting comes by its own name', () => {
  for (const { service, name, value } of given) {
    for (const [, from] of String(value).matchAll(/\$\{(\w+)/g))
      assert.equal(from, name, `${service}: ${name}`)
  }
})

test('secrets come as files that the first job makes, once, each for one reader', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'makao-volumes-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const made = () => {
    const args = [join(root, 'scripts/volumes.mjs'), join(folder, 'keys'), join(folder, 'volumes')]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    assert.equal(status, 0, stderr)
    const files = readdirSync(join(folder, 'keys'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
  }
  const keys = made()
  assert.deepEqual(made(), keys)
  const values = Object.values(keys)
  assert.equal(new Set(values).size, values.length)
  for (const value of values) assert.ok(value.length >= 32)
  for (const file of Object.keys(keys)) {
    assert.equal(statSync(file).mode & 0o777, file.endsWith('metrics/token') ? 0o444 : 0o400, file)
  }

  const paths = [
    ...given.filter(({ name }) => name.endsWith('_FILE')).map(({ value }) => value),
    ...read('docker-compose.yml')
      .matchAll(/\/keys\/\w+\/[\w.]+/g)
      .map(([path]) => path),
  ]
  for (const path of paths) assert.ok(join(folder, path) in keys, path)

  for (const [service, { environment = {} }] of services) {
    for (const name of Object.keys(environment).filter((one) =>
      /PASSWORD|SECRET|TOKEN|_KEY\b/.test(one)
    ))
      assert.match(name, /_FILE$|^(?:S3_KEY|MPESA_CONSUMER_KEY)$/, `${service}: ${name}`)
  }
  for (const { service, name, value } of given) {
    if (settings.get(name)?.isSecret) assert.doesNotMatch(value, /@/, `${service}: ${name}`)
  }
  for (const [name, { volumes = [] }] of services) {
    for (const volume of volumes.filter((one) => one.startsWith('keys-')))
      assert.equal(volume.endsWith(':ro'), name !== 'volumes', `${name}: ${volume}`)
  }
})

test('volumes, networks and files are there', () => {
  for (const [name, { volumes = [], networks = [] }] of services) {
    for (const volume of volumes) {
      const [source] = volume.split(':')
      const isThere = source.startsWith('./')
        ? existsSync(join(root, source))
        : source in compose.volumes
      assert.ok(isThere, `${name}: ${volume}`)
    }
    for (const network of networks) assert.ok(network in compose.networks, `${name}: ${network}`)
  }
})

test('data is out of reach of front doors and of the world, and what is published is so to this machine', () => {
  for (const name of ['database', 'replica', 'storage'])
    assert.deepEqual(compose.services[name].networks, ['data'])
  assert.deepEqual(compose.services.valkey.networks, ['data', 'shared'])
  for (const name of ['storefront', 'caddy', 'mail', 'prometheus', 'grafana'])
    assert.ok(!compose.services[name].networks.includes('data'), name)
  for (const name of ['data', 'shared', 'inside']) assert.ok(compose.networks[name].internal)
  for (const [name, { ports = [] }] of services) {
    for (const port of ports) assert.match(port, /^\$\{\w+:-127\.0\.0\.1:\d+\}:/, name)
  }
})

test('the replica is a standby of the database, which lets it follow, and nobody waits for it', () => {
  const { database, replica } = compose.services
  assert.equal(replica.image, database.image)
  assert.equal(replica.environment.PRIMARY_HOST, 'database')
  const allowed = /^host +replication +(\w+) +samenet +scram-sha-256$/m
  assert.equal(
    read('deploy/postgres/pg_hba.conf').match(allowed)[1],
    replica.environment.POSTGRES_USER
  )
  for (const [name, { depends_on: awaited = {} }] of services) assert.ok(!awaited.replica, name)
  assert.ok(
    !replica.volumes.some((volume) => database.volumes.includes(volume) && /^database/.test(volume))
  )
})

test('Caddy, Prometheus and the front doors look for services that are there', () => {
  const { api, worker, storefront, caddy } = compose.services
  const behind = [...read('deploy/caddy/Caddyfile').matchAll(/dynamic a (\w+) (\d+)/g)]
  assert.deepEqual(
    behind.map(([, name, port]) => `${name}:${port}`),
    ['storefront:3000', 'api:3333']
  )
  for (const service of [api, worker, storefront]) {
    assert.equal(service.environment.API_URL, 'http://caddy:3333')
    assert.ok(service.networks.some((network) => caddy.networks.includes(network)))
  }
  const { scrape_configs: jobs } = yaml('deploy/prometheus/containers.yml')
  for (const {
    dns_sd_configs: [{ names, port }],
  } of jobs) {
    const [name] = names
    assert.ok(compose.services[name].networks.includes('inside'), name)
    assert.match(JSON.stringify(compose.services[name].healthcheck.test), new RegExp(`:${port}/`))
  }
})

test('processes are started as `npm start` does', () => {
  const { api, worker, storefront } = compose.services
  assert.deepEqual(api.command, ['node', ...API_MEMORY, 'bin/server.js'])
  assert.deepEqual(worker.command, api.command)
  assert.deepEqual(storefront.command, ['node', ...DOOR_MEMORY, 'build/door/server.js'])
  assert.deepEqual([api.environment.WORKER, worker.environment.WORKER], ['off', 'on'])
  const [, script] = compose.services.volumes.command
  const [, , check, address] = api.healthcheck.test
  assert.match(address, /\/health\/ready$/)
  for (const file of [script, check.replace('/makao/', '')]) assert.ok(existsSync(join(root, file)))
})

test('alone it is a demo; for a marketplace what must be given has no default', () => {
  for (const [name, { environment = {} }] of services) {
    if (environment.DEMO) assert.equal(environment.DEMO, 'true', name)
    for (const value of Object.values(environment)) assert.doesNotMatch(String(value), /:\?/, name)
  }
  for (const { image, build, ...service } of Object.values(production.services)) {
    if (!service.environment || !image) continue
    assert.equal(build.target, 'product')
    const { DEMO, APP_URL, PAYMENTS } = service.environment
    assert.equal(DEMO, 'false')
    for (const setting of [APP_URL, PAYMENTS]) assert.match(setting, /\$\{\w+:\?[^}]{10,}\}/)
    const { MAIL_MAILER, SMTP_HOST, SMTP_TLS } = service.environment
    if (!MAIL_MAILER) continue
    assert.match(SMTP_HOST, /\$\{\w+:\?[^}]{10,}\}/)
    assert.match(SMTP_TLS, /require/)
  }
  const ours = services.filter(([, one]) => isOurs(one)).map(([name]) => name)
  const replaced = Object.keys(production.services).filter((name) => name !== 'caddy')
  assert.deepEqual(replaced.sort(), ours.sort(), 'no process of the demo is left')
})
