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

  const hosting = await context.request.get('/host')
  expect(await hosting.text()).toMatch(/href="\/dashboard\/properties\/new"[^>]*>Add a property/)
  await context.close()
})
