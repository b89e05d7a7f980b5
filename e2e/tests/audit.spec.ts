import { atTheDesk, lineOf } from '../support/desk.ts'
import { expect, look, people, test } from '../support/journey.ts'
import { newPerson } from '../support/people.ts'

test.describe('The audit log', () => {
  test('tells who changed what, from what to what, and is narrowed', async ({
    browser,
    contextOptions,
  }) => {
    test.slow()
    const person = await newPerson()
    const { context, page, api } = await atTheDesk(browser, people.admin.email, contextOptions)
    const found = await api.get(`/api/v1/users/search?q=${person.email}`)
    const { data: matches } = await found.json()
    const id: number = matches[0]._id
    const changed = await api.put(`/api/v1/users/${id}`, {
      headers: { 'X-Client': 'web', 'Sec-Fetch-Site': 'same-origin' },
      data: { role: 'host' },
    })
    expect(changed.ok()).toBe(true)

    await page.goto(`/dashboard/audit?subject=user&subjectId=${id}`)
    const line = lineOf(page, 'Role changed')
    await expect(line).toContainText('guest')
    await expect(line).toContainText('host')
    await expect(page.getByRole('button', { name: `No. ${id}` })).toBeVisible()
    await look(page)

    await page.getByLabel('From', { exact: true }).fill('2030-01-01')
    await expect(page.getByText('No entries found')).toBeVisible()
    await look(page)
    await page.goBack()
    await expect(line).toBeVisible()
    await line.getByRole('link', { name: 'Zawadi' }).click()
    await expect(page).toHaveURL(/actor=\d+/)
    await expect(page.getByRole('button', { name: /^Person no\. \d+/ })).toBeVisible()
    await page.getByRole('button', { name: /^Person no\. \d+/ }).click()
    await expect(page).not.toHaveURL(/actor=/)
    await page.getByLabel('Kind').selectOption('booking')
    await expect(page).toHaveURL(/subject=booking/)

    await page.route('**/api/v1/audit?*', (route) => route.fulfill({ status: 404, json: {} }))
    await page.goto('/dashboard/audit?search=role')
    await expect(page.getByText('Failed to load the audit log')).toBeVisible()
    await context.close()
  })
})
