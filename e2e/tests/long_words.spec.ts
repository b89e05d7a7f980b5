import { expect, test } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/look.ts'
import { fromOurPages } from '../support/listings.ts'
import { newPersonIn } from '../support/people.ts'

/** The longest the API takes, without a place to break. */
const NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern'

test(
  'a name of fifty letters widens none of a guest’s pages',
  { tag: '@phone' },
  async ({ browser, contextOptions }) => {
    expect(NAME).toHaveLength(50)
    const { context } = await newPersonIn(browser, contextOptions)
    const answer = await context.request.put('/api/v1/auth/updatedetails', {
      headers: fromOurPages,
      data: { firstName: NAME, lastName: NAME },
    })
    expect(answer.ok()).toBe(true)

    const page = await context.newPage()
    for (const path of ['', '/profile', '/bookings', '/settings']) {
      await page.goto(`/dashboard${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME)
    await context.close()
  }
)
