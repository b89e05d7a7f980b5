import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Job, Locator } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { test } from '@japa/runner'
import { jobs, queueInDatabase, recover, skipPause, takeAndDie, work } from '#tests/helpers/queue'

let tries: string[] = []

/** Fails until it is told not to. */
class StubbornJob extends Job<{ name: string }> {
  static options: JobOptions = { maxRetries: 8, removeOnFail: { age: '7d' } }
  static failing = true

  async execute() {
    tries.push(this.payload.name)
    if (StubbornJob.failing) throw new Error('the carrier is away')
  }
}

/** Is not tried again. */
class HopelessJob extends Job<{ name: string }> {
  static options: JobOptions = { maxRetries: 0, removeOnFail: { age: '7d' } }

  async execute() {
    throw new Error('in vain')
  }
}

test.group('Jobs in the database', (group) => {
  queueInDatabase(group)
  group.setup(() => {
    Locator.register('StubbornJob', StubbornJob)
    Locator.register('HopelessJob', HopelessJob)
  })
  group.each.setup(() => {
    tries = []
    StubbornJob.failing = true
  })

  test('are tried again with growing pauses, and no more than they may be', async ({ assert }) => {
    await StubbornJob.dispatch({ name: 'letter' })
    for (let retry = 1; retry <= 8; retry++) {
      const startedAt = Date.now()
      assert.equal(await work(), 1)
      const endedAt = Date.now()
      const nextAt = await skipPause()
      /** Two seconds, doubled each time, a quarter more or less. */
      const whole = 2000 * 2 ** (retry - 1)
      assert.isAtLeast(nextAt, startedAt + 0.75 * whole)
      assert.isAtMost(nextAt, endedAt + 1.25 * whole)
    }
    assert.equal(await work(), 1)
    assert.lengthOf(tries, 9)
    const [job, ...others] = await jobs()
    assert.containsSubset(job, { status: 'failed', error: 'the carrier is away', attempts: 8 })
    assert.isEmpty(others)
    assert.equal(await work(), 0)
  })

  test('of another release wait for a worker that knows them, and are given up when none comes', async ({
    assert,
  }) => {
    class OfTomorrow extends StubbornJob {}
    await OfTomorrow.dispatch({ name: 'letter' })
    assert.equal(await work(), 1)
    const [waiting] = await jobs()
    assert.containsSubset(waiting, { name: 'OfTomorrow', status: 'delayed', attempts: 1 })
    assert.approximately((await skipPause()) - Date.now(), 60_000, 10_000)

    Locator.register('OfTomorrow', OfTomorrow)
    StubbornJob.failing = false
    assert.equal(await work(), 1)
    assert.deepEqual(tries, ['letter'])
    assert.isEmpty(await jobs())

    class NobodysJob extends StubbornJob {}
    await NobodysJob.dispatch({ name: 'letter' })
    for (let turn = 0; turn < 15; turn++) {
      assert.equal(await work(), 1)
      await skipPause()
    }
    await work()
    const [lost] = await jobs()
    assert.containsSubset(lost, { name: 'NobodysJob', status: 'failed' })
    assert.match(lost.error!, /NobodysJob is a job of another release/)
  })

  test('that succeed at last leave nothing behind', async ({ assert }) => {
    await StubbornJob.dispatch({ name: 'letter' })
    await work()
    StubbornJob.failing = false
    await db.from('queue_jobs').update({ execute_at: Date.now() + 60_000 })
    assert.equal(await work(), 0, 'nothing before its time')
    await skipPause()
    assert.equal(await work(), 1)
    assert.lengthOf(tries, 2)
    assert.isEmpty(await jobs())
  })

  test('that have failed are kept for as long as is said, and then go', async ({ assert }) => {
    const { jobId: old } = await HopelessJob.dispatch({ name: 'old' })
    await work()
    assert.containsSubset(await jobs(), [{ id: old, status: 'failed', error: 'in vain' }])

    const eightDaysAgo = Date.now() - 8 * 86_400_000
    await db.from('queue_jobs').where('id', old).update({ finished_at: eightDaysAgo })
    const { jobId: young } = await HopelessJob.dispatch({ name: 'young' })
    await work()
    const kept = await jobs()
    assert.deepEqual(
      kept.map(({ id }) => id),
      [young]
    )
  })

  test('that have failed are kept by one term, since one would cut it for all', async ({
    assert,
  }) => {
    const files = await readdir(app.makePath('app/jobs'))
    for (const file of files.filter((name) => /(?<!\.d)\.[jt]s$/.test(name))) {
      const { default: kind } = await import(join(app.makePath('app/jobs'), file))
      assert.isUndefined(kind.options?.removeOnFail, file)
    }
    assert.isAbove(files.length, 20)
  })

  test('that wait twice under one name are done once', async ({ assert }) => {
    StubbornJob.failing = false
    const dispatch = (name: string) => StubbornJob.dispatch({ name }).dedup({ id: 'a-letter' })
    const results = await Promise.all(['first', 'second', 'third'].map(dispatch))
    assert.lengthOf(await jobs(), 1)
    assert.lengthOf(new Set(results.map(({ jobId }) => jobId)), 1)
    assert.equal(await work(2), 1)
    assert.lengthOf(tries, 1)

    await dispatch('later')
    assert.equal(await work(), 1, 'once it is done there may be another')
  })

  test('of a worker that was killed are taken again', async ({ assert }) => {
    StubbornJob.failing = false
    await StubbornJob.dispatch({ name: 'letter' })
    const taken = await takeAndDie()
    assert.equal(taken.status, 'active')
    assert.equal(await work(), 1)
    assert.deepEqual(tries, ['letter'])
    assert.isEmpty(await jobs())
  })

  test('that are being worked on are left alone', async ({ assert }) => {
    await StubbornJob.dispatch({ name: 'letter' })
    await takeAndDie()
    await db.from('queue_jobs').update({ acquired_at: Date.now() - 20_000 })
    assert.equal(await work(), 0)
  })

  test('that kill their worker again and again are given up', async ({ assert }) => {
    await StubbornJob.dispatch({ name: 'letter' })
    for (let crash = 1; crash <= 5; crash++) {
      await takeAndDie()
      await recover()
    }
    assert.lengthOf(await jobs(), 1)
    await takeAndDie()
    await recover()
    assert.isEmpty(await jobs())
    assert.isEmpty(tries)
  })
})
