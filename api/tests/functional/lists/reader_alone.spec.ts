import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { READER, reader } from '#services/database/reader'

const isPostgres = !!process.env.DATABASE_URL

test.group('The connection that reads alone', () => {
  test('writes nothing', async ({ assert }) => {
    await assert.rejects(() => reader().rawQuery('delete from newsletter_subscribers'), /readonly/)
  }).skip(isPostgres, 'PostgreSQL reads and writes by one pool')

  test('is there on SQLite alone', ({ assert }) => {
    assert.equal(db.manager.has(READER), !isPostgres)
  })

  test('is the transaction around a test where there is one', async ({ assert, cleanup }) => {
    cleanup(await testUtils.db().wrapInGlobalTransaction())
    assert.isTrue(reader().isTransaction)
  })
})
