import { day } from '../support/dates.ts'
import { expect, look, test } from '../support/journey.ts'

test.describe('A visitor looks for a place', () => {
  test('from the home page to places by the sea, in the address all along', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Stay where the evenings are warm.'
    )
    const featured = page.locator('section', { has: page.getByText('Places guests come back to') })
    await expect(featured.getByRole('article')).toHaveCount(6)
    await look(page)

    await page.getByRole('combobox', { name: 'Where' }).fill('dia')
    await page.getByRole('option', { name: 'Diani Beach' }).click()
    await page.getByLabel('Guests', { exact: true }).selectOption('2')
    await page.getByRole('button', { name: 'Search Properties' }).click()
    await expect(page.getByText('Please select a check-in date')).toBeVisible()

    await page.goto(
      `/properties?location=Diani+Beach&checkIn=${day(40)}&checkOut=${day(42)}&guests=2`
    )
    await expect(page.getByText(/\d+ propert(y|ies) found/)).toBeVisible()
    await look(page)
  })

  test('filters live in the address, as chips, and go away one by one', async ({ page }) => {
    await page.goto('/properties?propertyType=villa&minPrice=10000&sort=price')
    await expect(page.getByRole('link', { name: 'Remove filter: Villa' })).toBeVisible()
    await page.getByRole('link', { name: 'Remove filter: Villa' }).click()
    await expect(page).not.toHaveURL(/propertyType/)
    await expect(page).toHaveURL(/sort=price/)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).not.toHaveURL(/minPrice/)
  })

  test('nothing found tells what to do next', async ({ page }) => {
    await page.goto('/properties?location=Atlantis')
    await expect(page.getByText('No properties found')).toBeVisible()
    await expect(page.getByText('Try adjusting your filters or search criteria')).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page.getByText(/[1-9]\d* properties found/)).toBeVisible()
  })

  test('pages follow each other, and a second page is a page of its own', async ({ page }) => {
    await page.goto('/properties')
    await expect(page.getByText(/Showing 1 to 12 of \d+ results/)).toBeVisible()
    const first = await page.getByRole('article').first().getByRole('heading').textContent()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first!)
  })

  test('an unknown address answers 404 and leads home', async ({ page }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await look(page)
  })

  for (const path of [
    '/about',
    '/contact',
    '/terms',
    '/privacy',
    '/careers',
    '/press',
    '/blog',
    '/help',
    '/safety',
    '/host',
    '/host-resources',
    '/forum',
    '/hosting-responsibly',
    '/cookies',
  ]) {
    test(`${path} is a real page`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look(page)
    })
  }
})
