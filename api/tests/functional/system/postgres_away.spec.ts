import { setTimeout as pause } from 'node:timers/promises'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

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

  test('gives up what takes too long', async ({ assert }) => {
    const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    const shown = []
    for (const name of settings) {
      const { rows } = await db.rawQuery(`show ${name}`)
      shown.push(rows[0][name])
    }
    assert.deepEqual(shown, ['30s', '10s', '1min'])
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
})
