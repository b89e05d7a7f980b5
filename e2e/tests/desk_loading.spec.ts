import { atTheDesk } from '../support/desk.ts'
import { slowLine } from '../support/impatient.ts'
import { expect, people, test } from '../support/journey.ts'
import { withhold } from '../support/refusals.ts'
import { newHostAndGuest } from '../support/stays.ts'

/** Screens of which something cannot be loaded: which calls, what is said then, and what is advised. */
type Calls = readonly (readonly [call: string, text: string, hint?: string])[]
const LOADS: Record<'host' | 'admin', readonly (readonly [path: string, calls: Calls])[]> = {
  host: [
    [
      '/dashboard',
      [
        ['**/users/host/dashboard*', 'Failed to load totals'],
        ['**/bookings?*status=pending*', 'Failed to load what is waiting'],
        ['**/bookings/today*', 'Failed to load arrivals and departures'],
        ['**/bookings/stats/months*', 'Failed to load the last twelve months'],
        ['**/bookings/recent?*', 'Failed to load bookings'],
      ],
    ],
    [
      '/dashboard/settings',
      [
        ['**/api/v1/settings', 'Failed to load settings'],
        ['**/api/v1/sessions*', 'Your sessions could not be loaded.'],
      ],
    ],
    ['/dashboard/properties/99999999', [['**/api/v1/nothing', 'Failed to load this property']]],
  ],
  admin: [
    ['/dashboard', [['**/users/admin/dashboard*', 'Failed to load totals']]],
    [
      '/dashboard/properties',
      [['**/api/v1/properties?*', 'Failed to load properties', 'Please try again later.']],
    ],
    ['/dashboard/users/99999999', [['**/api/v1/nothing', 'Failed to load this user']]],
    ['/dashboard/contacts', [['**/api/v1/contacts?*', 'Failed to load messages']]],
    ['/dashboard/contacts/99999999', [['**/api/v1/nothing', 'Failed to load this message']]],
    [
      '/dashboard/newsletter',
      [['**/api/v1/newsletter/subscribers?*', 'Failed to load subscribers']],
    ],
    [
      '/dashboard/system',
      [
        ['**/api/v1/system*', 'Failed to load the state of the system'],
        ['**/api/v1/system/jobs?*', 'Failed to load the failed jobs'],
      ],
    ],
    ['/dashboard/reviews/flagged', [['**/api/v1/reviews/flagged?*', 'Failed to load reviews']]],
    ['/dashboard/reviews', [['**/api/v1/reviews/my-reviews?*', 'Failed to load reviews']]],
  ],
}

for (const role of ['host', 'admin'] as const) {
  test(`what does not load for a ${role} says so, and loads at the next try`, async ({
    browser,
    contextOptions,
  }) => {
    test.slow()
    const { context, page } = await atTheDesk(browser, people[role].email, contextOptions)
    for (const [path, calls] of LOADS[role]) {
      await test.step(path, async () => {
        for (const [call] of calls) await withhold(page, call)
        await page.goto(path)
        for (const [call, text, hint = ''] of calls) {
          const failed = page.getByRole('alert').filter({ hasText: text })
          await expect(failed).toContainText(hint)
          await page.unroute(call)
          const asked = page.waitForRequest(/\/api\/v1\//)
          await failed.getByRole('button', { name: 'Try again' }).click()
          if (path.endsWith('99999999')) await asked
          else await expect(failed).toHaveCount(0)
        }
      })
    }
    await context.close()
  })
}

test('what comes late moves no button away from under a thumb', async ({ browser }) => {
  const { host, guest, property } = await newHostAndGuest(browser)
  const page = await host.newPage()
  await page.setViewportSize({ width: 360, height: 760 })
  const line = await slowLine(page, /\/calendar-(feeds|link)\b/)
  await page.goto(`/dashboard/properties/${property._id}`)
  // As in browsers that do not hold the place of what is seen.
  await page
    .locator('.ant-modal-wrap')
    .evaluate((scrolled) => (scrolled.style.overflowAnchor = 'none'))
  const rules = page.getByRole('link', { name: 'Rules of stays' })
  await rules.scrollIntoViewIfNeeded()
  await line.asked()
  const before = await rules.boundingBox()
  await line.answer()
  await expect(page.getByText('No calendar is followed yet', { exact: false })).toBeAttached()
  expect(await rules.boundingBox()).toEqual(before)
  await host.close()
  await guest.close()
})
