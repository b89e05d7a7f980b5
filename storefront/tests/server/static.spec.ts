import assert from 'node:assert/strict'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { openDoor } from './door.ts'

const folder = mkdtempSync(join(tmpdir(), 'makao-builds-'))
after(() => rmSync(folder, { recursive: true }))

process.env.NODE_ENV = 'production'
const { builtFiles } = await import('../../server/static.ts')
const { builtBackOffice } = await import('../../server/apps.ts')
const { settings } = await import('../../server/settings.ts')

const HOUR_MS = 3_600_000
const SECRET = 'nobody is given this'

function use(shared: string, release: string) {
  settings.assetsPath = join(folder, shared)
  settings.clientBuild = join(folder, release, 'client')
  settings.backOfficeBuild = join(folder, release, 'dist')
}

/** A door of a build whose scripts are named after it. */
async function doorOf(t: TestContext, shared: string, release: string) {
  use(shared, release)
  for (const app of [settings.clientBuild, settings.backOfficeBuild]) {
    mkdirSync(join(app, 'assets'), { recursive: true })
    writeFileSync(join(app, `assets/${release}-a1.js`), `script of ${release}`)
    writeFileSync(join(app, `assets/${release}-a1.js.br`), brotliCompressSync(`br ${release}`))
  }
  writeFileSync(join(settings.clientBuild, 'sw.js'), 'worker')
  writeFileSync(join(settings.backOfficeBuild, 'index.html'), `page of ${release}`)
  return openDoor(t, await builtFiles())
}

type Ask = Awaited<ReturnType<typeof openDoor>>

async function statusOf(ask: Ask, path: string, method = 'GET') {
  const { status } = await ask({ path, method })
  return status
}

async function bodyOf(ask: Ask, path: string) {
  const { body } = await ask({ path })
  return body
}

const builds = (shared: string) => readdirSync(join(folder, shared)).sort()

test('doors of two builds have each other’s files, as they have their own', async (t) => {
  const before = await doorOf(t, 'both', 'before')
  const now = await doorOf(t, 'both', 'now')
  for (const ask of [before, now]) {
    for (const release of ['before', 'now']) {
      for (const path of [`/assets/${release}-a1.js`, `/dashboard/assets/${release}-a1.js`]) {
        const { status, headers, body } = await ask({ path })
        assert.equal(status, 200, path)
        assert.equal(body, `script of ${release}`)
        assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
        assert.equal(headers['content-type'], 'text/javascript; charset=utf-8')
        assert.equal(headers.vary, 'Accept-Encoding')
        const known = await ask({ path, headers: { 'If-None-Match': headers.etag } })
        assert.equal(known.status, 304)
        const small = await ask({
          path,
          method: 'HEAD',
          headers: { 'Accept-Encoding': 'gzip, br' },
        })
        assert.equal(small.headers['content-encoding'], 'br')
        assert.equal(small.headers['content-type'], 'text/javascript; charset=utf-8')
        assert.notEqual(small.headers.etag, headers.etag)
      }
    }
  }
})

test('a file that has gone comes from the folder, one that is nowhere is a 404, and the door lives', async (t) => {
  const ask = await doorOf(t, 'gone', 'rebuilt')
  rmSync(settings.clientBuild, { recursive: true })
  assert.equal(await bodyOf(ask, '/assets/rebuilt-a1.js'), 'script of rebuilt')
  rmSync(join(folder, 'gone'), { recursive: true })
  const lost = await ask({ path: '/assets/rebuilt-a1.js', headers: { 'Accept-Encoding': 'br' } })
  assert.equal(lost.status, 404)
  assert.equal(lost.headers['cache-control'], undefined)
  assert.equal(lost.headers['content-encoding'], undefined)
  assert.match(await bodyOf(ask, '/sw.js'), /"bytes":0/, 'the pages answer for it')
  assert.equal(await statusOf(ask, '/dashboard/assets/rebuilt-a1.js'), 200)
})

test('the worker is asked for each time, and holds no policy for what it passes on', async (t) => {
  await doorOf(t, 'worker', 'worker')
  const ask = await openDoor(
    t,
    (_req, res, next) => {
      res.setHeader('Content-Security-Policy', "default-src 'none'")
      next()
    },
    await builtFiles()
  )
  const { body, headers } = await ask({ path: '/sw.js' })
  assert.equal(body, 'worker')
  assert.equal(headers['cache-control'], 'no-cache')
  assert.equal(headers['content-security-policy'], undefined)
})

test('what no door used for a day goes, and nothing else of the folder', async (t) => {
  await doorOf(t, 'day', 'old')
  const [old] = builds('day')
  const shared = join(folder, 'day')
  const draft = 'draft-00000000-0000-0000-0000-000000000000'
  for (const name of [draft, 'photos']) mkdirSync(join(shared, name))
  const age = (hours: number, ...names: string[]) => {
    const then = new Date(Date.now() - hours * HOUR_MS)
    for (const name of names) utimesSync(join(shared, name), then, then)
  }
  age(23, old!)
  age(25, draft, 'photos')
  const ask = await doorOf(t, 'day', 'new')
  assert.equal(builds('day').length, 3)
  assert.ok(existsSync(join(shared, 'photos')))
  assert.equal(await statusOf(ask, '/assets/old-a1.js'), 200)

  age(25, ...builds('day'))
  await doorOf(t, 'day', 'new')
  assert.equal(await statusOf(ask, '/assets/old-a1.js'), 404)
  assert.equal(await statusOf(ask, '/assets/new-a1.js'), 200)
  assert.equal(builds('day').length, 2, 'its own is in use again')
})

test('no path leads out of the folders', async (t) => {
  const ask = await doorOf(t, 'out', 'in')
  writeFileSync(join(folder, 'out/secret.js'), SECRET)
  writeFileSync(join(settings.clientBuild, 'assets/.hidden'), SECRET)
  const up = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c']
  for (const way of up.flatMap((one) => [one, one.repeat(2), one.repeat(3)])) {
    for (const start of ['/assets/', '/dashboard/assets/']) {
      const answer = await ask({ path: `${start}${way}secret.js` })
      assert.ok(!answer.body.includes(SECRET), way)
    }
  }
  for (const path of [
    '/assets/.hidden',
    '/assets/',
    '/assets/..',
    '/assets/%00',
    '/assets/in-a1',
  ]) {
    assert.equal(await statusOf(ask, path), 404, path)
  }
  assert.equal(await statusOf(ask, '/assets/in-a1.js', 'POST'), 404)
})

test('a door begins where nothing can be kept, and says so once', async (t) => {
  writeFileSync(join(folder, 'a-file'), '')
  const warn = t.mock.method(console, 'warn', () => {})
  const ask = await doorOf(t, 'a-file/within', 'alone')
  assert.equal(warn.mock.callCount(), 1)
  assert.match(String(warn.mock.calls[0]!.arguments[0]), /^ASSETS_PATH: /)
  assert.equal(await statusOf(ask, '/assets/alone-a1.js'), 200)
  assert.equal(await statusOf(ask, '/assets/other-a1.js'), 404)
})

test('the back office’s page is the one of the door’s own build', async (t) => {
  await doorOf(t, 'shell', 'first')
  const ask = await openDoor(t, await builtBackOffice())
  writeFileSync(join(settings.backOfficeBuild, 'index.html'), 'page of second')
  assert.equal(await bodyOf(ask, '/dashboard'), 'page of first')
})
