import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { emptyDatabase } from '#tests/helpers/empty_database'
import { HostClient } from '#tests/helpers/host_client'
import { photographAsJpeg } from '#tests/helpers/pictures'
import { ServerProcess } from '#tests/helpers/server_process'

/** An unfinished job is taken again when it has been silent for 30 seconds; pictures yield to all other work. */
const TIMEOUT = 240_000

const PICTURES = 2

async function filesUnder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test.group('A worker that is killed', (group) => {
  /** That each engine hands a silent worker's jobs on is queue/worker.spec.ts. */
  group.tap((one) => one.tags(['@anyEngine']))

  test('in the middle of its work loses no picture', async ({ assert, cleanup }) => {
    const server = await ServerProcess.prepare({ DEMO: 'true', RATE_LIMITS: 'off' })
    cleanup(async () => {
      await server.dispose()
      if (process.env.DATABASE_URL) await emptyDatabase()
    })
    const uploads = join(server.folder, 'storage/uploads/properties')
    await server.migrate()
    await server.start()
    const host = await HostClient.at(server, 'killed-worker@example.com')
    const jpeg = await photographAsJpeg({ width: 2400, height: 1600 })
    const id = await host.list(Array(PICTURES).fill(jpeg))

    let made: string[] = []
    while (made.length === 0) {
      await pause(10)
      const files = await filesUnder(uploads)
      made = files.filter((name) => /^\d/.test(name))
    }
    await server.kill()
    const cut = await filesUnder(uploads)
    assert.isBelow(cut.filter((name) => /^\d+\.(avif|webp)$/.test(name)).length, PICTURES * 8)

    await server.start()
    const images = await host.imagesWithVariants(id, TIMEOUT)
    assert.lengthOf(images, PICTURES)
    for (const { url, variants } of images) {
      assert.deepEqual(variants, { widths: [320, 720, 1080, 1440], formats: ['avif', 'webp'] }, url)
      for (const width of variants!.widths) {
        for (const format of variants!.formats) {
          const response = await host.call(url.replace('original.webp', `${width}.${format}`))
          const { width: real } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
          assert.equal(real, width)
        }
      }
    }
    const left = await filesUnder(uploads)
    assert.isEmpty(left.filter((name) => name.endsWith('.part')))
  }).timeout(360_000)
})
