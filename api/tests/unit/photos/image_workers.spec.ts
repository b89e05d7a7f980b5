import { test } from '@japa/runner'
import { Refusal } from '#exceptions/refusal'
import { imageWorkerPids, processUpload, processVariants } from '#services/photos/image_workers'
import { workerProcess, WorkerExited, WorkerTimedOut } from '#services/photos/worker_process'
import { photographAsJpeg } from '#tests/helpers/pictures'

/** Kills every image worker that shows up, as often as asked, the way the system does when memory is short. */
function killingWorkers(times: number) {
  const killed = new Set<number>()
  const watch = setInterval(() => {
    for (const pid of imageWorkerPids()) {
      if (killed.size < times && !killed.has(pid)) {
        killed.add(pid)
        process.kill(pid, 'SIGKILL')
      }
    }
  }, 1)
  return { killed, stop: () => clearInterval(watch) }
}

/** What becomes of tasks in a process that starts after so many ms. */
function outcomesOf({ starts, timeout }: { starts: number; timeout: number }) {
  const worker = workerProcess<{ slow: boolean }, { answer: true }>({
    entry: new URL('../../helpers/slow_worker.mjs', import.meta.url),
    args: [String(starts)],
    timeout,
  })
  return (task: { slow: boolean }) =>
    Array.fromAsync(worker.run(task)).then(
      () => 'answered',
      (error: Error) => error.constructor
    )
}

test.group('Photos | image workers', (group) => {
  group.each.timeout(30_000)

  test('an upload survives one kill of its worker', async ({ assert }) => {
    const source = await photographAsJpeg({ width: 300, height: 200 })
    await processUpload({ source, kind: 'properties' })
    const { killed, stop } = killingWorkers(1)
    const { width, original } = await processUpload({ source, kind: 'properties' }).finally(stop)
    assert.equal(killed.size, 1)
    assert.equal(width, 300)
    assert.equal(Buffer.from(original).toString('latin1', 8, 12), 'WEBP')
  })

  test('an upload that ends its worker twice is refused, and the next one is fine', async ({
    assert,
  }) => {
    const source = await photographAsJpeg({ width: 300, height: 200 })
    const { stop } = killingWorkers(Infinity)
    const refusal = await processUpload({ source, kind: 'avatars' }).then(
      () => null,
      (error: unknown) => error
    )
    stop()
    assert.instanceOf(refusal, Refusal)
    assert.include(refusal, { key: 'images.type', status: 422 })
    const { width } = await processUpload({ source, kind: 'avatars' })
    assert.equal(width, 512)
  })

  test('variants cut short throw, for the queue to try again', async ({ assert }) => {
    const original = await photographAsJpeg({ width: 1500, height: 1000 })
    const load = async () => ({ original, formats: ['avif'] as const })
    const { stop } = killingWorkers(Infinity)
    const outcome = await processVariants(load, async (_, made) => Array.fromAsync(made)).then(
      () => null,
      (error: unknown) => error
    )
    stop()
    assert.instanceOf(outcome, WorkerExited)
    const variants = await processVariants(load, async (_, made) => Array.fromAsync(made))
    assert.deepEqual(
      variants.map(({ width }) => width),
      [1440, 1080, 720, 320]
    )
  })

  test('uploads side by side get their own answers', async ({ assert }) => {
    const sizes = [320, 240, 160, 80]
    const uploads = await Promise.all(
      sizes.map(async (width) =>
        processUpload({ source: await photographAsJpeg({ width, height: 80 }), kind: 'reviews' })
      )
    )
    assert.deepEqual(
      uploads.map(({ width }) => width),
      sizes
    )
  })

  test('a task that takes too long ends its process, and is told from one that was killed', async ({
    assert,
  }) => {
    const outcome = outcomesOf({ starts: 0, timeout: 5000 })
    assert.equal(await outcome({ slow: false }), 'answered')
    assert.equal(await outcome({ slow: true }), WorkerTimedOut)
  })

  test('a process that starts more slowly than a task may take is waited for', async ({
    assert,
  }) => {
    const outcome = outcomesOf({ starts: 1500, timeout: 1000 })
    const both = [outcome({ slow: false }), outcome({ slow: false })]
    assert.deepEqual(await Promise.all(both), ['answered', 'answered'])
    assert.equal(await outcome({ slow: true }), WorkerTimedOut)
  })
})
