import type { Page } from '@playwright/test'
import { PAGES, pathOf } from '../screens/pages.mjs'
import { expect, hydrated, people, test } from '../support/journey.ts'
import {
  atRest,
  drawn,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from '../support/look.ts'
import { signedIn } from '../support/world.ts'

/*
 * Every page of the product as it is opened, looked at once for all journeys: by axe, and that nothing scrolls
 * sideways. Whoever enlarges a window of 1280 px has 640 px at 200 % and 320 px at 400 % (WCAG 1.4.4 and 1.4.10), the
 * smallest phones have 320 px, too; a desk has 1440. In the dark the contrast is another question, the rest is not.
 */
const FOUR_TIMES = 320
const TWICE = 640
const DESK = 1440
const HEIGHT = 640

/** What is answered where there is nothing to see. */
const STATUS: Record<string, number> = {
  'reset-password': 400,
  'not-found': 404,
  'access-denied': 403,
}

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: FOUR_TIMES, height: HEIGHT } })

for (const who of [undefined, 'guest', 'host', 'admin'] as const) {
  test.describe(`Every page ${who ? `of the ${who}` : 'of visitors'}`, () => {
    for (const one of PAGES.filter((listed) => listed.who === who)) {
      test(one.name, async ({ browser, contextOptions }) => {
        const context = who
          ? await signedIn(browser, people[who].email, contextOptions)
          : await browser.newContext(contextOptions)
        const page = await context.newPage()
        const answer = await page.goto(await pathOf(one, context.request))
        expect(answer?.status()).toBe(STATUS[one.name] ?? 200)
        await whole(page)
        for (const width of [FOUR_TIMES, DESK]) {
          await page.setViewportSize({ width, height: HEIGHT })
          await expectNoSidewaysScroll(page)
          if (one.alike && width === DESK) continue
          await showAll(page, width)
          await expectAccessible(page)
        }
        if (!one.alike) {
          await page.setViewportSize({ width: TWICE, height: HEIGHT })
          await expectNoSidewaysScroll(page)
          await showAll(page, TWICE)
          await page.emulateMedia({ colorScheme: 'dark' })
          await drawn(page)
          await atRest(page)
          await expectContrast(page)
        }
        await context.close()
      })
    }
  })
}

/** Everything that was asked for is there, and nothing stands in for it any more. */
async function whole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  if (await page.locator('#content').isVisible()) await hydrated(page)
  await expect(
    page.locator('.animate-pulse, .ant-spin-spinning, [aria-busy="true"]').filter({ visible: true })
  ).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** The page from top to bottom: bars at the edges hide nothing, and nothing far down waits to be drawn. */
async function showAll(page: Page, width: number) {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  // What waited has its true height only now.
  for (let shown = HEIGHT, pass = 0; shown < (await height()) && pass < 4; pass++) {
    shown = await height()
    await page.setViewportSize({ width, height: shown })
    await drawn(page)
  }
}
