import { expect, people, test } from '../support/journey.ts'
import { newPerson, NEW_PASSWORD } from '../support/people.ts'
import { ask } from '../support/raw.ts'
import { signedIn } from '../support/world.ts'
import type { Browser } from '@playwright/test'

/* What the front door promises of every answer, and what it refuses (decision 0033). */

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const MULTIPART = 'multipart/form-data; boundary=x'

async function cookieOf(browser: Browser, email: string, password?: string) {
  const context = await signedIn(browser, email, {}, password)
  const cookies = await context.cookies()
  await context.close()
  return { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

/** The quickest of five answers: what it costs, whatever else the machine does. */
async function quickest(path: string, headers = {}) {
  const answers = []
  for (let time = 0; time < 5; time++) {
    answers.push(await ask({ path, headers }))
  }
  return Math.min(...answers.map(({ ms }) => ms))
}

test('a path of thousands of steps costs nothing, and nobody waits behind it', async () => {
  const long = `/a${'/x'.repeat(7500)}`
  expect(await quickest(long)).toBeLessThan(100)
  expect(await quickest(`/properties${'/x'.repeat(1000)}`)).toBeLessThan(100)
  const [health, ...refused] = await Promise.all([
    ask({ path: '/api/v1/health' }),
    ...Array.from({ length: 20 }, () => ask({ path: long })),
  ])
  expect(health.status).toBe(200)
  expect(health.ms).toBeLessThan(2000)
  expect(refused.map(({ status }) => status)).toEqual(Array(20).fill(414))
})

test('a page is the same however its address is written', async () => {
  for (const path of ['/About', '/TERMS', '/%61bout', '/Host']) {
    const { status, body } = await ask({ path })
    expect(status, path).toBe(200)
    expect(body, path).toContain('</article>')
  }
})

test('an address that cannot be read is refused at the door', async () => {
  for (const path of ['/%', '/properties/%E0%A4%A', '/dashboard/bookings/%FF', '/api/v1/%']) {
    const { status, body } = await ask({ path })
    expect(status, path).toBe(400)
    expect(body, path).toContain('This address cannot be read.')
  }
})

test('headers and queries of thousands of blanks cost no more than short ones', async () => {
  const blanks = ' '.repeat(15_000)
  expect(await quickest('/about', { 'Accept-Language': `a${blanks}x` })).toBeLessThan(300)
  expect(await quickest('/about', { 'If-None-Match': `a${blanks}x` })).toBeLessThan(300)
  expect(await quickest(`/__manifest?paths=${'/a,'.repeat(2400)}`)).toBeLessThan(300)
  expect(await quickest(`/properties?place=${'+'.repeat(14_000)}x`)).toBeLessThan(1000)
})

test('a form that does not tell its length is ended at its limit', async () => {
  const headers = { ...FORM, 'Transfer-Encoding': 'chunked' }
  const body = `email=${'a'.repeat(300_000)}`
  const sent = ask({ method: 'POST', path: '/newsletter', headers, body })
  // The line may be closed before the answer is read.
  const outcome = await sent.then(
    ({ status }) => status,
    () => 'ended'
  )
  expect([413, 'ended']).toContain(outcome)
})

test('an address of ninety thousand dots is refused as fast as any', async () => {
  const body = `email=a@${'.'.repeat(90_000)}@`
  const answer = await ask({ method: 'POST', path: '/newsletter', headers: FORM, body })
  expect(answer.status).toBe(422)
  expect(answer.ms).toBeLessThan(2000)
})

test('forms of 400 MB are refused before their first byte', async ({ browser }) => {
  const guest = await cookieOf(browser, people.guest.email)
  const pages = ['/newsletter', '/contact', '/auth/login', '/language', '/dashboard/profile']
  for (const path of pages) {
    for (const type of [FORM['Content-Type'], MULTIPART, MULTIPART.replace('m', 'M')]) {
      const headers = { ...guest, 'Content-Type': type, 'Content-Length': '400000000' }
      const answer = await ask({ method: 'POST', path, headers, body: '' })
      expect(answer.status, `${path} ${type}`).toBe(413)
      expect(answer.headers.connection).toBe('close')
    }
  }
})

test('every answer has the headers of safety, whoever gives it', async () => {
  const { body: page } = await ask({ path: '/' })
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? 'no script'
  const paths = ['/', '/nowhere', '//about', script, '/assets/none.js', '/sw.js', '/icon.svg']
  for (const path of [...paths, '/api/v1/health', '/uploads/none', '/a'.repeat(20), '/dashboard']) {
    const { headers } = await ask({ path })
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.any(String),
    })
    if (path !== '/sw.js') {
      expect(headers['content-security-policy'], path).toMatch(/(base-uri 'none'|sandbox)/)
    }
  }
})

test('a page is kept for visitors, and says to a guest what is theirs', async ({ browser }) => {
  const { headers } = await ask({ path: '/properties' })
  test.skip(!headers.etag, 'a development server writes its pages anew')
  const again = await ask({ path: '/properties' })
  expect(again.headers['content-security-policy']).not.toContain('nonce')
  expect(again.headers.etag).toBe(headers.etag)

  const guest = await cookieOf(browser, people.guest.email)
  const own = await ask({ path: '/properties', headers: guest })
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect(own.body).toContain(people.guest.email)
})

test('what a page says to scripts is stored nowhere', async ({ browser }) => {
  const guest = await cookieOf(browser, people.guest.email)
  for (const path of ['/_', '/properties', '/properties/1', '/about', '/contact', '/dashboard']) {
    const { headers } = await ask({ path: `${path}.data`, headers: guest })
    expect(headers['cache-control'], path).toBe('private, no-store')
  }
})

test('a page knows of its viewer what it shows', async ({ browser }) => {
  const { email } = newPerson()
  const guest = await cookieOf(browser, email, NEW_PASSWORD)
  for (const path of ['/', '/about', '/properties/1', '/dashboard', '/dashboard/bookings']) {
    const { status, body } = await ask({ path, headers: guest })
    expect(status, path).toBe(200)
    expect(body).toContain('Amina')
    for (const secret of ['712345678', 'dateOfBirth', 'lastLogin']) {
      expect(body.includes(secret), `${path} ${secret}`).toBe(false)
    }
  }
  const contact = await ask({ path: '/contact', headers: guest })
  expect(contact.body).toContain('712345678')
})
