import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import metricsConfig from '#config/metrics'
import { UserFactory } from '#database/factories/user_factory'

const TOKEN = 'metrics-test-only-token-0123456789'

/** Its connections refuse every statement. @returns how to have it back */
function withoutDatabase() {
  const connection = db.connection.bind(db)
  db.connection = ((...name: Parameters<typeof connection>) => {
    const client = connection(...name)
    client.rawQuery = (() =>
      Promise.reject(new Error('connect ECONNREFUSED'))) as unknown as typeof client.rawQuery
    return client
  }) as typeof db.connection
  return () => void (db.connection = connection)
}

test.group('Health', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('tells a load balancer no more than that all is well', async ({ client }) => {
    const response = await client.get('/api/v1/health')
    response.assertStatus(200)
    response.assertBody({ success: true, data: { status: 'ok', details: null } })
  })

  test('shows the details to admins only', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    const admin = await UserFactory.apply('admin').create()
    const toHost = await client.get('/api/v1/health').loginAs(host)
    const toAdmin = await client.get('/api/v1/health').loginAs(admin)
    assert.isNull(toHost.body().data.details)
    const { database, queue, process } = toAdmin.body().data.details
    assert.equal(database.engine, db.connection().dialect.name)
    assert.deepEqual(queue, { waiting: 0, failed: 0 })
    assert.equal(process.node, globalThis.process.version)
  })

  test('answers 503 when the database is not there', async ({ client, cleanup }) => {
    cleanup(withoutDatabase())
    for (const path of ['/api/v1/health', '/health/ready']) {
      const response = await client.get(path)
      response.assertStatus(503)
      response.assertBodyContains({ success: false, code: 'E_UNAVAILABLE' })
      response.assertTextIncludes('try again')
    }
    const live = await client.get('/health/live')
    live.assertStatus(200)
    live.assertBody({ success: true, data: { status: 'live' } })
  })

  test('is ready for everybody, and says why only to who watches it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const stranger = await client.get('/health/ready').header('authorization', `Bearer ${TOKEN}`)
    stranger.assertStatus(200)
    stranger.assertBody({ success: true, data: { status: 'ready', details: null } })
    cleanup(() => void (metricsConfig.token = null))
    metricsConfig.token = TOKEN
    const admin = await UserFactory.apply('admin').create()
    const nobody = await client.get('/health/ready').loginAs(admin)
    assert.isNull(nobody.body().data.details)
    const watched = await client.get('/health/ready').header('authorization', `Bearer ${TOKEN}`)
    const { checks } = watched.body().data.details as { checks: { name: string }[] }
    assert.includeMembers(
      checks.map(({ name }) => name),
      ['database', 'disk', 'memory']
    )
  })
})
