import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import type { RequestHandler } from 'express'
import { openDoor } from './door.ts'

process.env.NODE_ENV = 'production'
process.env.APP_URL = 'http://makao.example'
const { clearOnWrites, keptPages } = await import('../../server/kept-pages.ts')
const { nonce, pagePolicy } = await import('../../server/security.ts')

const SCRIPT = 'start()'
/** What a visitor would have written into a page that forgot to escape it. */
const SMUGGLED = 'steal()'
const DIGEST = createHash('sha256').update(SCRIPT).digest('base64')

const TAGGED = {
  'Content-Type': 'text/html',
  'Cache-Control': 'private, no-cache',
  'ETag': 'W/"1"',
}

/** A page that counts how often it is written. */
function counting(headers: Record<string, string>, status = 200): RequestHandler {
  let times = 0
  return (req, res) => {
    times += 1
    const { 'x-csp-nonce': made } = req.headers
    res.status(status).set(headers)
    res.write(`<p>${times}</p>`)
    res.end(`<script nonce="${made}">${SCRIPT}</script><script>${SMUGGLED}</script>`)
  }
}

const openPages = (t: TestContext, page: RequestHandler) =>
  openDoor(t, clearOnWrites, nonce, pagePolicy, keptPages, page)

let address = 0
/** Another page for each test: what is kept is the process's. */
const somewhere = () => `/page-${(address += 1)}`

async function timesWritten(
  t: TestContext,
  page: RequestHandler,
  first: Record<string, string> = {},
  second = first
) {
  const ask = await openPages(t, page)
  const path = somewhere()
  await ask({ path, headers: first })
  const { body } = await ask({ path, headers: second })
  return Number(/<p>(\d+)/.exec(body)?.[1])
}

test('a page that is the same for all visitors is written once', async (t) => {
  assert.equal(await timesWritten(t, counting(TAGGED)), 1)
  const language = { Cookie: 'makao_language=sw' }
  assert.equal(await timesWritten(t, counting(TAGGED), language, { 'Accept-Language': 'sw' }), 1)
})

test('language, currency and the wish for less data have pages of their own', async (t) => {
  assert.equal(await timesWritten(t, counting(TAGGED), {}, { 'Accept-Language': 'sw' }), 2)
  assert.equal(await timesWritten(t, counting(TAGGED), {}, { 'Save-Data': 'on' }), 2)
  const dollars = { Cookie: 'makao_currency=USD' }
  assert.equal(await timesWritten(t, counting(TAGGED), {}, dollars), 2)
  assert.equal(await timesWritten(t, counting(TAGGED), dollars, dollars), 1)
  assert.equal(await timesWritten(t, counting(TAGGED), {}, { Host: 'elsewhere.example' }), 2)
})

test('who has a cookie of their own neither gets a kept page nor leaves one', async (t) => {
  for (const name of ['makao_session', 'makao_flash', 'makao_registration']) {
    const cookie = { Cookie: `makao_language=en; ${name}=x` }
    assert.equal(await timesWritten(t, counting(TAGGED), {}, cookie), 2, name)
    assert.equal(await timesWritten(t, counting(TAGGED), cookie, {}), 2, name)
  }
})

test('no page is kept that sets a cookie, has no tag, is private or fails', async (t) => {
  const { ETag: tag, ...untagged } = TAGGED
  assert.ok(tag)
  assert.equal(await timesWritten(t, counting({ ...TAGGED, 'Set-Cookie': 'a=b' })), 2)
  assert.equal(await timesWritten(t, counting(untagged)), 2)
  assert.equal(await timesWritten(t, counting({ ...TAGGED, 'Cache-Control': 'no-store' })), 2)
  assert.equal(await timesWritten(t, counting(TAGGED, 404)), 2)
  assert.equal(await timesWritten(t, counting(TAGGED, 503)), 2)
})

test('after a write pages are written anew, after a refused one they are not', async (t) => {
  const ask = await openPages(t, counting(TAGGED))
  const path = somewhere()
  await ask({ path })
  await ask({ method: 'POST', path: '/elsewhere' })
  const { body } = await ask({ path })
  assert.match(body, /<p>3/)

  const refusing = await openPages(t, counting(TAGGED, 422))
  await refusing({ method: 'POST', path: '/elsewhere' })
  const again = await ask({ path })
  assert.match(again.body, /<p>3/)
})

