import { expect, open, test } from '../support/journey.ts'
import { newPersonIn } from '../support/people.ts'

test('a guest becomes a host in one step, and the dashboard opens as one', async ({
  browser,
  contextOptions,
}) => {
  const { context } = await newPersonIn(browser, contextOptions)
  const page = await context.newPage()
  await open(page, '/')
  await page.getByRole('link', { name: 'Become a Host', exact: true }).click()
  await expect(page).toHaveURL(/\/host$/)
  await page.getByRole('button', { name: 'Become a Host' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Karibu! You are a host now.')).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'My Properties' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'My Properties' }).first()).toBeVisible()

  await open(page, '/host')
  await page.locator('main').getByRole('link', { name: 'Add a property' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add New Property' })).toBeVisible()
  await context.close()
})

test('visitors who want to host register as hosts', async ({ page }) => {
  await open(page, '/host')
  await page.locator('main').getByRole('link', { name: 'Become a Host' }).click()
  await expect(page).toHaveURL(/\/auth\/register\?role=host/)
})
