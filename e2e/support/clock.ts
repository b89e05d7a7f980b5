import { expect, type Locator, type Page } from '@playwright/test'

/** Waits for something far ahead by fast-forwarding this page's clock. */
export async function waitLong(page: Page, sight: Locator) {
  await page.clock.install()
  await expect(async () => {
    await page.clock.fastForward(5000)
    await expect(sight).toBeVisible({ timeout: 300 })
  }).toPass()
}
