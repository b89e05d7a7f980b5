import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { runAce } from '#tests/helpers/ace'
import { emptyDatabase } from '#tests/helpers/empty_database'
import { FakeS3 } from '#tests/helpers/fake_s3'
import { findRedis } from '#tests/helpers/redis'
import { ServerProcess } from '#tests/helpers/server_process'

test.group('Doctor', () => {
  test('an installation in production is told what breaks it, in a sentence each, with code 1', async ({
    assert,
    cleanup,
  }) => {
    const installation = await ServerProcess.prepare({
      DEMO: 'false',
      APP_URL: 'http://makao.example',
      MAIL_MAILER: 'smtp',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: '1',
      PAYMENTS: 'none',
      API_PORT: '1',
      REDIS_URL: 'redis://127.0.0.1:1',
    })
    cleanup(() => installation.dispose())
    await installation.migrate()
    const { code, said } = await runAce(['makao:doctor'], installation.env)
    assert.equal(code, 1, said)
    for (const sentence of [
      '✘ Settings: APP_URL must be the public https address',
      '✘ Public address: http://makao.example is not https',
      '✘ Mail: The mail server 127.0.0.1:1 does not answer',
      '✘ Backup: None was ever made',
      '! Running: Nothing answers',
      '✔ Storage:',
      '✔ Database: It answers in',
      '✔ Migrations: All',
      '✔ Clock:',
      '✔ Queue:',
      '✔ Payments: Guests pay their host',
      '✘ Redis: It does not answer',
    ]) {
      assert.include(said, sentence)
    }
  }).timeout(60_000)

  test('a demo that works is fit, with what is left to think about', async ({
    assert,
    cleanup,
  }) => {
    const installation = await ServerProcess.prepare({
      DEMO: 'true',
      APP_URL: 'http://localhost:3000',
    })
    cleanup(() => installation.dispose())
    await installation.migrate()
    await installation.start()
    const storage = installation.env.STORAGE_PATH!
    await mkdir(storage, { recursive: true })
    const made = { madeAt: new Date().toISOString(), folder: '/backups/newest' }
    await writeFile(join(storage, 'last_backup.json'), JSON.stringify(made))
    const store = await new FakeS3().start()
    cleanup(() => store.stop())
    const redis = await findRedis()
    const { code, said } = await runAce(['makao:doctor'], {
      ...installation.env,
      ...store.env,
      ...(redis && { REDIS_URL: redis.href }),
    })
    assert.equal(code, 0, said)
    assert.include(said, '✔ Photos: The bucket pictures is there')
    if (redis) assert.include(said, '✔ Redis: It answers')
    assert.include(said, '✔ Running: The API answers')
    assert.include(said, '✔ Backup: The last is 0 hours old: /backups/newest')
    assert.match(said, /0 to repair, \d to think about/)
  }).timeout(60_000)

  test('schedules that nobody takes up are to repair while the API runs, and no matter while it is stopped', async ({
    assert,
    cleanup,
  }) => {
    const installation = await ServerProcess.prepare({
      DEMO: 'true',
      WORKER: 'off',
      APP_URL: 'http://localhost:3000',
      /** The suite's own, on both engines. */
      SQLITE_PATH: process.env.SQLITE_PATH,
    })
    cleanup(async () => {
      await installation.dispose()
      await emptyDatabase()
    })
    await emptyDatabase()
    await installation.start()
    const queue = async () => {
      const { said } = await runAce(['makao:doctor'], installation.env)
      return said.split('\n').find((line) => line.includes(' Queue: '))
    }
    assert.equal(await queue(), '✔ Queue: 0 jobs wait')
    await db.from('queue_schedules').update({ next_run_at: new Date(Date.now() - 420_000) })
    assert.equal(
      await queue(),
      '✘ Queue: A job has waited for 7 minutes in the queue “default”: no worker takes them'
    )
    await installation.stop()
    assert.equal(await queue(), '✔ Queue: 0 jobs wait')
  }).timeout(60_000)
})
