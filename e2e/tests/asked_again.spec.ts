import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/journey.ts'
import { signedIn } from '../support/world.ts'

/*
 * What a browser keeps of a page and asks about the next time (API contract, HTTP caching): visitors' public pages.
 */

test.beforeEach(async ({ request }) => {
  const answer = await request.get('/about')
  test.skip(!answer.headers().etag, 'a development server writes its pages anew')
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const path of [
  '/',
  '/properties',
  '/properties?location=Watamu',
  '/properties/1',
  '/about',
  '/contact',
]) {
  test(`${path} is sent once, as long as it says the same`, async ({ request }) => {
    const first = await request.get(path)
    const { etag = '', 'cache-control': kept } = first.headers()
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    expect(kept).toBe('private, no-cache')

    const second = await request.get(path, { headers: { 'If-None-Match': `W/"else", ${etag}` } })
    expect(second.status()).toBe(304)
    expect(await second.body()).toHaveLength(0)
    // The page in the browser's hands has the nonce of the policy it came with.
    expect(second.headers()).not.toHaveProperty('content-security-policy')

    const inKiswahili = await request.get(path, {
      headers: { 'If-None-Match': etag, 'Accept-Language': 'sw' },
    })
    expect(inKiswahili.status()).toBe(200)
    expect(inKiswahili.headers().vary).toMatch(/Accept-Language.*Cookie/)
  })
}

for (const [path, most] of [
  ['/', 75_000],
  ['/properties', 95_000],
  ['/properties/1', 100_000],
] as const) {
  test(`${path} says nothing twice: at most ${most} bytes`, async ({ request }) => {
    const page = await request.get(path)
    const { length } = await page.body()
    expect(length).toBeLessThan(most)
  })
}

test('a page that the browser kept works as it did', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await open(page, '/properties')
  await open(page, '/properties')
  const place = page.getByRole('article').first().getByRole('link').first()
  const title = await place.innerText()
  await place.click()
  await expect(heading(page)).toHaveText(title)
  await context.close()
})

test('what is somebody’s own, or no page at all, is kept nowhere', async ({ browser, request }) => {
  const context = await signedIn(browser, 'guest@makao.test')
  const answers = await Promise.all([
    context.request.get('/properties'),
    context.request.get('/dashboard'),
    request.get('/auth/login'),
    request.get('/no-such-page'),
  ])
  for (const answer of answers) {
    expect(answer.headers()['cache-control'], answer.url()).toBe('private, no-store')
    expect(answer.headers(), answer.url()).not.toHaveProperty('etag')
  }
  await context.close()
})
