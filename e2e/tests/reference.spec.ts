import { expect, test } from '../support/journey.ts'
import { lookHere } from '../support/look.ts'

const DOCS = '/api/v1/docs'

test.describe('A developer reads the reference of the API', () => {
  test('finds a call, reads what it takes, and tries it out', async ({ page }) => {
    await page.goto(DOCS)
    // The library resolves every call before it draws the first: seconds alone, many times that beside other windows.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Makao API', {
      timeout: 60_000,
    })
    await lookHere(page)

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

  test('reads the longest of them, and in the dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(DOCS)
    await page.getByRole('button', { name: 'Properties', exact: true }).click()
    await page
      .locator('.opblock-post', { has: page.locator('[data-path="/api/v1/properties"]') })
      .getByRole('button')
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Request body' })).toBeVisible()
    await lookHere(page)
  })

  test('may authorize with a token', async ({ page }) => {
    await page.goto(DOCS)
    await page.getByRole('button', { name: 'Authorize' }).first().click()
    await expect(page.getByRole('heading', { name: 'Available authorizations' })).toBeVisible()
    await lookHere(page)
  })
})
