import { atTheDesk, lineOf, unique } from '../support/desk.ts'
import { expect, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { baseURL } from '../support/settings.ts'

test.describe('Where gateways and our books differ', () => {
  test('a forged message is queued, counted in the menu, and resolved with a reason', async ({
    browser,
    contextOptions,
    request,
  }) => {
    const forged = await request.post(`${baseURL}/api/v1/payments/card-events`, {
      headers: { 'x-paystack-signature': '00' },
      data: { event: 'charge.success', data: { reference: unique(), amount: 1 } },
    })
    expect(forged.status()).toBe(401)

    const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
    await page.goto('/dashboard/payouts')
    await page.getByRole('link', { name: 'Reconciliation', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reconciliation' })).toBeVisible()
    const line = lineOf(page, 'Forged messages')
    await expect(line).toContainText('Payment by card (Paystack)')
    await expect(line).toContainText('Open')
    await look(page)

    await line.getByRole('button', { name: /^Resolve:/ }).click()
    const asked = page.getByRole('dialog', { name: /^Resolve difference \d+\?$/ })
    await asked.getByRole('button', { name: 'Resolve', exact: true }).click()
    await expect(asked.getByText('This is required')).toBeVisible()
    await asked.getByLabel('What was found out').fill('Nothing moved at Paystack')
    await look(page)
    await asked.getByRole('button', { name: 'Resolve', exact: true }).click()
    await expect(page.getByText('Difference resolved')).toBeVisible()
    await expect(line).toContainText('Resolved')
    await expect(line).toContainText('Nothing moved at Paystack')
    await expect(line.getByRole('button', { name: /^Resolve:/ })).toHaveCount(0)

    const states = page.getByRole('group', { name: 'Status' })
    await states.getByText('Open', { exact: true }).click()
    await expect(page).toHaveURL(/status=open$/)
    await expect(page.getByText('Nothing moved at Paystack')).toHaveCount(0)
    await states.getByText('Resolved', { exact: true }).click()
    await page.getByLabel('Kind').selectOption('unsigned')
    await expect(line).toContainText('Nothing moved at Paystack')

    await page.getByRole('link', { name: 'Gateway messages', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gateway messages' })).toBeVisible()
    await page.getByLabel('What became of it').selectOption('unsigned')
    await expect(page).toHaveURL(/verdict=unsigned$/)
    const message = lineOf(page, 'Wrong signature').first()
    await message.getByRole('link', { name: 'Message about a card payment' }).click()
    const shown = page.getByRole('dialog', { name: /^Message \d+/ })
    await expect(shown.getByRole('region', { name: 'What it said' })).toContainText('"amount": 1')
    await expect(shown).toContainText('It was refused')
    await look(page)

    await shown.getByRole('button', { name: 'Close' }).first().click()
    await expect(shown).toBeHidden()
    const messages = page.getByRole('link', { name: 'Gateway messages', exact: true })
    await messages.click()
    await expect(page.getByLabel('What became of it')).toHaveValue('')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const refused = page.locator('tbody tr').filter({ hasText: 'Wrong signature' })
    await expect(refused.first()).toBeVisible()
    const before = await refused.count()
    await page.getByRole('link', { name: 'Reconciliation', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reconciliation' })).toBeVisible()
    const other = await request.post(`${baseURL}/api/v1/payments/card-events`, {
      headers: { 'x-paystack-signature': '00' },
      data: { event: 'charge.success', data: { reference: unique(), amount: 2 } },
    })
    expect(other.status()).toBe(401)
    await messages.click()
    await expect(refused).toHaveCount(before + 1)
    await context.close()
  })
})
