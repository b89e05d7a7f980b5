import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'

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
    const connection = db.connection.bind(db)
    const rawQuery = db.rawQuery
    cleanup(() => {
      db.rawQuery = rawQuery
    })
    db.rawQuery = (() => connection().rawQuery('select nothing from nowhere')) as typeof rawQuery
    const response = await client.get('/api/v1/health')
    response.assertStatus(503)
    response.assertBodyContains({ success: false, code: 'E_UNAVAILABLE' })
  })
})
