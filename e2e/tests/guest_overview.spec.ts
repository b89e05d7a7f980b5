import { expect, open, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { newPersonIn } from '../support/people.ts'
import { asked, newHostAndGuest } from '../support/stays.ts'
import { day } from '../support/dates.ts'

const main = (page: import('@playwright/test').Page) => page.getByRole('main')

test.describe("A guest's overview", () => {
  test('greets whoever is new, counts nothing yet and says where to begin', async ({ browser }) => {
    const { person, context } = await newPersonIn(browser)
    const page = await context.newPage()
    await open(page, '/dashboard')
    const greeting = new RegExp(`^Good (morning|afternoon|evening), ${person.firstName}$`)
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
    await expect(
      main(page).getByText('Guest', { exact: true }).filter({ visible: true }).first()
    ).toBeVisible()
    await expect(main(page).locator('time').first()).toHaveAttribute('datetime', day(0))
    for (const figure of ['My Trips', 'Wishlist', 'Reviews Given', 'Total Spent']) {
      await expect(main(page).getByText(figure).filter({ visible: true }).first()).toBeVisible()
    }
    await expect(page.getByText('No recent activity')).toBeVisible()
    await expect(
      main(page)
        .getByRole('link', { name: /^Browse properties/ })
        .first()
    ).toHaveAttribute('href', '/properties')
    await look(page)

    const search = main(page).getByRole('searchbox')
    await expect(search).toHaveAccessibleName('Search your trips')
    const menu = (path: string) => page.locator(`.dashboard-menu a[href="${path}"]`)
    await menu('/dashboard/bookings').click()
    await expect(page.getByText('No bookings found')).toBeVisible()
    await expect(search).toHaveAccessibleName('Search')
    await look(page)
    await menu('/dashboard/reviews').click()
    await expect(page.getByText('No reviews yet')).toBeVisible()
    await expect(search).toHaveAccessibleName('Search your trips')
    await expect(page.getByText('Be the first to leave a review!')).toBeVisible()
    await look(page)
    await context.close()
  })

  test('shows the latest requests, which lead to the trip and out of it again', async ({
    browser,
  }) => {
    const { host, guest, property } = await newHostAndGuest(browser)
    const path = `/api/v1/properties/${property._id}`
    const data = { currency: 'USD' }
    const inDollars = await host.request.put(path, { headers: fromOurPages, data })
    expect(inDollars.ok()).toBe(true)
    const trip = await asked(guest, property._id, 30, 32)
    const page = await guest.newPage()
    await page.goto('/dashboard/bookings?when=upcoming&page=7')
    await expect(page).toHaveURL(/\?when=upcoming&page=1$/)
    await expect(main(page).getByText(property.title)).toBeVisible()
    await page.goto('/dashboard')
    const row = main(page).getByRole('link', { name: property.title })
    await expect(row).toContainText('Pending')
    await expect(row).toContainText(/USD\s[\d,.]+\s*≈ KES\s[\d,.]+/)
    await row.click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${trip}$`))

    await main(page)
      .getByRole('link', { name: /^Cancel/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Cancel this booking?' })).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'Keep Booking' }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${trip}$`))
    await main(page)
      .getByRole('link', { name: /^Cancel/ })
      .click()
    await page.getByRole('textbox').fill('Our plans have changed.')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Cancel/ })
      .click()
    await expect(
      page.getByRole('status').filter({ hasText: 'Booking cancelled successfully!' })
    ).toBeVisible()
    await expect(main(page).getByText('Cancelled').first()).toBeVisible()
    await expect(main(page).getByText('Our plans have changed.')).toBeVisible()

    await page.goto('/dashboard/bookings?search=nothing-like-it')
    await expect(page.getByText('Nothing matches your search.')).toBeVisible()
    await page.goto('/dashboard/bookings?status=cancelled')
    await expect(main(page).getByText(property.title).first()).toBeVisible()
    await host.close()
    await guest.close()
  })
})
