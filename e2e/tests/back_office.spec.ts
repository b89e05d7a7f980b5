import { expect, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { signedIn } from '../support/world.ts'

test.describe('The back office', () => {
  test(
    'a host sees greeting, totals, activity, properties and a booking',
    { tag: '@phone' },
    async ({ browser, contextOptions }) => {
      const context = await signedIn(browser, people.host.email, contextOptions)
      const page = await context.newPage()
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /Good (morning|afternoon|evening), Amina/
      )
      await expect(page.getByText('Total Revenue')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()

      await page.goto('/dashboard/properties')
      await expect(page.getByRole('heading', { level: 1, name: 'My Properties' })).toBeVisible()

      await page.goto('/dashboard/bookings?status=pending')
      await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
      await page
        .locator('main a[href^="/dashboard/bookings/"]:not([href$="/trips"])')
        .filter({ visible: true })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.getByRole('dialog').getByText('Service fee (10%)')).toBeVisible()
      await context.close()
    }
  )

  test('an admin finds all properties and any booking by name', async ({
    browser,
    contextOptions,
  }) => {
    const context = await signedIn(browser, people.admin.email, contextOptions)
    const page = await context.newPage()
    await page.goto('/dashboard')
    await expect(page.getByText('Total Users')).toBeVisible()
    await page.goto('/dashboard/properties')
    await expect(page.getByRole('heading', { level: 1, name: 'All Properties' })).toBeVisible()
    await page.goto('/dashboard/bookings')
    await page.getByRole('searchbox').fill('Njeri')
    await expect(page).toHaveURL(/Njeri/)
    await expect(page.getByText('Njeri Kariuki').first()).toBeVisible()
    await context.close()
  })

  test('deep links, a missing page and a guest at the wrong door', async ({
    browser,
    contextOptions,
  }) => {
    const host = await signedIn(browser, people.host.email, contextOptions)
    const page = await host.newPage()
    await page.goto('/dashboard/nowhere')
    await expect(page.getByText('Page not found')).toBeVisible()
    await look(page)
    await host.close()

    const anonymous = await browser.newContext(contextOptions)
    const visitor = await anonymous.newPage()
    await visitor.goto('/dashboard/bookings')
    await expect(visitor).toHaveURL(/\/auth\/login\?.*bookings/)
    await anonymous.close()
  })
})
