import type { Page } from '@playwright/test'
import { drawn, expectNoSidewaysScroll } from './look.ts'

/** Nothing scrolls sideways on a phone and on a desk: for words that are long, where axe has nothing new to say. */
export async function expectRoom(page: Page) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await drawn(page)
    await expectNoSidewaysScroll(page)
  }
}
