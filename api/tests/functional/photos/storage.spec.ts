import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { emptyDatabase } from '#tests/helpers/empty_database'
import { HostClient } from '#tests/helpers/host_client'
import { photographAsJpeg } from '#tests/helpers/pictures'
import { runAce } from '#tests/helpers/ace'
import { FakeS3 } from '#tests/helpers/fake_s3'
import { ServerProcess } from '#tests/helpers/server_process'

const email = 'storage@example.com'
const YEAR = 'public, max-age=31536000, immutable'

type Cleanup = (callback: () => void | Promise<void>) => void

async function hostAt(env: Record<string, string>, cleanup: Cleanup) {
  const server = await ServerProcess.prepare({ DEMO: 'true', RATE_LIMITS: 'off', ...env })
  cleanup(async () => {
    await server.dispose()
    if (process.env.DATABASE_URL) await emptyDatabase()
  })
  await server.migrate()
  await server.start()
  return { server, host: await HostClient.at(server, email) }
}

/** From the upload to the last byte's removal, over HTTP: the same wherever pictures are kept. */
async function livesAndGoes(host: HostClient, assert: Assert) {
  const jpeg = await photographAsJpeg({ width: 800, height: 500 })
  const id = await host.list([jpeg, jpeg])
  const [fresh] = await host.imagesOf(id)
  const atOnce = await host.call(fresh.url)
  assert.equal(atOnce.status, 200, 'usable before its sizes are there')

  const [image, other] = await host.imagesWithVariants(id, 30_000)
  assert.deepEqual(image.variants, { widths: [320, 720], formats: ['avif', 'webp'] })
  for (const name of ['original.webp', '320.webp', '720.avif']) {
    await servedWell(host, image.url.replace('original.webp', name), assert)
  }

  const gone = await host.call(`/api/v1/properties/${id}/photos/${other._id}`, { method: 'DELETE' })
  assert.equal(gone.status, 200)
  for (const name of ['original.webp', '320.webp', '720.avif']) {
    const { status } = await host.call(other.url.replace('original.webp', name))
    assert.equal(status, 404, name)
  }
  const place = await host.call(`/api/v1/properties/${id}`, { method: 'DELETE' })
  assert.equal(place.status, 200)
  const { status } = await host.call(image.url)
  assert.equal(status, 404)
}

async function servedWell(host: HostClient, url: string, assert: Assert) {
  const whole = await host.call(url)
  assert.equal(whole.status, 200, url)
  assert.equal(whole.headers.get('cache-control'), YEAR)
  assert.equal(whole.headers.get('x-content-type-options'), 'nosniff')
  const bytes = Buffer.from(await whole.arrayBuffer())
  const metadata = await sharp(bytes).metadata()
  assert.isAbove(metadata.width, 0, url)

  const etag = whole.headers.get('etag')!
  /* Node's fetch would ask not to be answered from any cache. */
  const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
  const again = await host.call(url, { headers: known })
  assert.equal(again.status, 304)
  const range = { 'range': 'bytes=10-29', 'if-range': etag }
  const part = await host.call(url, { headers: range })
  assert.equal(part.status, 206)
  const received = Buffer.from(await part.arrayBuffer())
  assert.isTrue(received.equals(bytes.subarray(10, 30)))
}

