import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { readRange } from '#http/byte_range'
import { concurrencyLimit } from '#services/photos/concurrency_limit'
import { DurableDisk } from '#services/photos/durable_disk'
import { endOfImage, imageTypeOf } from '#services/photos/image_type'
import { isStoredName, newPhotoKey, variantKey } from '#services/photos/photo_keys'
import { photograph } from '#tests/helpers/pictures'

test.group('Photos | types', () => {
  test('tells a type by its bytes and finds where the picture ends', async ({ assert }) => {
    const image = await photograph({ width: 150, height: 90 })
    const files = {
      jpeg: [
        await image.clone().jpeg().toBuffer(),
        await image.clone().jpeg({ progressive: true }).toBuffer(),
      ],
      png: [
        await image.clone().png().toBuffer(),
        await image.clone().png({ progressive: true }).toBuffer(),
      ],
      webp: [
        await image.clone().webp().toBuffer(),
        await image.clone().webp({ lossless: true }).toBuffer(),
      ],
    }
    for (const [type, pictures] of Object.entries(files)) {
      for (const bytes of pictures) {
        const found = imageTypeOf(bytes)
        assert.equal(found, type)
        assert.equal(endOfImage(bytes, found!), bytes.length)
        assert.equal(endOfImage(Buffer.concat([bytes, Buffer.from('tail')]), found!), bytes.length)
        assert.isNull(endOfImage(bytes.subarray(0, bytes.length - 3), found!))
      }
    }
  })
})

test.group('Photos | names', () => {
  test('only names we give exist', ({ assert }) => {
    const key = newPhotoKey('properties')
    assert.isTrue(isStoredName(key))
    assert.isTrue(isStoredName(variantKey(key, 320, 'avif')))
    for (const name of [
      '',
      'properties',
      `/${key}`,
      `${key}/`,
      `../uploads/${key}`,
      key.replace('properties', 'outbox'),
      key.replace('original.webp', '../../../etc/passwd'),
      key.replace('original.webp', 'original.svg'),
      key.replace('original.webp', '.webp'),
      `${key}\n`,
    ]) {
      assert.isFalse(isStoredName(name), JSON.stringify(name))
    }
  })
})

test.group('Photos | concurrency limit', () => {
  test('runs no more than its maximum at once, and everything in the end', async ({ assert }) => {
    const { run } = concurrencyLimit(2)
    let running = 0
    let most = 0
    const runs = Array.from({ length: 9 }, (_, index) =>
      run(async () => {
        running += 1
        most = Math.max(most, running)
        await pause(2)
        running -= 1
        if (index % 3 === 0) throw new Error('failed')
        return index
      }).catch(() => -1)
    )
    assert.deepEqual(await Promise.all(runs), [-1, 1, 2, -1, 4, 5, -1, 7, 8])
    assert.equal(most, 2)
    assert.equal(await run(async () => 'again'), 'again')
  })

  test('waits until nothing runs, or for its timeout', async ({ assert }) => {
    const { run, whenIdle } = concurrencyLimit(1)
    await whenIdle(1000)
    let isDone = false
    const work = run(async () => {
      await pause(30)
      isDone = true
    })
    await whenIdle(5)
    assert.isFalse(isDone)
    await whenIdle(5000)
    assert.isTrue(isDone)
    await work
  })
})

test.group('Photos | disk', (group) => {
  let folder: string
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'makao-disk-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  test('writes a file in full, over an older one too, and leaves no draft', async ({ assert }) => {
    const disk = new DurableDisk(folder)
    await disk.put('reviews/a/original.webp', Buffer.from('first'))
    await disk.put('reviews/a/original.webp', Buffer.from('second'))
    assert.equal(await readFile(join(folder, 'reviews/a/original.webp'), 'utf8'), 'second')
    assert.deepEqual(await readdir(join(folder, 'reviews/a')), ['original.webp'])
  })

  test('leaves no draft when it fails', async ({ assert }) => {
    const disk = new DurableDisk(folder)
    await disk.put('reviews/b/original.webp/inside', Buffer.from('in the way'))
    await assert.rejects(() => disk.put('reviews/b/original.webp', Buffer.from('x')))
    assert.deepEqual(await readdir(join(folder, 'reviews/b')), ['original.webp'])
  })
})

test.group('Photos | ranges', () => {
  test('reads one range and sends the whole for anything else', ({ assert }) => {
    assert.deepEqual(readRange('bytes=0-99', 1000), { start: 0, end: 99 })
    assert.deepEqual(readRange('bytes=900-', 1000), { start: 900, end: 999 })
    assert.deepEqual(readRange('bytes=-100', 1000), { start: 900, end: 999 })
    assert.deepEqual(readRange('bytes=-5000', 1000), { start: 0, end: 999 })
    assert.deepEqual(readRange('bytes=990-5000', 1000), { start: 990, end: 999 })
    for (const header of [undefined, '', 'bytes=-', 'bytes=5-1', 'bytes=0-1,5-6', 'items=0-5']) {
      assert.isNull(readRange(header, 1000), header)
    }
    assert.equal(readRange('bytes=1000-', 1000), 'unsatisfiable')
    assert.equal(readRange('bytes=-0', 1000), 'unsatisfiable')
  })
})
