import db from '@adonisjs/lucid/services/db'
import { Job, Locator, QueueManager } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import metricsConfig from '#config/metrics'
import { LETTERS } from '#config/queue'
import { UserFactory } from '#database/factories/user_factory'
import CheckPayments from '#jobs/check_payments'
import Forget from '#jobs/forget'
import { addSchedules } from '#start/schedules'
import { queueInDatabase, work } from '#tests/helpers/queue'

const TOKEN = 'oldest-job-test-only-token-0123456789'

class LateLetter extends Job<Record<string, never>> {
  static options: JobOptions = { queue: LETTERS }

  async execute() {}
}

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

/** In seconds, by queue. */
async function oldest(client: ApiClient) {
  const response = await client.get('/metrics').header('authorization', `Bearer ${TOKEN}`)
  response.assertStatus(200)
  const series = response.text().matchAll(/^makao_oldest_job_seconds\{queue="(\w+)"\} ([\d.]+)$/gm)
  return Object.fromEntries([...series].map(([, queue, seconds]) => [queue, Number(seconds)]))
}

test.group('The oldest job that is due', (group) => {
  queueInDatabase(group)
  group.setup(() => Locator.register('LateLetter', LateLetter))
  group.each.setup(() => {
    metricsConfig.token = TOKEN
    return () => void (metricsConfig.token = null)
  })

  test('is also one whose pause is over, until a worker takes it', async ({ client, assert }) => {
    await LateLetter.dispatch({}).in('10m')
    assert.deepEqual(await oldest(client), { default: 0, letters: 0, payments: 0 })
    await db.from('queue_jobs').update({ execute_at: ago(400).getTime() })
    const { letters, ...others } = await oldest(client)
    assert.approximately(letters, 400, 5)
    assert.deepEqual(others, { default: 0, payments: 0 })
    assert.equal(await work(), 1)
    assert.deepEqual(await oldest(client), { default: 0, letters: 0, payments: 0 })
  })

  test('is also a schedule that is overdue, in the queue of its job', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    await addSchedules()
    const queue = QueueManager.use()
    await queue.updateSchedule(Forget.name, { nextRunAt: ago(900), status: 'paused' })
    assert.deepEqual(await oldest(client), { default: 0, letters: 0, payments: 0 })

    await queue.updateSchedule(CheckPayments.name, { nextRunAt: ago(500) })
    const { payments, ...others } = await oldest(client)
    assert.approximately(payments, 500, 5)
    assert.deepEqual(others, { default: 0, letters: 0 })
    const seen = await client.get('/api/v1/system').loginAs(admin)
    const levels = seen
      .body()
      .data.queue.queues.map(({ name, level }: Record<string, string>) => [name, level])
    assert.deepEqual(Object.fromEntries(levels), {
      default: 'good',
      letters: 'good',
      payments: 'failure',
    })

    assert.equal(await work(), 1)
    assert.deepEqual(await oldest(client), { default: 0, letters: 0, payments: 0 })
  })
})