test.group('Pictures are kept', (group) => {
  group.tap((one) => one.tags(['@anyEngine']))

  test('on the disk, without the files as they were sent', async ({ assert, cleanup }) => {
    const { server, host } = await hostAt({}, cleanup)
    await livesAndGoes(host, assert)
    const uploads = join(server.folder, 'storage/uploads')
    const left = await readdir(uploads, { recursive: true, withFileTypes: true })
    assert.isEmpty(left.filter((entry) => entry.isFile()))
  }).timeout(120_000)

  test('with the files as they were sent, where that is wanted; nobody can fetch those', async ({
    assert,
    cleanup,
  }) => {
    const { server, host } = await hostAt({ PHOTO_ORIGINALS: 'keep' }, cleanup)
    const jpeg = await photographAsJpeg({ width: 900, height: 600 })
    const id = await host.list([jpeg])
    const [image] = await host.imagesOf(id)
    const address = image.url.replace('original.webp', 'camera.jpeg')
    const kept = await readFile(join(server.folder, 'storage', address))
    assert.isTrue(kept.equals(jpeg))
    const { status } = await host.call(address)
    assert.equal(status, 404)
  }).timeout(120_000)

  test('in a bucket of an S3-compatible store', async ({ assert, cleanup }) => {
    const s3 = await new FakeS3().start()
    cleanup(() => s3.stop())
    const { host } = await hostAt(s3.env, cleanup)
    await livesAndGoes(host, assert)
    assert.deepEqual([...s3.objects.keys()], [])
    assert.deepEqual(s3.refused, [])
  }).timeout(120_000)

  test('in a bucket that is made when there is none, once', async ({ assert, cleanup }) => {
    const s3 = await new FakeS3().start()
    cleanup(() => s3.stop())
    s3.hasBucket = false
    const bucket = (changes = {}) => runAce(['makao:bucket'], { ...s3.env, ...changes })
    const made = await bucket()
    assert.include(made.said, 'The bucket is made')
    assert.isTrue(s3.hasBucket)
    const again = await bucket()
    assert.include(again.said, 'The bucket is there')
    const elsewhere = await bucket({ S3_BUCKET: 'of-others' })
    assert.equal(elsewhere.code, 1, 'what is refused is not taken for missing')
    assert.isFalse(s3.refused.some((line) => line.startsWith('PUT')))
  }).timeout(60_000)

  test('in a bucket that is away for a while: all else works, and it comes back by itself', async ({
    assert,
    cleanup,
  }) => {
    const s3 = await new FakeS3().start()
    cleanup(() => s3.stop())
    const { host } = await hostAt(s3.env, cleanup)
    const jpeg = await photographAsJpeg({ width: 400, height: 300 })
    const id = await host.list([jpeg])
    const [image] = await host.imagesWithVariants(id, 30_000)

    const another = await host.list([jpeg])
    for (const away of ['failing', 'frozen'] as const) {
      s3.state = away
      for (const answer of await Promise.all([
        host.call(image.url),
        host.call('/api/v1/properties', { method: 'POST', body: host.form([jpeg]) }),
      ])) {
        assert.equal(answer.status, 503, `${away}: ${answer.url}`)
        assert.equal(answer.headers.get('cache-control'), 'private, no-store')
        const { code } = (await answer.json()) as { code: string }
        assert.equal(code, 'E_UNAVAILABLE')
      }
      for (const path of [`/api/v1/properties/${id}`, '/api/v1/properties', '/api/v1/health']) {
        const { status } = await host.call(path)
        assert.equal(status, 200, `${away}: ${path}`)
      }
    }
    s3.state = 'failing'
    const removed = await host.call(`/api/v1/properties/${another}`, { method: 'DELETE' })
    assert.equal(removed.status, 200, 'its files are left to the night')

    s3.state = 'well'
    const { status } = await host.call(image.url)
    assert.equal(status, 200)
    const [fresh] = await host.imagesWithVariants(await host.list([jpeg]), 30_000)
    assert.isNotNull(fresh.variants)
  }).timeout(180_000)

  test('in the bucket of TEST_S3_ENDPOINT', async ({ assert, cleanup }) => {
    const env = Object.fromEntries(
      ['ENDPOINT', 'BUCKET', 'KEY', 'SECRET', 'REGION'].flatMap((name) => {
        const value = process.env[`TEST_S3_${name}`]
        return value ? [[`S3_${name}`, value]] : []
      })
    )
    const { host } = await hostAt({ DRIVE_DISK: 's3', ...env }, cleanup)
    await livesAndGoes(host, assert)
  })
    .timeout(180_000)
    .skip(
      !process.env.TEST_S3_BUCKET,
      'Set TEST_S3_ENDPOINT, TEST_S3_BUCKET, TEST_S3_KEY and TEST_S3_SECRET to run this against a real store'
    )
})
