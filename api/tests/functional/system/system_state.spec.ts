import { rm, writeFile } from 'node:fs/promises'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import backupConfig from '#config/backup'
import { UserFactory } from '#database/factories/user_factory'
import { noteBackup, noteVerified } from '#services/backups/backup_note'
import { addFailedJob } from '#tests/helpers/failed_jobs'

test.group('State of the system', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => rm(backupConfig.note, { force: true }))
  group.teardown(() => rm(backupConfig.note, { force: true }))

  test('tells admins of work, letters, disk and versions', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    await addFailedJob({ error: '550 <amina@example.com>: nobody' })
    await addFailedJob({ name: 'ReadCalendars', minutesAgo: 5 })
    await db.table('queue_jobs').insert({
      id: 'waiting',
      queue: 'default',
      status: 'pending',
      data: JSON.stringify({ name: 'SendMail', attempts: 0, createdAt: Date.now() - 400_000 }),
      score: 5e13 + Date.now() - 400_000,
    })
    const response = await client.get('/api/v1/system').loginAs(admin)
    response.assertStatus(200)
    const { queue, letters, schedules, backup, disk, replica, versions, processes } =
      response.body().data
    assert.equal(queue.driver, 'sync')
    assert.containsSubset(queue.queues, [
      { name: 'default', pending: 1, failed: 2, active: 0, delayed: 0, level: 'failure' },
      { name: 'payments', pending: 0, failed: 0, active: 0, delayed: 0, level: 'good' },
    ])
    assert.approximately(queue.queues[0].oldestSeconds, 400, 5)
    assert.deepEqual(queue.failed, [
      { name: 'ReadCalendars', total: 1 },
      { name: 'SendMail', total: 1 },
    ])
    assert.containsSubset(letters, { waiting: 1, notices: 0, lastError: '550 ••• nobody' })
    assert.approximately(Date.now() - Date.parse(letters.oldestAt), 400_000, 10_000)
    assert.isArray(schedules)
    assert.deepEqual(backup, { level: 'warning', last: null })
    assert.isAbove(disk.total, disk.free)
    assert.isNull(replica)
    assert.containsSubset(versions, {
      product: '0.1.0',
      node: process.versions.node,
      engine: db.connection().dialect.name,
      migrationsPending: 0,
      migrationsUnknown: 0,
    })
    assert.match(versions.engineVersion, /^\d+\.\d+/)
    assert.deepEqual(processes, { isShared: false, count: null })
  })

  test('tells of the last backup, where it is and whether it was read', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const madeAt = new Date().toISOString()
    await noteBackup({ madeAt, folder: '/backups/newest', isSealed: true })
    await noteVerified('/backups/older')
    const told = async () => {
      const response = await client.get('/api/v1/system').loginAs(admin)
      return response.body().data.backup
    }
    const last = { madeAt, folder: '/backups/newest', isSealed: true, verifiedAt: null }
    assert.deepEqual(await told(), { level: 'good', last })
    await noteVerified('/backups/newest', new Date(madeAt))
    assert.deepEqual(await told(), { level: 'good', last: { ...last, verifiedAt: madeAt } })
    await writeFile(backupConfig.note, 'half of a no')
    const response = await client.get('/api/v1/system').loginAs(admin)
    response.assertStatus(200)
  })

  test('tells of its migrations after their folder has gone', async ({
    assert,
    cleanup,
    client,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const told = async () => {
      const response = await client.get('/api/v1/system').loginAs(admin)
      response.assertStatus(200)
      return response.body().data.versions
    }
    const before = await told()
    const { config } = db.getRawConnection(db.primaryConnectionName)!
    const { migrations } = config
    cleanup(() => {
      config.migrations = migrations
    })
    config.migrations = { ...migrations, paths: ['package.json'] }
    assert.deepEqual(await told(), before)
  })
})
