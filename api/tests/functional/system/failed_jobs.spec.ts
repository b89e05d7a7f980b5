import db from '@adonisjs/lucid/services/db'
import { Job, Locator } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { forget } from '#actions/retention/forget'
import queueConfig from '#config/queue'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import { addFailedJob } from '#tests/helpers/failed_jobs'
import { jobs, queueInDatabase, work } from '#tests/helpers/queue'

const PATH = '/api/v1/system/jobs'

/** Fails until it is told not to. */
class Errand extends Job<{ to: string }> {
  static options: JobOptions = { maxRetries: 0 }
  static failing = true

  async execute() {
    if (Errand.failing) throw new Error(`550 <${this.payload.to}>: nobody is there`)
  }
}

test.group('Jobs that were given up', (group) => {
  queueInDatabase(group)
  group.setup(() => Locator.register('Errand', Errand))
  group.each.setup(() => void (Errand.failing = true))
  const admin = () => UserFactory.apply('admin').create()

  async function failed() {
    await Errand.dispatch({ to: 'amina@example.com' })
    await work()
  }

  test('are kept and listed with name, time, tries and an error that names nobody', async ({
    client,
    assert,
  }) => {
    await failed()
    await addFailedJob({ name: 'ReadCalendars', attempts: 5, minutesAgo: 9 })
    const response = await client.get(PATH).loginAs(await admin())
    response.assertStatus(200)
    const [first, second] = response.body().data
    assert.containsSubset(first, {
      queue: 'default',
      name: 'Errand',
      tries: 1,
      error: '550 ••• nobody is there',
    })
    assert.isBelow(Date.now() - Date.parse(first.failedAt), 60_000)
    assert.containsSubset(second, { name: 'ReadCalendars', tries: 6 })
    assert.equal(response.body().pagination.total, 2)
    assert.notInclude(response.text(), 'amina')

    const narrowed = await client
      .get(PATH)
      .qs({ job: 'ReadCalendars' })
      .loginAs(await admin())
    assert.lengthOf(narrowed.body().data, 1)
  })

  test('are tried again by themselves, with all their tries, and done', async ({
    client,
    assert,
  }) => {
    await failed()
    await addFailedJob()
    const waiting = await jobs()
    const [{ id }] = waiting.filter(({ name }) => name === 'Errand')
    Errand.failing = false
    const person = await admin()
    const response = await client.put(`${PATH}/${id}/retry`).json({}).loginAs(person)
    response.assertStatus(200)
    response.assertBodyContains({ message: '1 job waits to be tried again' })
    const row = await db.from('queue_jobs').where('id', id).firstOrFail()
    assert.containsSubset(row, { status: 'pending', error: null, finished_at: null })
    assert.equal(JSON.parse(row.data).attempts, 0)
    /** Not as old as it was: it would seem that no worker takes jobs. */
    assert.isBelow(Math.abs((Number(row.score) % 1e13) - Date.now()), 60_000)

    const again = await client.put(`${PATH}/${id}/retry`).json({}).loginAs(person)
    again.assertStatus(404)
    assert.equal(await work(), 1)
    const left = await jobs()
    assert.deepEqual(
      left.map(({ name }) => name),
      ['SendMail']
    )
    const entry = await AuditEvent.findByOrFail('action', 'job.retried')
    assert.equal(entry.actorId, person.id)
    assert.equal(entry.summary, 'Let failed jobs be tried again: 1 × Errand')
  })

  test('are tried again or forgotten together, of one kind or all', async ({ client, assert }) => {
    const person = await admin()
    for (const name of ['SendMail', 'SendMail', 'ReadCalendars']) await addFailedJob({ name })
    const states = async () => {
      const rows = await jobs()
      return rows.map(({ name, status }) => `${name} ${status}`).toSorted()
    }
    const retry = (body: object) => client.put(`${PATH}/retry`).json(body).loginAs(person)
    const one = await retry({ job: 'ReadCalendars' })
    assert.deepEqual(one.body().data, { changed: 1 })
    assert.deepEqual(await states(), [
      'ReadCalendars pending',
      'SendMail failed',
      'SendMail failed',
    ])

    const forgotten = await client.put(`${PATH}/forget`).json({ job: 'SendMail' }).loginAs(person)
    assert.deepEqual(forgotten.body().data, { changed: 2 })
    assert.deepEqual(await states(), ['ReadCalendars pending'])
    const none = await retry({})
    assert.deepEqual(none.body().data, { changed: 0 })
    assert.equal(none.body().message, 'There is nothing to try again')

    const kept = await addFailedJob()
    const deleted = await client.delete(`${PATH}/${kept}`).loginAs(person)
    deleted.assertStatus(200)
    const entries = await AuditEvent.query().orderBy('id')
    assert.deepEqual(
      entries.filter(({ subjectType }) => subjectType === 'job').map(({ summary }) => summary),
      [
        'Let failed jobs be tried again: 1 × ReadCalendars',
        'Forgot failed jobs: 2 × SendMail',
        'Forgot failed jobs: 1 × SendMail',
      ]
    )
  })

  test('are forgotten after a week', async ({ assert }) => {
    await addFailedJob({ minutesAgo: 8 * 24 * 60 })
    const young = await addFailedJob({ minutesAgo: 6 * 24 * 60 })
    await forget(DateTime.utc())
    const left = await jobs()
    assert.deepEqual(
      left.map(({ id }) => id),
      [young]
    )
    assert.deepEqual(queueConfig.defaultJobOptions?.removeOnFail, { age: '7d', count: 5000 })
  })
})
