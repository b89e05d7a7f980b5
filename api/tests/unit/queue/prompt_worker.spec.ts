import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { drivers, Job, Locator, QueueManager } from '@adonisjs/queue'
import { test } from '@japa/runner'
import { PromptWorker } from '#services/queue/prompt_worker'

/** Shorter than the picture takes: the worker looks for more work meanwhile. */
const IDLE_MS = 20
const PICTURE_MS = 150

let done: string[] = []

class Picture extends Job {
  async execute() {
    await pause(PICTURE_MS)
    done.push('picture')
  }
}

class Letter extends Job {
  async execute() {
    done.push('letter')
  }
}

/** A worker as the API's own, two jobs at a time, with a queue in memory. */
function atWork() {
  const queue = QueueManager.fake()
  const worker = new PromptWorker({
    default: 'memory',
    adapters: { memory: () => queue },
    worker: { concurrency: 2, idleDelay: IDLE_MS, gracefulShutdown: false },
    autoLoadJobs: false,
  })
  const send = (name: string) => queue.push({ id: name, name, payload: {}, attempts: 0 })
  return { queue, worker, send }
}

async function until(isSo: () => boolean, timeout: number) {
  for (let waited = 0; !isSo() && waited < timeout; waited += 5) await pause(5)
}

test.group('The worker in the API process', (group) => {
  group.setup(() => {
    Locator.register('Picture', Picture)
    Locator.register('Letter', Letter)
  })
  group.each.setup(() => void (done = []))
  /** A worker takes the one queue of the process for its own. */
  group.each.teardown(async () => {
    const sync = await drivers.sync().resolver(app)
    await QueueManager.init({ default: 'sync', adapters: { sync }, autoLoadJobs: false })
  })

  test('takes a letter at once after a picture that took long', async ({ assert, cleanup }) => {
    const { worker, send } = atWork()
    await worker.init()
    await send('Picture')
    const loop = worker.start()
    cleanup(async () => {
      await worker.stop()
      await loop
    })
    await until(() => done.length === 1, 4000)
    await pause(IDLE_MS * 2)

    /** A worker that rests does so for five seconds. */
    await send('Letter')
    await until(() => done.length === 2, 4000)
    assert.deepEqual(done, ['picture', 'letter'])
  })

  test('told to stop, finishes also what it takes while it waits for a job in hand', async ({
    assert,
  }) => {
    const { queue, worker, send } = atWork()
    await worker.init()
    const popFrom = queue.popFrom.bind(queue)
    let taking = 0
    queue.popFrom = async (...given) => {
      taking += 1
      await pause(IDLE_MS * 2)
      return popFrom(...given).finally(() => (taking -= 1))
    }
    await send('Picture')
    const loop = worker.start()
    await until(() => taking === 2, 4000)
    await until(() => taking === 0, 4000)
    /** The picture is in hand, and it looks for another. */
    await until(() => taking === 1, 4000)
    await queue.push({ id: 'another', name: 'Picture', payload: {}, attempts: 0 })
    await worker.stop()
    assert.deepEqual(done, ['picture', 'picture'])
    await loop

    await send('Letter')
    await pause(IDLE_MS * 4)
    assert.lengthOf(done, 2, 'it takes no more')
  })

  test('rests after what truly went wrong', async ({ assert }) => {
    const { queue, worker } = atWork()
    queue.popFrom = () => Promise.reject(new TypeError('The database is away'))
    const cycle = await worker.processCycle(['default'])
    assert.containsSubset(cycle, { type: 'error', suggestedDelay: 5000 })
  })
})
