import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { together } from '#services/backups/together'

/** Comes in groups, as the files of folders do that are looked into one after the other. */
async function* inGroups(groups: number, size: number) {
  for (let group = 0; group < groups; group++) {
    await pause(3)
    for (let place = 0; place < size; place++) yield group * size + place
  }
}

test.group('Several at once', () => {
  test('the failure of {$self} alone is heard, also while the next items are looked for')
    .with([0, 6, 9, 27, 39])
    .run(async ({ assert }, failing) => {
      const ended: number[] = []
      let running = 0
      const work = async (item: number) => {
        running += 1
        await pause(1 + (item % 3))
        running -= 1
        if (item === failing) throw new Error(`file ${item}`)
        ended.push(item)
      }
      await assert.rejects(() => together(inGroups(10, 4), work), `file ${failing}`)
      assert.equal(running, 0, 'all that began have ended')
      assert.isAtMost(ended.length, failing + 12, 'none begins long after it')
    })

  test('without one, all are done, eight at most at the same time', async ({ assert }) => {
    const ended: number[] = []
    let running = 0
    let most = 0
    await together(inGroups(5, 20), async (item) => {
      most = Math.max(most, (running += 1))
      await pause(1)
      running -= 1
      ended.push(item)
    })
    assert.deepEqual(
      ended.toSorted((a, b) => a - b),
      Array.from({ length: 100 }, (_, at) => at)
    )
    assert.equal(most, 8)
  })

  test('when no more can be listed, what has begun ends first', async ({ assert }) => {
    let ended = 0
    async function* broken() {
      yield 1
      yield 2
      throw new Error('no folder')
    }
    const work = async () => {
      await pause(5)
      ended += 1
    }
    await assert.rejects(() => together(broken(), work), 'no folder')
    assert.equal(ended, 2)
  })
})
