import { test } from '@japa/runner'
import { Refusal } from '#exceptions/refusal'
import { EndedEarly } from '#services/photos/apart'
import { darkroomProcesses, develop, printing } from '#services/photos/darkroom'
import { photographAsJpeg } from '#tests/helpers/pictures'

/** Ends every darkroom process that shows up, as often as asked, the way the system does when memory is short. */
function endingProcesses(times: number) {
  const ended = new Set<number>()
  const watch = setInterval(() => {
    for (const pid of darkroomProcesses()) {
      if (ended.size < times && !ended.has(pid)) {
        ended.add(pid)
        process.kill(pid, 'SIGKILL')
      }
    }
  }, 1)
  return { ended, stop: () => clearInterval(watch) }
}

test.group('Photos | darkroom', (group) => {
  group.each.timeout(30_000)

  test('a picture is taken in although its process was ended once', async ({ assert }) => {
    const source = await photographAsJpeg({ width: 300, height: 200 })
    await develop({ source, kind: 'properties' })
    const { ended, stop } = endingProcesses(1)
    const { width, original } = await develop({ source, kind: 'properties' }).finally(stop)
    assert.equal(ended.size, 1)
    assert.equal(width, 300)
    assert.equal(Buffer.from(original).toString('latin1', 8, 12), 'WEBP')
  })

  test('a picture that ends it twice is refused, and the next one is fine', async ({ assert }) => {
    const source = await photographAsJpeg({ width: 300, height: 200 })
    const { stop } = endingProcesses(Infinity)
    const refusal = await develop({ source, kind: 'avatars' }).then(
      () => null,
      (error: unknown) => error
    )
    stop()
    assert.instanceOf(refusal, Refusal)
    assert.include(refusal, { key: 'images.type', status: 422 })
    const { width } = await develop({ source, kind: 'avatars' })
    assert.equal(width, 512)
  })

  test('printing that is cut short says so, for the queue to try again', async ({ assert }) => {
    const original = await photographAsJpeg({ width: 1500, height: 1000 })
    const order = async () => ({ original, formats: ['avif'] as const })
    const { stop } = endingProcesses(Infinity)
    const outcome = await printing(order, async (_, prints) => Array.fromAsync(prints)).then(
      () => null,
      (error: unknown) => error
    )
    stop()
    assert.instanceOf(outcome, EndedEarly)
    const prints = await printing(order, async (_, made) => Array.fromAsync(made))
    assert.deepEqual(
      prints.map(({ width }) => width),
      [1440, 1080, 720, 320]
    )
  })

  test('pictures side by side get their own prints', async ({ assert }) => {
    const sizes = [320, 240, 160, 80]
    const developments = await Promise.all(
      sizes.map(async (width) =>
        develop({ source: await photographAsJpeg({ width, height: 80 }), kind: 'reviews' })
      )
    )
    assert.deepEqual(
      developments.map(({ width }) => width),
      sizes
    )
  })
})
