import type { Cookie, Page } from '@playwright/test'
import { PAGES, pathOf } from '../screens/pages.mjs'
import {
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  people,
  test,
} from '../support/journey.ts'
import { signedIn } from '../support/world.ts'

/*
 * What whoever enlarges the page sees: a window of 1280 px leaves 640 px at 200 % and 320 px at 400 % (WCAG
 * 1.4.4 and 1.4.10). Every page of the product once: light at 320 px, then dark at 640 px.
 */
const FOUR_TIMES = 320
const TWICE = 640
const HEIGHT = 640

test.use({ viewport: { width: FOUR_TIMES, height: HEIGHT } })

for (const who of [undefined, 'guest', 'host', 'admin'] as const) {
  test.describe(`Zoomed in, ${who ? `the ${who} reads` : 'visitors read'}`, () => {
    let session: Cookie[] = []

    test.beforeAll(async ({ browser }) => {
      if (!who) return
      const context = await signedIn(browser, people[who].email)
      session = await context.cookies()
      await context.close()
    })

    for (const one of PAGES.filter((listed) => listed.who === who)) {
      test(one.name, async ({ page, context }) => {
        await context.addCookies(session)
        await page.goto(await pathOf(one, context.request), { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoSidewaysScroll(page)
        await showAll(page, FOUR_TIMES)
        await expectAccessible(page)
        if (one.alike) return

        await page.emulateMedia({ colorScheme: 'dark' })
        await page.setViewportSize({ width: TWICE, height: HEIGHT })
        // Afresh: what is not drawn yet would keep the colours of the light.
        await page.reload({ waitUntil: 'networkidle' })
        await expectNoSidewaysScroll(page)
        await showAll(page, TWICE)
        await expectContrast(page)
      })
    }
  })
}

/** The page from top to bottom: bars at the edges hide nothing, and nothing far down waits to be drawn. */
async function showAll(page: Page, width: number) {
  const whole = () => page.evaluate(() => document.documentElement.scrollHeight)
  // What waited has its true height only now.
  for (let height = HEIGHT, pass = 0; height < (await whole()) && pass < 4; pass++) {
    height = await whole()
    await page.setViewportSize({ width, height })
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    )
  }
}
