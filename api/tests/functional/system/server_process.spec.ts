import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { DEMO_PASSWORD } from '#domain/demo'
import User from '#models/user'
import { registration } from '#tests/helpers/auth'
import { LiveStream } from '#tests/helpers/live_stream'
import { ServerProcess } from '#tests/helpers/server_process'

const email = 'server-process@example.com'

/** Of a mailed link: whoever reads it in a log has the account. */
const LINK_TOKEN = 'k8Jd0sPq2LxVb7Rn4TzWc1YhMf9GuA3eIoBv6XwE5Qs'

/** pino's level. */
const INFO = 30

type Line = { level: number; route?: string; user?: number | null }

const parseLine = (line: string) => JSON.parse(line) as Line

const register = (url: string) =>
  fetch(`${url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration({ email })),
  })

async function codeInMailbox(url: string) {
  for (let tries = 0; tries < 60; tries++) {
    const page = await fetch(`${url}/dev/mailbox`)
    const code = /<span class="code">(\d{6})</.exec(await page.text())?.[1]
    if (code) return code
    await pause(100)
  }
  return null
}

/** On PostgreSQL the process shares the suite's database. */
async function clearAway() {
  const person = await User.findByOrFail('email', email)
  await db.from('audit_events').where('actor_id', person.id).delete()
  await person.delete()
  await db.from('rate_limits').delete()
}

test.group('Server process', () => {
  test('its worker carries a mail, its log no token, and SIGTERM stops it, live streams and all', async ({
    assert,
    cleanup,
  }) => {
    const server = await ServerProcess.prepare({ DEMO: 'true', LOG_LEVEL: 'info' })
    cleanup(async () => {
      await server.dispose()
      if (process.env.DATABASE_URL) await clearAway()
    })
    await server.migrate()
    await server.start()

    const registered = await register(server.url)
    assert.equal(registered.status, 201, server.output)
    const otp = await codeInMailbox(server.url)
    assert.match(String(otp), /^\d{6}$/, server.output)

    const verified = await fetch(`${server.url}/api/v1/auth/verify-otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, otp }),
    })
    assert.equal(verified.status, 200)
    const { data } = (await verified.json()) as { data: { token: string } }
    const stream = await LiveStream.open(data.token, server.url)
    assert.equal(stream.status, 200)

    await fetch(`${server.url}/api/v1/auth/me`, {
      headers: { authorization: `Bearer ${data.token}` },
    })
    await fetch(`${server.url}/api/v1/auth/resetpassword/${LINK_TOKEN}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'weak' }),
    })

    const searched = await fetch(`${server.url}/api/v1/properties`)
    assert.equal(searched.status, 200)

    const { code, ms } = await server.stop()
    assert.equal(code, 0, server.output)
    const left = await readdir(server.folder)
    assert.isEmpty(
      left.filter((name) => /-(wal|shm)$/.test(name)),
      'what was written is in the one file'
    )
    assert.isBelow(ms, 5000)
    assert.isTrue(stream.isOver)

    const lines = server.output.trim().split('\n').map(parseLine)
    assert.deepEqual(
      lines.filter(({ level }) => level > INFO),
      []
    )
    const [line] = lines.filter(({ route }) => route?.includes('resetpassword'))
    assert.containSubset(line, {
      ...{ method: 'PUT', route: '/api/v1/auth/resetpassword/:token', status: 422 },
      ...{ user: null, address: '127.0.0.1' },
    })
    assert.isNumber(lines.find(({ route }) => route === '/api/v1/auth/me')?.user)
    assert.notInclude(server.output, LINK_TOKEN)
  }).timeout(60_000)

  test('unsafe settings, an open demo and a database of a demo are refused, each by its name', async ({
    assert,
    cleanup,
  }) => {
    const unsafe = await ServerProcess.prepare({
      DEMO: 'false',
      APP_KEY: 'a'.repeat(32),
      APP_URL: 'http://makao.example',
      API_HOST: '0.0.0.0',
      PAYMENTS: 'barter',
    })
    const openDemo = await ServerProcess.prepare({
      DEMO: 'true',
      APP_URL: 'https://makao.example',
    })
    const ofDemo = await ServerProcess.prepare({
      DEMO: 'false',
      APP_URL: 'https://makao.example',
      PAYMENTS: 'none',
      MAIL_MAILER: 'smtp',
      MAIL_FROM: 'karibu@makao.example',
      SUPPORT_EMAIL: 'support@makao.example',
      /** The suite's own, which holds an account of the demo. */
      SQLITE_PATH: process.env.SQLITE_PATH,
    })
    const person = await UserFactory.merge({
      email: 'guest@makao.test',
      password: DEMO_PASSWORD,
    }).create()
    const processes = [unsafe, openDemo, ofDemo]
    cleanup(async () => {
      await Promise.all(processes.map((one) => one.dispose()))
      await person.delete()
    })
    const codes = await Promise.all(processes.map((one) => one.startInVain()))
    assert.deepEqual(codes, [1, 1, 1])
    for (const name of [
      'APP_KEY',
      'APP_URL',
      'API_HOST',
      'MAIL_MAILER=outbox',
      'PAYMENTS=barter',
    ]) {
      assert.include(unsafe.output, `  - ${name}`)
    }
    assert.include(openDemo.output, 'APP_URL=https://makao.example lets others into a demo')
    assert.match(ofDemo.output, /filled by a demo: [\w-]+@makao\.test/)
  })
    .tags(['@anyEngine'])
    .timeout(60_000)

  test('an address of Redis that is none is refused in a sentence, in a demo as well', async ({
    assert,
    cleanup,
  }) => {
    const addresses = ['localhost', 'localhost:6379']
    const processes = await Promise.all(
      addresses.map((REDIS_URL) => ServerProcess.prepare({ DEMO: 'true', REDIS_URL }))
    )
    cleanup(async () => {
      await Promise.all(processes.map((one) => one.dispose()))
    })
    const codes = await Promise.all(processes.map((one) => one.startInVain()))
    assert.deepEqual(codes, [1, 1])
    for (const { output } of processes) {
      assert.include(output, 'REDIS_URL is no address: redis://:password@host:6379/0')
    }
  })
    .tags(['@anyEngine'])
    .timeout(60_000)
})
