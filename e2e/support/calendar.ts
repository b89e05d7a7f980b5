import type { Page } from '@playwright/test'
import { day } from './dates.ts'

/** A day of the open calendar, paged to its month. */
export async function shownDay(page: Page, ahead: number) {
  await page.locator('.calendar').waitFor()
  const wanted = page.locator(`[data-day="${day(ahead)}"]:not([data-outside]) button`)
  while (!(await wanted.isVisible())) {
    await page.getByRole('button', { name: 'Next month' }).click()
  }
  return wanted
}

export async function pickDay(page: Page, ahead: number) {
  const wanted = await shownDay(page, ahead)
  await wanted.click()
}

/** The nights that are chosen in a host's calendar. */
export const chosen = (page: Page) => page.getByRole('gridcell', { name: /, chosen/ })

/** What blocks the chosen nights of a host's calendar, below it. */
export const bar = (page: Page) => page.getByRole('button', { name: 'Block nights' }).first()
