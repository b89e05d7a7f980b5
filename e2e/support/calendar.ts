import type { Page } from '@playwright/test'
import { day } from './dates.ts'

/** Clicks a day of the open calendar, paging to its month. */
export async function pickDay(page: Page, ahead: number) {
  await page.locator('.calendar').waitFor()
  const wanted = page.locator(`[data-day="${day(ahead)}"]:not([data-outside]) button`)
  while (!(await wanted.isVisible())) {
    await page.getByRole('button', { name: 'Next month' }).click()
  }
  await wanted.click()
}
