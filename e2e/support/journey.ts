import { expect, test as base, type Page } from '@playwright/test'
import { openFrontDoor, type FrontDoor } from './front_door.ts'
import { startProduct } from './product.ts'
import { takeTroubles, watchWindows } from './troubles.ts'

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

interface Watched {
  troubles: void
}

interface Product {
  product: void
  /** A front door with injectable failures (front_door.ts), shared within a worker. */
  door: FrontDoor
}

/**
 * Every worker has its own product. A test fails when any page of any window throws or logs an
 * error.
 */
export const test = base.extend<Watched, Product>({
  product: [
    async ({}, use) => {
      const stop = await startProduct()
      await use()
      await stop()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
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
      await use(browser)
    },
    { scope: 'worker' },
  ],
  troubles: [
    async ({}, use) => {
      takeTroubles()
      await use()
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
