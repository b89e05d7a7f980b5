import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { drivers, QueueManager } from '@adonisjs/queue'
import { test } from '@japa/runner'
import { makeBackup } from '#actions/backups/make_backup'
import Forget from '#jobs/forget'
import { runAce } from '#tests/helpers/ace'
import { another, drills, drillUrl } from '#tests/helpers/drill'
import { production } from '#tests/helpers/queue'

/** As docs/operations.md says it, Backup and restore. */
const TO_LOOK_AT = {
  DEMO: 'false',
  WORKER: 'off',
  PAYMENTS: 'none',
  MAIL_MAILER: 'smtp',
  MAIL_FROM: 'karibu@makao.example',
  SUPPORT_EMAIL: 'support@makao.example',
}

/** In ms: a worker takes what waits within a second. */
const A_WHILE = 4000

const WAITING = `select count(*) as total from queue_jobs where status = 'pending'`

async function waitingIn(path: string) {
  if (!drillUrl) {
    const connection = new DatabaseSync(path, { readOnly: true })
    const row = connection.prepare(WAITING).get()
    connection.close()
    return Number(row?.total)
  }
  db.manager.add('copy', { client: 'pg', connection: { connectionString: drillUrl.href } })
  const { rows } = await db.connection('copy').rawQuery(WAITING)
  await db.manager.close('copy', true)
  return Number(rows[0].total)
}

/** Leaves a job that nobody has taken yet. */
async function leaveAJob() {
  await QueueManager.init(await production(1))
  await Forget.dispatch({})
  const sync = await drivers.sync().resolver(app)
  await QueueManager.init({ default: 'sync', adapters: { sync }, autoLoadJobs: false })
}

test.group('A restored copy that is looked at', (group) => {
  const folderOf = drills(group)

  test('starts in production without a mail server, and leaves what waits in it', async ({
    assert,
    cleanup,
  }) => {
    await leaveAJob()
    await makeBackup(folderOf())
    const copy = await another(TO_LOOK_AT)
    cleanup(() => copy.dispose())
    const restored = await runAce(['makao:restore', `--from=${folderOf()}`], copy.env)
    assert.equal(restored.code, 0, restored.said)
    assert.equal(await waitingIn(copy.env.SQLITE_PATH!), 1)
    await copy.start()
    const answer = await fetch(`${copy.url}/api/v1/health`).catch(() => null)
    assert.equal(answer?.status, 200, copy.output)
    await pause(A_WHILE)
    assert.equal(await waitingIn(copy.env.SQLITE_PATH!), 1)
  }).timeout(120_000)
})
