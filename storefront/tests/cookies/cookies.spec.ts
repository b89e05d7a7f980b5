import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flashCookie, languageCookie, registrationCookie } from '../../app/cookies.server.ts'
import { takeFlash } from '../../app/flash.server.ts'
import { readCookie, sessionToken } from '../../server/cookies.ts'

const MESSAGE = JSON.stringify({
  tone: 'success',
  text: 'Au revoir, à bientôt — karibu tena; 100 %',
})

/** As scripts of the back office write it (`layout/leave.ts`). */
const WRITTEN = `makao_flash=${encodeURIComponent(MESSAGE)}`

const nameAndValue = (header: string) => header.split(';', 1)[0]

test('a message written by the back office is read, and ours looks the same', async () => {
  assert.equal(await flashCookie.parse(`makao_language=fr; ${WRITTEN}`), MESSAGE)
  assert.equal(nameAndValue(await flashCookie.serialize(MESSAGE)), WRITTEN)
})

test('a cookie is told from another that ends like it, and a broken one is nothing', async () => {
  assert.equal(await flashCookie.parse(`not_${WRITTEN}`), null)
  assert.equal(await flashCookie.parse('makao_flash=%E0%A4%A'), '')
  assert.equal(readCookie('x_makao_language=sw', 'makao_language'), null)
  assert.equal(readCookie('a=1; makao_language=sw', 'makao_language'), 'sw')
  assert.equal(readCookie('makao_language=%E0%A4%A', 'makao_language'), null)
})

test('a session that no API made is none: it may not stand in a header', () => {
  assert.equal(sessionToken('makao_session=oat_MTI.a-b_c=='), 'oat_MTI.a-b_c==')
  for (const value of ['%', '%0A', '%E2%82%AC', 'a%20b', '', 'a'.repeat(513)]) {
    assert.equal(sessionToken(`makao_session=${value}`), null, value)
  }
})

test('a message that is no text is nobody’s', async () => {
  for (const message of ['null', '1', '[]', '{"tone":"error","text":{"a":1}}', '{"text":"a"}']) {
    const headers = { cookie: `makao_flash=${encodeURIComponent(message)}` }
    const { flash } = await takeFlash(new Request('http://localhost', { headers }))
    assert.equal(flash, null, message)
  }
})

test('the language stands in its cookie as it is, for the back office', async () => {
  assert.equal(
    await languageCookie.serialize('sw'),
    'makao_language=sw; Max-Age=31536000; Path=/; SameSite=Lax'
  )
})

test('what waits for a code is kept from scripts and sent to the pages of sign-in alone', async () => {
  const pending = { email: 'wanjikũ@example.com', userId: 'attempt-1', sentAt: 1 }
  const header = await registrationCookie.serialize(pending)
  assert.match(header, /; Max-Age=1800; Path=\/auth; HttpOnly; SameSite=Lax$/)
  assert.deepEqual(await registrationCookie.parse(nameAndValue(header) ?? ''), pending)
})

test('on https every cookie is sent over https only', async () => {
  process.env.APP_URL = 'https://makao.example'
  const secured = (await import(`${import.meta.resolve('../../app/cookies.server.ts')}?https`)) as {
    [name: string]: typeof flashCookie
  }
  delete process.env.APP_URL
  for (const cookie of Object.values(secured)) {
    assert.match(await cookie.serialize(''), /; Secure/, cookie.name)
  }
  assert.equal(secured.sessionCookie?.name, '__Host-makao_session')
  assert.equal(secured.flashCookie?.name, '__Host-makao_flash')
  assert.equal(secured.registrationCookie?.name, '__Secure-makao_registration')
})
