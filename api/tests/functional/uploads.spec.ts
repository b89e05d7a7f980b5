import { rm, writeFile } from 'node:fs/promises'
import { Agent, request as httpRequest } from 'node:http'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import env from '#start/env'
import { photoUrl } from '#services/photos/photo_urls'
import { acceptPhoto, makeVariants } from '#services/photos/photo_store'
import { variantKey } from '#services/photos/photo_keys'
import { photographAsJpeg, uploadsPath } from '#tests/helpers/pictures'

const YEAR = 'public, max-age=31536000, immutable'

/** A length that promises too much keeps its connection waiting. */
const agent = new Agent({ keepAlive: true })

/** A request as it stands: no client between us that would tidy up the path. */
function raw(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const options = { host: env.get('HOST'), port: env.get('PORT'), path, method, headers, agent }
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const sent = httpRequest(options, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        const { statusCode = 0, headers: received } = response
        resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks) })
      })
      sent.on('error', reject).end()
    }
  )
}

test.group('Stored photos', (group) => {
  let key: string
  let path: string
  let whole: Buffer

  group.teardown(() => agent.destroy())
  group.setup(async () => {
    const bytes = await photographAsJpeg({ width: 1200, height: 900 })
    ;({ key } = await acceptPhoto(bytes, { kind: 'properties' }))
    path = photoUrl(key)
    const answer = await raw(path)
    whole = answer.body
  })

  test('are sent to anybody, to be kept for a year and taken for nothing but a picture', async ({
    assert,
  }) => {
    const { status, headers, body } = await raw(path)
    assert.equal(status, 200)
    assert.include(headers, {
      'content-type': 'image/webp',
      'content-length': String(body.length),
      'content-disposition': 'inline',
      'cache-control': YEAR,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    assert.match(headers.etag as string, /^"[^"]+"$/)
    assert.exists(headers['x-request-id'])
    assert.equal(body.toString('latin1', 8, 12), 'WEBP')
  })

  test('have variants beside them with types of their own', async ({ assert }) => {
    await makeVariants(key)
    const avif = await raw(photoUrl(variantKey(key, 320, 'avif')))
    assert.equal(avif.status, 200)
    assert.equal(avif.headers['content-type'], 'image/avif')
    const webp = await raw(photoUrl(variantKey(key, 1080, 'webp')))
    assert.equal(webp.headers['content-type'], 'image/webp')
    const never = await raw(photoUrl(variantKey(key, 333, 'webp')))
    assert.equal(never.status, 404)
  })

  test('cost nothing to whoever has them already', async ({ assert }) => {
    const { headers } = await raw(path)
    const again = await raw(path, 'GET', { 'if-none-match': headers.etag as string })
    assert.equal(again.status, 304)
    assert.isEmpty(again.body)
    assert.equal(again.headers['cache-control'], YEAR)
    const since = { 'if-modified-since': headers['last-modified'] as string }
    const unchanged = await raw(path, 'GET', since)
    assert.equal(unchanged.status, 304)
  })

  test('tell their size without being sent', async ({ assert }) => {
    const { status, headers, body } = await raw(path, 'HEAD')
    assert.equal(status, 200)
    assert.equal(headers['content-length'], String(whole.length))
    assert.isEmpty(body)
  })

  test('are sent in parts after a broken line', async ({ assert }) => {
    const parts: [string, number, number][] = [
      ['bytes=0-0', 0, 1],
      ['bytes=100-299', 100, 300],
      [`bytes=${whole.length - 50}-`, whole.length - 50, whole.length],
      ['bytes=-10', whole.length - 10, whole.length],
      ['bytes=5000-99999999', 5000, whole.length],
    ]
    for (const [range, from, to] of parts) {
      const { status, headers, body } = await raw(path, 'GET', { range })
      assert.equal(status, 206, range)
      assert.isTrue(body.equals(whole.subarray(from, to)), range)
      assert.equal(headers['content-range'], `bytes ${from}-${to - 1}/${whole.length}`)
      assert.equal(headers['content-length'], String(to - from))
    }
  })

  test('are sent in full when a part of something else was asked for', async ({ assert }) => {
    for (const headers of [
      { 'range': 'bytes=0-9', 'if-range': '"another"' },
      { range: 'bytes=0-1,4-5' },
      { range: 'pages=1-2' },
    ]) {
      const { status, body } = await raw(path, 'GET', headers as Record<string, string>)
      assert.equal(status, 200)
      assert.equal(body.length, whole.length)
    }
    const { headers } = await raw(path)
    const same = { 'range': 'bytes=0-9', 'if-range': headers.etag as string }
    const part = await raw(path, 'GET', same)
    assert.equal(part.status, 206)
  })

  test('have no parts beyond their end', async ({ assert }) => {
    const { status, headers } = await raw(path, 'GET', { range: `bytes=${whole.length}-` })
    assert.equal(status, 416)
    assert.equal(headers['content-range'], `bytes */${whole.length}`)
    assert.match(String(headers['content-type']), /^application\/json/)
  })

  test('are all there is: no path leads anywhere else', async ({ assert }) => {
    const folder = path.slice(0, path.lastIndexOf('/'))
    const paths = [
      '/uploads',
      '/uploads/',
      '/uploads/properties',
      folder,
      `${folder}/`,
      `${path}%00.jpg`,
      `${folder}/..%2f..%2f..%2fmakao.sqlite3`,
      '/uploads/../../makao.sqlite3',
      '/uploads/..%2f..%2fmakao.sqlite3',
      '/uploads/%2e%2e/%2e%2e/makao.sqlite3',
      '/uploads/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '/uploads/..%5c..%5cmakao.sqlite3',
      '/uploads/..%252f..%252fmakao.sqlite3',
      '/uploads//etc/passwd',
      '/uploads/%2fetc%2fpasswd',
      '/uploads/../outbox/',
      '/uploads/properties/000000000000000000000000/original.webp',
      `/uploads/${'a/'.repeat(2000)}`,
    ]
    for (const each of paths) {
      const { status, headers, body } = await raw(each)
      assert.equal(status, 404, each)
      assert.notEqual(headers['cache-control'], YEAR, each)
      assert.isFalse(JSON.parse(body.toString()).success, each)
    }
  })

  test('are not promised when they cannot be read any more', async ({ assert, cleanup }) => {
    const disk = drive.use()
    const { getMetaData, getStream } = disk
    cleanup(() => void Object.assign(disk, { getMetaData, getStream }))
    const lost = async (status: number, headers: Record<string, string> = {}) => {
      const answer = await raw(path, 'GET', headers)
      assert.equal(answer.status, status)
      assert.equal(answer.headers['cache-control'], 'private, no-store')
      assert.match(String(answer.headers['content-type']), /^application\/json/)
      for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-range']) {
        assert.notProperty(answer.headers, name)
      }
      assert.isFalse(JSON.parse(answer.body.toString()).success)
    }

    for (const range of [undefined, 'bytes=0-9']) {
      disk.getMetaData = async (name) => {
        const found = await getMetaData.call(disk, name)
        await rm(join(uploadsPath, name))
        return found
      }
      await lost(404, range ? { range } : {})
      await writeFile(join(uploadsPath, key), whole)
    }
    disk.getMetaData = getMetaData
    disk.getStream = async () => {
      throw Object.assign(new Error(), {
        code: 'E_CANNOT_READ_FILE',
        cause: { $metadata: { httpStatusCode: 500 } },
      })
    }
    await lost(503)
    const told = await raw(path, 'HEAD')
    assert.equal(told.status, 200)
  })

  test('are not looked for at addresses that make no sense', async ({ assert }) => {
    for (const each of ['/uploads/%E0%A4%A', '/uploads/%']) {
      const { status } = await raw(each)
      assert.equal(status, 400, each)
    }
  })
})
