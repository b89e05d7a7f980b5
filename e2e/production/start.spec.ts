import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { waitFor } from '../../scripts/lib/processes.mjs'
import { environment, nodeBinary, root, runAce } from '../../scripts/lib/run.mjs'
import { freePort } from '../support/processes.ts'
import { databaseBeside, psql } from '../support/servers.ts'
import { MailCatcher } from './mail_catcher.ts'
import { TraceCollector, type Span } from './trace_collector.ts'

/*
 * The built product as an operator starts it: without a demo, on an empty database of either engine. On PostgreSQL in a database
 * of its own beside the one at DATABASE_URL.
 */
const folder = mkdtempSync(join(tmpdir(), 'makao-production-'))
const sqlite = join(folder, 'makao.sqlite3')
const post = await MailCatcher.open()
/** As orchestrators hand secrets over. */
const keyFile = join(folder, 'app_key')
writeFileSync(keyFile, 'production-test-only-k3y-that-guards-nothing\n')
const running = new Set<ChildProcess>()

const SETTINGS = {
  NODE_ENV: 'production',
  DEMO: 'false',
  APP_KEY: '',
  APP_KEY_FILE: keyFile,
  HOST: '127.0.0.1',
  STORAGE_PATH: join(folder, 'storage'),
  MAIL_MAILER: 'smtp',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(post.port),
  MAIL_FROM: 'karibu@makao.example',
  SUPPORT_EMAIL: 'support@makao.example',
  PAYMENTS: 'none',
  LOG_LEVEL: 'warn',
}

const ON_SQLITE = { DB_CONNECTION: 'sqlite', SQLITE_PATH: sqlite, DATABASE_URL: '' }
const given = process.env.DATABASE_URL
const beside = `production_start_${process.pid}`

/** About ten seconds on an idle machine. */
const LONG = { timeout: 120_000 }

/** 'Karibu123', as the demo stores it. */
const DEMO_HASH =
  '$scrypt$n=16384,r=8,p=1$xUsPfksD/a7oBYDGs5MNCA$mDn7So2dsoOvF/7PlZf3j+ps/8Ip7nUGTCDZUh6dPs/XS/zeTaw1HbH1Gwy+Zug9Te17DFv6wwzFo5KNKgfM5Q'

