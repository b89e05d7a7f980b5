import { type Browser, type Page } from '@playwright/test'
import { PASSWORD } from './journey.ts'
import { baseURL } from './settings.ts'
import { signedIn } from './world.ts'

/** What comes over the stream of events: a screen without one asks every 30 seconds. */
export const LIVE = { timeout: 3000 }

let made = 0

/** A word unique to this run: tests share one product. */
export const unique = () => `k${Date.now().toString(36)}${process.pid}${made++}`

/** A window of the back office, always in English. */
export async function atTheDesk(
  browser: Browser,
  email: string,
  options = {},
  password = PASSWORD
) {
  const context = await signedIn(browser, email, options, password)
  await context.addCookies([{ name: 'makao_language', value: 'en', url: baseURL }])
  const page = await context.newPage()
  return { context, page, api: context.request }
}

export const lineOf = (page: Page, text: string) =>
  page.locator('tbody tr, main li').filter({ hasText: text }).filter({ visible: true }).first()

/** Goes to a screen by the menu, which is always seen on a desk. */
export const goTo = (page: Page, screen: string) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .filter({ visible: true })
    .getByRole('link', { name: screen })
    .click()
