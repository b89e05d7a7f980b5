import { test as base, type Locator, type Page, type Route } from '@playwright/test'
import { waitForOneDay } from './dates.ts'
import { expect } from './expect.ts'
import { openFrontDoor, type FrontDoor } from './front_door.ts'
import { keepInput, takeInput } from './input_log.ts'
import { startProduct } from './product.ts'
import { isCluster } from './settings.ts'
import { takeTroubles, watchWindows } from './troubles.ts'
import { keepWindows, standardWindows } from './windows.ts'

export const PASSWORD = 'Karibu123'

export const people = {
  guest: { email: 'guest@makao.test', name: 'guest' },
  host: { email: 'host@makao.test', name: 'host' },
  admin: { email: 'admin@makao.test', name: 'admin' },
} as const

/** The storefront's page is hydrated: it reacts to clicks and keys. */
export const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

export async function open(page: Page, path: string) {
  const answer = await page.goto(path)
  await hydrated(page)
  return answer
}

/** Opens a page and types into it before its scripts run. */
export async function openTyping(page: Page, path: string, type: () => Promise<void>) {
  let run = () => {}
  const typed = new Promise<void>((done) => (run = done))
  const hold = (route: Route) => typed.then(() => route.continue())
  await page.route('**/*.js', hold)
  await page.goto(path, { waitUntil: 'commit' })
  await type()
  run()
  await hydrated(page)
  await page.unroute('**/*.js', hold)
}

/** A form's error. It has the focus, which reads it out, and is no live region: it is said once. */
export const formError = (at: Page | Locator, text: string) =>
  at.locator(':focus:not([role])', { hasText: text })

/** What a page says, first of all that say it. */
export const said = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible()

interface Watched {
  oneDay: void
  windows: void
  troubles: void
}

interface Product {
  /** Whether guests can pay by M-Pesa and card: such a journey's worker has a product of its own. */
  paymentsDouble: boolean
  product: void
  /** A front door with injectable failures (front_door.ts), shared within a worker. */
  door: FrontDoor
}

/**
 * Every worker has its own product. A test fails when any page of any window throws or logs an
 * error.
 */
export const test = base.extend<Watched, Product>({
  paymentsDouble: [false, { scope: 'worker', option: true }],
  product: [
    async ({ paymentsDouble }, use) => {
      const stop = await startProduct(paymentsDouble)
      await use()
      await stop()
    },
    { scope: 'worker', auto: true, timeout: isCluster ? 240_000 : 120_000 },
  ],
  door: [
    async ({}, use) => {
      const door = await openFrontDoor()
      await use(door)
      await door.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  browser: [
    async ({ browser }, use) => {
      watchWindows(browser)
      keepInput(browser)
      keepWindows(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  oneDay: [
    async ({}, use, info) => {
      await waitForOneDay(info.timeout)
      await use()
    },
    { auto: true, timeout: 300_000 },
  ],
  windows: [
    async ({ extraHTTPHeaders, javaScriptEnabled, locale, serviceWorkers, viewport }, use) => {
      standardWindows({ extraHTTPHeaders, javaScriptEnabled, locale, serviceWorkers, viewport })
      await use()
      standardWindows(undefined)
    },
    { auto: true },
  ],
  troubles: [
    async ({}, use, info) => {
      takeTroubles()
      await use()
      const input = takeInput()
      if (info.status !== info.expectedStatus) await info.attach('input', { body: input })
      expect(takeTroubles()).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens the booking card, which is a sheet behind the bar on a phone. */
export async function openBookingCard(page: Page) {
  const bar = page.locator('.booking-bar').getByRole('button')
  if (await bar.isVisible()) await bar.click()
  const card = page.locator('#booking')
  await expect(card).toBeVisible()
  return card
}

export { expect }
