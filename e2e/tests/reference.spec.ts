import { expect, test } from '../support/journey.ts'
import { lookHere } from '../support/look.ts'

const DOCS = '/api/v1/docs'

test.describe('A developer reads the reference of the API', () => {
  /** In one window: its library resolves every call before it draws the first, for seconds of a processor. */
  test('reads the longest call in the dark, authorizes, and tries a call out', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(DOCS)
    // Seconds alone, many times that beside other windows.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Makao API', {
      timeout: 60_000,
    })
    const properties = page.getByRole('button', { name: 'Properties', exact: true })
    await properties.click()
    const longest = page.locator('.opblock-post', {
      has: page.locator('[data-path="/api/v1/properties"]'),
    })
    await longest.getByRole('button').first().click()
    await expect(longest.getByRole('heading', { name: 'Request body' })).toBeVisible()
    await expect(page.locator('html')).toContainClass('dark-mode')
    await lookHere(page)

    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('html')).not.toContainClass('dark-mode')
    await properties.click()
    await expect(longest).toBeHidden()
    await lookHere(page)

    await page.getByRole('button', { name: 'Authorize' }).first().click()
    await expect(page.getByRole('heading', { name: 'Available authorizations' })).toBeVisible()
    await lookHere(page)
    await page.getByRole('button', { name: 'Close' }).last().click()

    await page.getByRole('button', { name: 'Service', exact: true }).click()
    const health = page.getByRole('button', { name: /GET \/api\/v1\/health/i }).first()
    await health.focus()
    await page.keyboard.press('Enter')
    const call = page.locator('.opblock.is-open')
    await expect(call.getByRole('heading', { name: 'Responses' })).toBeVisible()
    await call.getByRole('button', { name: 'Try it out' }).click()
    await call.getByRole('button', { name: 'Execute' }).click()
    await expect(call.locator('.live-responses-table')).toContainText('"status": "ok"')
    await lookHere(page)
  })
})
