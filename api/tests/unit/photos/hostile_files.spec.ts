import { existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { Refusal } from '#exceptions/refusal'
import { imageWorkerPids } from '#services/photos/image_workers'
import { MAX_PHOTO_BYTES } from '#services/photos/photo_rules'
import { acceptPhoto, acceptPhotos } from '#services/photos/photo_store'
import { hostileFiles } from '#tests/helpers/hostile_files'
import { leftovers, plain } from '#tests/helpers/pictures'

async function refusalOf(promise: Promise<unknown>) {
  try {
    await promise
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  return null
}

const REFUSALS = ['type', 'pixels', 'shape', 'tooSmall'].map((flaw) => `images.${flaw}`)

/** What a process holds in memory (bytes): ours by Node, the image workers' by the system, where it tells. */
function rss(pid: number) {
  if (pid === process.pid) return process.memoryUsage.rss()
  const pages = existsSync(`/proc/${pid}/statm`)
    ? Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    : 0
  return pages * 4096
}

test.group('Photos | hostile files', () => {
  test('every one is refused within a second, and nothing is stored', async ({ assert }) => {
    const files = await hostileFiles()
    assert.isAtLeast(files.length, 60)
    const before = await leftovers('reviews')

    for (const { title, bytes } of files) {
      const started = performance.now()
      const refusal = await refusalOf(acceptPhoto(bytes, { kind: 'reviews' }))
      assert.equal(refusal?.status, 422, title)
      assert.oneOf(refusal?.key, REFUSALS, title)
      assert.isBelow(performance.now() - started, 1000, title)
    }
    assert.deepEqual(await leftovers('reviews'), before)
  }).timeout(60_000)

  test('refusing bombs does not fill the memory', async ({ assert }) => {
    const files = await hostileFiles()
    const started = await plain({ width: 200, height: 200 }).png().toBuffer()
    await acceptPhoto(started, { kind: 'properties' })
    const memory = () => [process.pid, ...imageWorkerPids()].reduce((sum, pid) => sum + rss(pid), 0)
    const before = memory()
    let peak = before
    const watch = setInterval(() => (peak = Math.max(peak, memory())), 5)
    await Promise.all(
      files.map(({ bytes }) => refusalOf(acceptPhoto(bytes, { kind: 'properties' })))
    )
    clearInterval(watch)
    assert.isBelow(peak - before, 200 * 1024 * 1024)
  }).timeout(60_000)

  test('a file over 5 MB is refused before it is looked at', async ({ assert }) => {
    const refusal = await refusalOf(
      acceptPhoto(Buffer.alloc(MAX_PHOTO_BYTES + 1), { kind: 'properties' })
    )
    assert.equal(refusal?.key, 'images.size')
    const avatar = await refusalOf(
      acceptPhoto(Buffer.alloc(MAX_PHOTO_BYTES + 1), { kind: 'avatars' })
    )
    assert.equal(avatar?.key, 'images.avatarSize')
    assert.equal(avatar?.field?.name, 'avatar')
  })

  test('one bad file among good ones stores none of them', async ({ assert }) => {
    const good = await plain({ width: 200, height: 200 }).png().toBuffer()
    const before = await leftovers('reviews')
    const refusal = await refusalOf(
      acceptPhotos([good, Buffer.from('<svg/>'), good], { kind: 'reviews' })
    )
    assert.equal(refusal?.key, 'images.type')
    assert.deepEqual(await leftovers('reviews'), before)
  })
})