test('what changes no visitor’s page leaves those that are kept, a write of a listing does not', async (t) => {
  const answer = counting(TAGGED)
  const ask = await openPages(t, (req, res, next) => {
    if (req.headers['x-stranger']) {
      res.set('X-Sign-In-First', 'yes').redirect('/auth/login')
      return
    }
    return answer(req, res, next)
  })
  const path = somewhere()
  const timesAfter = async (method: string, written: string, headers = {}) => {
    await ask({ path })
    await ask({ method, path: written, headers })
    const { body } = await ask({ path })
    return Number(/<p>(\d+)/.exec(body)?.[1])
  }
  const check = '/api/v1/bookings/properties/7/check-availability'
  const own = ['/language', '/%6canguage.data', '/Currency/', '/auth/logout']
  const wishes = ['/properties/7/wishlist', '/api/v1/wishlist', '/api/v1/wishlist/7/toggle']
  const harmless = [check, ...own, ...wishes]
  for (const each of harmless) {
    assert.equal(await timesAfter('POST', each), 1, each)
  }
  assert.equal(await timesAfter('DELETE', '/api/v1/wishlist/7'), 1)
  assert.equal(await timesAfter('POST', '/properties/7/like', { 'X-Stranger': 'yes' }), 1)

  const first = await timesAfter('PUT', '/api/v1/properties/7')
  assert.ok(first > 1)
  assert.ok((await timesAfter('POST', '/properties/7/like')) > first)
})

test('a page that was begun before a write is not kept', async (t) => {
  let begun = () => {}
  let go = () => {}
  const waiting = new Promise<void>((resolve) => (go = resolve))
  const started = new Promise<void>((resolve) => (begun = resolve))
  const written = counting(TAGGED)
  const ask = await openPages(t, async (req, res, next) => {
    if (req.method === 'GET' && req.headers['x-slow']) {
      begun()
      await waiting
    }
    return written(req, res, next)
  })
  const path = somewhere()
  const slow = ask({ path, headers: { 'X-Slow': 'yes' } })
  await started
  await ask({ method: 'POST', path })
  go()
  await slow
  const { body } = await ask({ path })
  assert.match(body, /<p>3/)
})

test('a kept page has no nonce, and a policy that knows its own scripts alone', async (t) => {
  const ask = await openPages(t, counting(TAGGED))
  const path = somewhere()
  for (const visitor of ['first', 'second']) {
    const { body, headers } = await ask({ path })
    assert.match(body, /<p>1/, visitor)
    assert.doesNotMatch(body, /nonce/, visitor)
    assert.equal(headers.etag, 'W/"1"')
    const policy = String(headers['content-security-policy'])
    assert.doesNotMatch(policy, /nonce/)
    assert.equal(/script-src [^;]*/.exec(policy)?.[0], `script-src 'self' 'sha256-${DIGEST}'`)
    assert.doesNotMatch(/style-src [^;]*/.exec(policy)?.[0] ?? '', /sha256/)
  }
})

test('a page whose nonce stands elsewhere as well is sent as it was written', async (t) => {
  const ask = await openPages(t, ({ headers }, res) => {
    res
      .set(TAGGED)
      .end(`<script nonce="${headers['x-csp-nonce']}">${headers['x-csp-nonce']}</script>`)
  })
  const { body, headers } = await ask({ path: somewhere() })
  const [, nonceOfPage] = /nonce="([^"]+)"/.exec(body) ?? []
  assert.ok(nonceOfPage)
  assert.ok(String(headers['content-security-policy']).includes(`'nonce-${nonceOfPage}'`))
})

test('a kept page is compressed as asked, and whoever has it gets headers alone', async (t) => {
  const ask = await openPages(t, counting(TAGGED))
  const path = somewhere()
  await ask({ path })
  const plain = await ask({ path })
  assert.equal(plain.headers['content-encoding'], undefined)
  const brotli = await ask({ path, headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
  assert.equal(brotli.headers['content-encoding'], 'br')
  const gzip = await ask({ path, headers: { 'Accept-Encoding': 'gzip, br;q=0' } })
  assert.equal(gzip.headers['content-encoding'], 'gzip')
  const known = await ask({ path, headers: { 'If-None-Match': 'W/"0", W/"1"' } })
  assert.equal(known.status, 304)
  assert.equal(known.body, '')
})
