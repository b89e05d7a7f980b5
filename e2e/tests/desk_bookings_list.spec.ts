import { day } from '../support/dates.ts'
import { lineOf } from '../support/desk.ts'
import { expect, people, said, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { newPerson, NEW_PASSWORD } from '../support/people.ts'
import { withhold } from '../support/refusals.ts'
import { asked, moreUnits, newHostAndGuest, taken } from '../support/stays.ts'
import { signedIn } from '../support/world.ts'

test.describe('The list of bookings', () => {
  test(
    'is what the address says: status, page and the booking that lies open',
    { tag: '@phone' },
    async ({ browser, contextOptions }) => {
      const host = await signedIn(browser, people.host.email, contextOptions)
      const page = await host.newPage()
      await page.goto('/dashboard/bookings')
      await page.getByText('Checked out', { exact: true }).first().click()
      await expect(page).toHaveURL(/status=checked-out/)
      await page.getByRole('button', { name: 'Page 2', exact: true }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(page.getByText(/^Showing 11 to 20 of/)).toBeVisible()
      await page.reload()
      await expect(page.getByRole('radio', { name: 'Checked out' })).toBeChecked()
      await expect(page.getByText(/^Showing 11 to 20 of/)).toBeVisible()

      await page
        .locator('main a[href*="/dashboard/bookings/"]:not([href*="/trips"])')
        .filter({ visible: true })
        .first()
        .click()
      await expect(page).toHaveURL(/bookings\/\d+\?.*page=2/)
      const drawer = page.getByRole('dialog')
      await expect(drawer.getByText('Service fee (10%)')).toBeVisible()
      await page.goBack()
      await expect(drawer).toBeHidden()
      await expect(page.getByText(/^Showing 11 to 20 of/)).toBeVisible()
      await page.goBack()
      await expect(page.getByText(/^Showing 1 to 10 of/)).toBeVisible()
      await page.goto('/dashboard/bookings?status=checked-out&page=999')
      const pages = page.getByRole('navigation', { name: 'Pages' })
      await expect(pages.locator('[aria-current="page"]')).toBeVisible()
      await expect(page).not.toHaveURL(/page=999/)
      await host.close()
    }
  )

  test('turns to its last page under an open booking, whose notes stay as they are typed', async ({
    browser,
    contextOptions,
  }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const other = await asked(guest, property._id, 30, 31)
    const booking = await asked(guest, property._id, 10, 15)
    for (const stay of [other, booking]) await taken(host, stay, 'approve')
    const page = await host.newPage()
    await page.goto('/dashboard/bookings?status=confirmed&limit=1&page=2&sort=-checkIn')
    await page.locator(`main a[href*="/dashboard/bookings/${booking}"]`).first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Add notes' }).click()
    await drawer.getByLabel('Host Notes').fill('The gate code is 4711.')
    const steps = await page.evaluate(() => window.history.length)
    await taken(guest, other, 'cancel')
    await expect(page.getByText('Showing 1 to 1 of 1')).toBeAttached()
    await expect(page).not.toHaveURL(/page=2/)
    await expect(drawer.getByLabel('Host Notes')).toHaveValue('The gate code is 4711.')
    expect(await page.evaluate(() => window.history.length)).toBe(steps)
    await drawer.getByRole('button', { name: 'Save notes' }).click()
    await expect(drawer.getByRole('button', { name: 'Change notes' })).toBeVisible()
    await expect(drawer.getByText('The gate code is 4711.')).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard\/bookings\?status=confirmed&sort=-checkIn&limit=1$/)
    await host.close()
    await guest.close()
  })

  test('a failure says so and can be tried again, and whoever searches on among a hundred places sees the one that is chosen', async ({
    browser,
    contextOptions,
  }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const booking = await taken(host, await asked(guest, property._id, 20, 22), 'approve')
    const page = await host.newPage()
    await withhold(page, '**/api/v1/bookings?*')
    await withhold(page, `**/api/v1/bookings/${booking}`)
    await page.goto(`/dashboard/bookings/${booking}`)
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('Failed to load this booking')).toBeVisible()
    await page.unroute(`**/api/v1/bookings/${booking}`)
    await drawer.getByRole('button', { name: 'Try again' }).click()
    await expect(drawer.getByText('Service fee (10%)')).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await said(page, 'Failed to load bookings')
    await look(page)
    await page.unroute('**/api/v1/bookings?*')
    moreUnits(
      property._id,
      Array.from({ length: 100 }, (_, at) => `Unit ${at}`)
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(lineOf(page, property.title)).toBeVisible()
    await page.getByRole('button', { name: 'Add a booking' }).click()
    const adding = page.getByRole('dialog', { name: 'Add a booking' })
    const search = adding.getByLabel('Search by title')
    await search.fill('Unit 7')
    const choice = adding.getByLabel('Property')
    await choice.selectOption('Unit 77')
    await search.fill('Unit 8')
    await expect(choice.getByRole('option', { name: 'Unit 88' })).toBeAttached()
    await expect(choice.getByRole('option', { name: 'Unit 78' })).toHaveCount(0)
    await expect(choice.locator('option:checked')).toHaveText('Unit 77')

    await page.goto('/dashboard/bookings/99999999')
    await expect(page.getByRole('dialog').getByText('Resource not found.')).toBeVisible()
    await host.close()
    await guest.close()
  })

  test('is narrowed by arrival, ordered and taken along', async ({ browser, contextOptions }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    await asked(guest, property._id, 30, 31)
    await asked(guest, property._id, 10, 15)
    const page = await host.newPage()
    await page.goto('/dashboard/bookings')
    await said(page, '2 bookings')
    await page.getByRole('columnheader', { name: 'Dates', exact: true }).click()
    await expect(page).toHaveURL(/sort=checkIn/)
    await page.getByLabel('Arrival from').fill(day(20))
    await said(page, '1 booking')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as a file' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^makao-bookings-.*\.csv$/)
    await page.getByLabel('Arrival until').fill(day(25))
    await said(page, 'No bookings found')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await said(page, '2 bookings')
    await host.close()
    await guest.close()
  })

  test('a host who travels finds own trips and calls one off', async ({
    browser,
    contextOptions,
  }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const traveller = newPerson('host')
    const context = await signedIn(browser, traveller.email, contextOptions, NEW_PASSWORD)
    await asked(context, property._id, 12, 14)
    const page = await context.newPage()
    await page.goto('/dashboard/bookings')
    await said(page, 'No bookings found')
    await page.getByRole('link', { name: 'My Trips' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My Trips' })).toBeVisible()
    await said(page, property.title)
    await look(page)
    await page.locator('main a[href*="/bookings/trips/"]').filter({ visible: true }).first().click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('Service fee (10%)')).toBeVisible()
    await expect(drawer.getByRole('heading', { name: 'Host' })).toBeVisible()
    await drawer.getByRole('button', { name: /^Cancel/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this trip?' })
    await dialog.getByRole('button', { name: 'Cancel trip' }).click()
    await said(page, 'Booking cancelled successfully!')
    await expect(drawer.first().getByText('Cancelled').first()).toBeVisible()
    await Promise.all([host, guest, context].map((one) => one.close()))
  })
})
