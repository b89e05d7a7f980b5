import { hostileTo, METHODS, seeded } from '../support/hostile.ts'
import { expect, people, test } from '../support/journey.ts'
import { pathOf, pages, type Audience } from '../support/pages.ts'
import { newPerson, NEW_PASSWORD } from '../support/people.ts'
import { ask, askAll, type Answered, type Sent } from '../support/raw.ts'
import { signedIn } from '../support/world.ts'
import type { Browser } from '@playwright/test'

/*
 * Every page of the storefront, asked as anybody in every way: nothing is answered by an error of
 * the server, and nobody is let in where they may not be.
 */

const SEED = 20_261_122
const HAND = 12

/** What ends a session or makes its guest a host: the other requests need them as they are. */
const CHANGES_WHO = new Set(['/auth/logout', '/host'])

/** An id nobody has, so that what is sent changes nothing. */
const NOBODYS = '999999999'

async function sessionOf(browser: Browser, email: string, password?: string) {
  const context = await signedIn(browser, email, {}, password)
  const cookies = await context.cookies()
  await context.close()
  return `makao_session=${cookies.find(({ name }) => name === 'makao_session')?.value}`
}

/** The session's cookie of each; a guest of our own, whose settings may suffer. */
async function sessions(browser: Browser) {
  const own = newPerson()
  return {
    visitor: null,
    guest: await sessionOf(browser, own.email, NEW_PASSWORD),
    host: await sessionOf(browser, people.host.email),
    admin: await sessionOf(browser, people.admin.email),
  }
}

type Who = keyof Awaited<ReturnType<typeof sessions>>

const as = (session: string | null, sent: Sent): Sent => {
  const cookie = [sent.headers?.Cookie, session].flat().filter(Boolean).join('; ')
  return { ...sent, headers: { ...sent.headers, ...(cookie ? { Cookie: cookie } : {}) } }
}

function fault({ status, body, ms }: Answered) {
  if (status >= 500) return `${status}`
  if (/\bat .+\.(js|ts|tsx):\d+/.test(body)) return 'a stack'
  return ms > 5000 ? `${Math.round(ms)} ms` : null
}

const WHO = ['visitor', 'guest', 'host', 'admin'] as const

for (const [index, who] of WHO.entries()) {
  test(`nothing sent as ${who} is the server's fault`, async ({ browser }) => {
    const { [who]: session } = await sessions(browser)
    const random = seeded(SEED + index)
    const all = pages.flatMap((page) =>
      hostileTo(page, random, HAND).filter(
        ({ method }) => !session || method !== 'POST' || !CHANGES_WHO.has(page.pattern)
      )
    )
    expect(all.length).toBeGreaterThan(500)
    const sent = all.map((one) => as(session, one))
    expect(await askAll(sent, fault)).toEqual([])
  })
}

/** Fields whose words choose between what the page knows. */
const CHOICES = [
  ...['answer', 'outcome', 'intent', 'role', 'currency', 'language', 'gateway', 'step', 'claim'],
  ...['change', 'cancellationPolicy', 'refund', 'liked', 'viewer', 'known', 'reason'],
]

test('a word that every object knows is no choice', async ({ browser }) => {
  const { guest } = await sessions(browser)
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const all = ['toString', '__proto__'].flatMap((word) =>
    pages
      .filter(({ pattern }) => !CHANGES_WHO.has(pattern))
      .map(({ pattern }) => ({
        method: 'POST',
        path: pathOf(pattern, NOBODYS),
        headers,
        body: CHOICES.map((name) => `${name}=${word}`).join('&'),
      }))
  )
  const sent = all.map((one) => as(guest, one))
  expect(await askAll(sent, fault)).toEqual([])
})

test('pages are read or sent a form, and say so', async () => {
  const all = pages.flatMap(({ pattern }) =>
    METHODS.map((method) => ({ method, path: pathOf(pattern, NOBODYS) }))
  )
  const faults = await askAll(all, ({ status, headers }) =>
    status === 405 && headers.allow === 'GET, HEAD, POST' ? null : `${status}`
  )
  expect(faults).toEqual([])
})

/** Whom a page lets in, and where it sends the others. */
const GUARDS: Record<Audience, Record<Who, 'in' | 'sign-in' | 'dashboard' | 'back office'>> = {
  everyone: { visitor: 'in', guest: 'in', host: 'in', admin: 'in' },
  visitors: { visitor: 'in', guest: 'dashboard', host: 'dashboard', admin: 'dashboard' },
  users: { visitor: 'sign-in', guest: 'in', host: 'in', admin: 'in' },
  guests: { visitor: 'sign-in', guest: 'in', host: 'back office', admin: 'back office' },
}

function outcome({ status, headers, body }: Answered) {
  const to = headers.location ?? ''
  if (to.startsWith('/auth/login')) return 'sign-in'
  if (status === 302 && to === '/dashboard') return 'dashboard'
  return body.includes('id="root"') ? 'back office' : 'in'
}

test('everybody is let in where they belong, and nowhere else', async ({ browser }) => {
  for (const [who, session] of Object.entries(await sessions(browser))) {
    for (const { pattern, audience } of pages) {
      const path = pathOf(pattern, NOBODYS)
      const answer = await ask(as(session, { path }))
      expect(answer.status, `${who} ${path}`).toBeLessThan(500)
      expect(outcome(answer), `${who} ${path}`).toBe(GUARDS[audience][who as Who])
    }
  }
})
