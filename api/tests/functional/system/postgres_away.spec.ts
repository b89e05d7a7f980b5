import { setTimeout as pause } from 'node:timers/promises'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { emptyDatabase } from '#tests/helpers/empty_database'
import { ServerProcess } from '#tests/helpers/server_process'
import { TcpProxy } from '#tests/helpers/tcp_proxy'

const message = {
  fullName: 'Achieng Odhiambo',
  email: 'achieng@example.com',
  phone: '+254712345678',
  subject: 'A question',
  message: 'Is there a place near the lake?',
}

const write = (client: ApiClient) => client.post('/api/v1/contacts').json(message)

const UNAVAILABLE = { success: false, code: 'E_UNAVAILABLE' }

/** Ends the connection that waits for a lock, as a stopping server does. */
async function endWaitingConnection() {
  for (let tries = 0; tries < 100; tries++) {
    const { rows } = await db.rawQuery(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`
    )
    if (rows.length > 0) return
    await pause(50)
  }
  throw new Error('nobody waits for the lock')
}

test.group('PostgreSQL', (group) => {
  group.tap((one) => one.skip(!process.env.DATABASE_URL, 'There is no PostgreSQL'))

  test('gives up what takes too long, and compiles nothing', async ({ assert }) => {
    const settings = [
      'statement_timeout',
      'lock_timeout',
      'idle_in_transaction_session_timeout',
      'jit',
    ]
    const shown = []
    for (const name of settings) {
      const { rows } = await db.rawQuery(`show ${name}`)
      shown.push(rows[0][name])
    }
    assert.deepEqual(shown, ['30s', '10s', '1min', 'off'])
  })

  test('that is read-only, as after a failover, is a 503', async ({ client, cleanup }) => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    cleanup(rollback)
    await db.rawQuery('set transaction read only')
    const answer = await write(client)
    answer.assertStatus(503)
    answer.assertBodyContains(UNAVAILABLE)
  })

  test('that ends a connection is a 503, and the next request has another', async ({ client }) => {
    const lock = await db.transaction()
    await lock.rawQuery('lock table contact_messages in exclusive mode')
    const [answer] = await Promise.all([write(client), endWaitingConnection()]).finally(() =>
      lock.rollback()
    )
    answer.assertStatus(503)
    answer.assertBodyContains(UNAVAILABLE)
    const health = await client.get('/api/v1/health')
    health.assertStatus(200)
  })

  test('that is gone is a 503 in words, and comes back by itself, jobs and all', async ({
    assert,
    cleanup,
  }) => {
    const { hostname, port } = new URL(process.env.DATABASE_URL!)
    const line = new TcpProxy({ host: hostname, port: Number(port || 5432) })
    await line.mend()
    const near = new URL(process.env.DATABASE_URL!)
    near.hostname = '127.0.0.1'
    near.port = String(line.port)
    await emptyDatabase()
    const server = await ServerProcess.prepare({ DEMO: 'true', DATABASE_URL: near.href })
    cleanup(async () => {
      await server.dispose()
      await line.cut().catch(() => {})
      await emptyDatabase()
    })
    await server.start()
    const ask = (path: string, body?: object) =>
      fetch(`${server.url}/api/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      })
    const before = await ask('/properties')
    assert.equal(before.status, 200, server.output)

    await line.cut()
    /** Longer than the worker needs to notice. */
    await pause(3000)
    for (const answer of await Promise.all([
      ask('/properties'),
      ask('/contacts', message),
      ask('/auth/login', { email: 'achieng@example.com', password: 'tamu-sana-7' }),
      ask('/health'),
    ])) {
      assert.equal(answer.status, 503, answer.url)
      const body = (await answer.json()) as { code: string; message: string }
      if (answer.url.endsWith('/health')) continue
      assert.equal(body.code, 'E_UNAVAILABLE', answer.url)
      assert.match(body.message, /try again/)
    }

    const live = await fetch(`${server.url}/health/live`)
    assert.equal(live.status, 200, 'it is not to be begun anew')
    const ready = await fetch(`${server.url}/health/ready`)
    assert.equal(ready.status, 503)
    assert.include(await ready.text(), 'E_UNAVAILABLE')

    await line.mend()
    const isBack = async () => {
      const answer = await ask('/health').catch(() => null)
      return answer?.status === 200
    }
    assert.isTrue(await until(isBack), server.output)
    assert.isNull(server.exitCode, 'the same process')
    const sent = await ask('/contacts', message)
    assert.equal(sent.status, 201)
    const isCarried = async () =>
      !(await db.from('queue_jobs').whereNot('status', 'failed').first())
    assert.isTrue(await until(isCarried), server.output)
    const failed = await db.from('queue_jobs').first()
    assert.isNull(failed)
  }).timeout(120_000)
})

/** Waits until something is so, for half a minute at most. */
async function until(isSo: () => Promise<boolean>) {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(100))
    if (await isSo()) return true
  return false
}
