import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#models/user'
import { registration } from '#tests/helpers/auth'
import { LiveStream } from '#tests/helpers/live_stream'
import { ServerProcess } from '#tests/helpers/server_process'

const email = 'server-process@example.com'

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
  test('its worker carries a mail, and SIGTERM stops it cleanly, live streams and all', async ({
    assert,
    cleanup,
  }) => {
    const server = await ServerProcess.prepare({ DEMO: 'true' })
    cleanup(async () => {
      await server.dispose()
      if (process.env.DATABASE_URL) await clearAway()
    })
    if (!process.env.DATABASE_URL) await server.ace('migration:run', '--force')
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

    const { code, ms } = await server.stop()
    assert.equal(code, 0, server.output)
    assert.isBelow(ms, 5000)
    assert.isTrue(stream.isOver)
    assert.equal(server.output, '')
  }).timeout(60_000)

  test('production without demo mode refuses the embedded defaults by name', async ({
    assert,
    cleanup,
  }) => {
    const server = await ServerProcess.prepare({ DEMO: 'false', APP_URL: 'http://makao.example' })
    cleanup(() => server.dispose())
    await server.start()
    assert.equal(server.exitCode, 1)
    for (const name of ['APP_URL', 'MAIL_MAILER=outbox', 'PAYMENTS=simulator']) {
      assert.include(server.output, name)
    }
  }).timeout(60_000)
})
