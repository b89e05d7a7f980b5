import { existsSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { DEMO_PASSWORD } from '#domain/demo'
import { runAce } from '#tests/helpers/ace'
import { inEmptyDatabase } from '#tests/helpers/empty_database'
import { ServerProcess } from '#tests/helpers/server_process'

test.group('Preparing in production', (group) => {
  inEmptyDatabase(group)

  test('a database that a start would not open is not opened', async ({ assert, cleanup }) => {
    const far = 'postgres://makao:secret@database.makao.example/makao'
    const installations = await Promise.all([
      ServerProcess.prepare({ DEMO: 'false', DB_CONNECTION: 'postgres', DATABASE_URL: far }),
      ServerProcess.prepare({
        DEMO: 'false',
        DB_CONNECTION: 'sqlite',
        DATABASE_URL: '',
        DATABASE_REPLICA_URL: 'postgres://replica/makao',
      }),
    ])
    cleanup(async () => {
      await Promise.all(installations.map((one) => one.dispose()))
    })
    const [unsealed, replica] = await Promise.all(
      installations.map(({ env }) => runAce(['makao:prepare'], env))
    )
    assert.deepEqual([unsealed.code, replica.code], [1, 1])
    assert.include(unsealed.said, '  - DATABASE_URL names no sslmode')
    assert.include(replica.said, '  - DATABASE_REPLICA_URL is a replica of no database')
    assert.isFalse(existsSync(installations[1].env.SQLITE_PATH!))
  })
    .tags(['@anyEngine'])
    .timeout(60_000)

  test('a database that a demo has filled stays as it is, and one without its people is prepared', async ({
    assert,
    cleanup,
  }) => {
    /** The suite's own, on both engines. */
    const { SQLITE_PATH } = process.env
    const installation = await ServerProcess.prepare({ DEMO: 'false', SQLITE_PATH })
    cleanup(() => installation.dispose())
    const person = await UserFactory.merge({
      email: 'admin@makao.test',
      password: DEMO_PASSWORD,
    }).create()
    const refused = await runAce(['makao:prepare'], installation.env)
    assert.equal(refused.code, 1)
    assert.include(refused.said, 'filled by a demo: admin@makao.test')
    assert.isEmpty(await db.from('queue_schedules').select('id'))

    await person.delete()
    const prepared = await runAce(['makao:prepare'], installation.env)
    assert.equal(prepared.code, 0, prepared.said)
    assert.isNotEmpty(await db.from('queue_schedules').select('id'))
  }).timeout(60_000)
})
