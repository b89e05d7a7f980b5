import db from '@adonisjs/lucid/services/db'
import { QueueManager } from '@adonisjs/queue'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import CheckPayments from '#jobs/check_payments'
import { QUEUES } from '#config/queue'
import Forget from '#jobs/forget'
import { PromptWorker } from '#services/queue/prompt_worker'
import { addSchedules, renewSchedules } from '#start/schedules'
import { runAce } from '#tests/helpers/ace'
import { production, queueInDatabase, work } from '#tests/helpers/queue'

const OF_TOMORROW = 'OfTomorrow'
const DAILY = '0 4 * * *'

/** Rows by their job, without what a run changes. */
async function schedules() {
  const rows = await db.from('queue_schedules').orderBy('id')
  return Object.fromEntries(
    rows.map(({ id, cron_expression: cron, every_ms: every, next_run_at: next }) => [
      id,
      { cron, every: every === null ? null : Number(every), next: String(next) },
    ])
  )
}

/** What another release has written: a job that this one does not know, and one that it knows otherwise. */
async function anotherRelease() {
  await Forget.schedule({}).id(OF_TOMORROW).every('5m')
  await Forget.schedule({}).id(Forget.name).every('3h')
  return schedules()
}

/** What a worker whose clock is two days ahead leaves of an interval and of a clock time. */
async function putOff() {
  const nextRunAt = DateTime.now().plus({ days: 2 }).toJSDate()
  for (const { name } of [CheckPayments, Forget])
    await QueueManager.use().updateSchedule(name, { nextRunAt })
}

test.group('Schedules', (group) => {
  queueInDatabase(group)

  test('that are missing are added by a process that starts, which leaves those of another release', async ({
    assert,
  }) => {
    const before = await anotherRelease()
    await addSchedules()
    const added = await schedules()
    assert.isAbove(Object.keys(added).length, 10)
    assert.containsSubset(added, before)
    await addSchedules()
    assert.deepEqual(await schedules(), added, 'no time begins anew')
  })

  test('are brought up to date by what prepares the database, and no other begins anew', async ({
    assert,
  }) => {
    await addSchedules()
    const { [Forget.name]: forget, ...others } = await schedules()
    assert.equal(forget.cron, DAILY)
    await anotherRelease()
    await renewSchedules()
    const { [Forget.name]: renewed, ...rest } = await schedules()
    assert.containsSubset(renewed, { cron: DAILY, every: null })
    assert.deepEqual(rest, others)
  })

  test(
    'that a clock which ran ahead has put off are due in time again, and no other begins anew, when {name}'
  )
    .with([
      { name: 'a process starts', renew: addSchedules },
      { name: 'the database is prepared', renew: renewSchedules },
    ])
    .run(async ({ assert }, { renew }) => {
      await addSchedules()
      const before = await schedules()
      await putOff()
      const now = Date.now()
      await renew()
      const after = await schedules()
      for (const [{ name }, longest] of [
        [CheckPayments, 60_000],
        [Forget, 86_400_000],
      ] as const) {
        const { nextRunAt } = (await QueueManager.use().getSchedule(name))!
        assert.approximately(nextRunAt!.getTime(), now + longest / 2, longest / 2 + 10_000)
        delete before[name]
        delete after[name]
      }
      assert.deepEqual(after, before)
    })

  test('are left alone by an older release that prepares the database again', async ({
    assert,
    cleanup,
  }) => {
    const migration = { name: 'database/migrations/1999999999999_of_tomorrow', batch: 1 }
    await db.table('adonis_schema').insert(migration)
    cleanup(async () => {
      await db.from('adonis_schema').where('name', migration.name).delete()
    })
    const before = await anotherRelease()
    await renewSchedules()
    assert.deepEqual(await schedules(), before)
  })

  test('are due again where the job of a run could not be queued', async ({ assert }) => {
    await Forget.schedule({}).id(Forget.name).cron(DAILY)
    const nextRunAt = DateTime.now().minus({ minutes: 1 }).startOf('second').toJSDate()
    await QueueManager.use().updateSchedule(Forget.name, { nextRunAt })
    const config = await production(1)
    const pushOn = () => Promise.reject(new Error('the disk is full'))
    const full = () => Object.assign(config.adapters.database(), { pushOn })
    const worker = new PromptWorker({ ...config, adapters: { database: full } })
    const cycle = await worker.processCycle([...QUEUES])
    await worker.stop()
    assert.equal(cycle?.type, 'error')
    const schedule = await QueueManager.use().getSchedule(Forget.name)
    assert.deepEqual(schedule?.nextRunAt, nextRunAt)
    assert.equal(await work(), 1)
  })

  test('are what `makao:prepare` says when it is done', async ({ assert }) => {
    await anotherRelease()
    const prepared = await runAce(['makao:prepare'], { QUEUE_DRIVER: 'database' })
    assert.equal(prepared.code, 0, prepared.said)
    const now = await schedules()
    assert.notProperty(now, OF_TOMORROW)
    assert.equal(now[Forget.name].cron, DAILY)
    await addSchedules()
    assert.deepEqual(await schedules(), now, 'none is missing')
  }).timeout(60_000)
})