after(async () => {
  for (const program of running) program.kill('SIGKILL')
  post.close()
  if (given) await psql(given, `drop database if exists ${beside} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

test(
  'on SQLite, where each page and the jobs it queues are one trace that tells of nobody',
  LONG,
  async () => {
    const collector = await TraceCollector.open()
    await opensWithItsFirstAdmin({
      ...ON_SQLITE,
      API_HOST: '127.0.0.2',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    })
    collector.close()
    const { spans } = collector
    const page = spans.find(({ service, name }) => service === 'makao-door' && name === 'GET /')
    assert.ok(page, 'the front door has a span of the page')
    const trace = spans.filter(({ traceId }) => traceId === page.traceId)
    const calls = trace.filter(({ service, name }) => service === 'makao-api' && !/^db /.test(name))
    assert.ok(calls.length > 0)
    for (const call of calls) {
      assert.match(call.name, /^GET \/api\/v1\//)
      assert.equal(call.parentSpanId, page.spanId)
      assert.equal(requestIdOf(call), requestIdOf(page))
    }
    const statement = trace.find(({ name }) => /^db (select|raw)$/.test(name))
    assert.ok(calls.some(({ spanId }) => spanId === statement?.parentSpanId))
    const runs = spans.filter(({ name }) => name === 'run SendMail')
    assert.ok(runs.length > 0)
    for (const run of runs) {
      const dispatch = spans.find(({ spanId }) => spanId === run.parentSpanId)
      assert.equal(
        dispatch?.name,
        'dispatch SendMail',
        'a job goes on with the trace of who queued it'
      )
      assert.equal(run.traceId, dispatch.traceId)
    }
    assert.doesNotMatch(JSON.stringify(spans), /makao\.example|Tamu-sana|reset-password\/\w{43}/)
  }
)

const requestIdOf = ({ attributes }: Span) =>
  attributes.find(({ key }) => key === 'makao.request_id')?.value.stringValue

test('on PostgreSQL', { ...LONG, skip: !given }, async () => {
  await psql(given!, `create database ${beside}`)
  const address = databaseBeside(given!, beside)
  await opensWithItsFirstAdmin({ DB_CONNECTION: 'postgres', DATABASE_URL: address })
})

test('what a demo left behind and embedded defaults are refused by name', LONG, async () => {
  const database = new DatabaseSync(sqlite)
  database.exec(`update users set email = 'admin@makao.test', password = '${DEMO_HASH}'`)
  database.close()
  const defaults = { MAIL_MAILER: '', PAYMENTS: '', APP_URL: 'http://makao.example' }
  const apart = { ...ON_SQLITE, SQLITE_PATH: join(folder, 'another.sqlite3') }
  const [afterDemo, byDefault] = await Promise.all([
    refusal(ON_SQLITE),
    refusal({ ...apart, ...defaults }),
  ])
  assert.match(afterDemo, /filled by a demo: admin@makao\.test/)
  for (const name of ['APP_URL', 'MAIL_MAILER=outbox', 'PAYMENTS=simulator']) {
    assert.ok(byDefault.includes(`  - ${name}`), byDefault)
  }
})

/** What a start says that ends with code 1. */
async function refusal(settings: Record<string, string>) {
  const { program, said } = await start(settings)
  const [code] = await once(program, 'close')
  assert.equal(code, 1, said())
  return said()
}

async function opensWithItsFirstAdmin(engine: Record<string, string>) {
  const email = `${engine.DB_CONNECTION}@makao.example`
  await ace(engine, 'makao:prepare')
  await ace(engine, 'makao:admin', `--email=${email}`, '--first-name=Wanjiku', '--last-name=Mwangi')
  const { program, address, said } = await start(engine)
  await Promise.race([
    waitFor(`${address}/`),
    once(program, 'close').then(() => assert.fail(said())),
  ])

  const health = await fetch(`${address}/api/v1/health`)
  assert.equal(health.status, 200)
  const home = await fetch(`${address}/`)
  assert.equal(home.status, 200)
  assert.match(await home.text(), /No featured properties available\./)
  const login = await fetch(`${address}/auth/login`)
  assert.doesNotMatch(await login.text(), /(guest|host|admin)@makao\.test/)
  const hosting = await fetch(`${address}/host`)
  assert.match(await hosting.text(), /Nothing is paid online here/)

  const token = await post.find(new RegExp(`To: ${email}[^]*/auth/reset-password/([\\w-]{43})`))
  const password = 'Tamu-sana-na-ndefu-7'
  const chosen = await send('PUT', `${address}/api/v1/auth/resetpassword/${token}`, { password })
  assert.equal(chosen.status, 200)
  const signedIn = await send('POST', `${address}/api/v1/auth/login`, { email, password })
  assert.equal(signedIn.status, 200)
  const { data } = await signedIn.json()
  assert.equal(data.user.role, 'admin')
  const withToken = { headers: { authorization: `Bearer ${data.token}` } }
  const people = await fetch(`${address}/api/v1/users`, withToken)
  assert.equal(people.status, 403)
  const refused = await people.json()
  assert.equal(refused.code, 'E_TWO_FACTOR_DUE', 'an admin sets two-factor sign-in up first')

  program.kill('SIGTERM')
  const [code] = await once(program, 'close')
  assert.equal(code, 0, said())
}

/** `npm start`, without building. */
async function start(settings: Record<string, string>) {
  const [port, apiPort] = await Promise.all([freePort(), freePort()])
  const address = `http://localhost:${port}`
  const program = spawn(nodeBinary(), [join(root, 'scripts/start.mjs'), '--built'], {
    env: environment({
      APP_URL: address,
      ...SETTINGS,
      ...settings,
      PORT: String(port),
      API_PORT: String(apiPort),
    }),
  })
  running.add(program)
  program.once('close', () => running.delete(program))
  let output = ''
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  return { program, address: `http://127.0.0.1:${port}`, said: () => output }
}

function ace(settings: Record<string, string>, ...args: string[]) {
  const options = { build: true, quiet: true, env: { ...SETTINGS, ...settings } }
  return runAce(args, options)
}

const send = (method: string, to: string, body: object) =>
  fetch(to, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
