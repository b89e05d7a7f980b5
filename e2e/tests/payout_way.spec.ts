import { atTheDesk } from '../support/desk.ts'
import { expect, PASSWORD, people, test } from '../support/journey.ts'
import { listed, unlist } from '../support/listings.ts'
import { drawn, look } from '../support/look.ts'
import { NEW_PASSWORD } from '../support/people.ts'
import { newHostAndGuest } from '../support/stays.ts'

test.describe('Where a host is paid', () => {
  test('is nowhere at first, then an account at a bank, masked, and another one later', async ({
    browser,
    contextOptions,
  }) => {
    test.slow()
    const { host, guest } = await newHostAndGuest(browser, contextOptions)
    const page = await host.newPage()
    await page.goto('/dashboard/payouts')
    await expect(page.getByText(/^We have neither a bank account nor/)).toBeVisible()
    await page.getByRole('button', { name: 'Change: Where you are paid' }).click()
    const dialog = page.getByRole('dialog', { name: 'Where shall we pay you?' })

    await dialog.getByLabel('Password').fill(NEW_PASSWORD)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please choose your bank.')).toBeVisible()
    await dialog.getByLabel('Bank', { exact: true }).selectOption('Equity Bank Kenya')
    await dialog.getByLabel('Account number').fill('12 34')
    await dialog.getByLabel('Branch code (optional)').fill('026')
    await dialog.getByLabel('Account holder').fill('Wanjikũ Kamau')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('An account number has 5 to 16 digits')).toBeVisible()
    await expect(dialog.getByLabel('Account number')).toHaveValue('12 34')
    await look(page)
    await dialog.getByLabel('Account number').fill('0260 1990 0123 4')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Equity Bank Kenya, account •••••1234')).toBeVisible()
    await expect(page.getByText(/^We have neither a bank account nor/)).toHaveCount(0)

    await page.getByRole('button', { name: 'Change: Where you are paid' }).click()
    await expect(dialog.getByText('Leave it empty to keep •••••1234.')).toBeVisible()
    await expect(dialog.getByLabel('Account holder')).toHaveValue('Wanjikũ Kamau')
    await dialog.getByLabel('Account number').fill('77777')
    await dialog.getByLabel('Password').fill(NEW_PASSWORD)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Equity Bank Kenya, account •••••7777')).toBeVisible()

    await expect(page.getByText('Tax numbers: not given yet')).toBeVisible()
    await page.getByRole('button', { name: 'Change: Tax numbers' }).click()
    const numbers = page.getByRole('dialog', { name: 'Tax numbers' })
    await numbers.getByLabel('Tourism levy number (optional)').fill('TF/2026/0415')
    await look(page)
    await numbers.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Tax numbers: TF/2026/0415')).toBeVisible()
    await Promise.all([host, guest].map((one) => one.close()))
  })

  test('is said by an admin who hosts, too, beside what all hosts are paid', async ({
    browser,
    contextOptions,
  }) => {
    const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
    const change = page.getByRole('button', { name: 'Change: Where you are paid' })
    // It is drawn by what the admin hosts: until that is known, it is never there.
    const asked = page.waitForResponse(/\/properties\?.*host=/)
    await page.goto('/dashboard/payouts')
    const own = await asked
    await own.finished()
    await drawn(page)
    await expect(page.getByRole('region', { name: 'Where you are paid' })).toHaveCount(0)

    const place = await listed(context, { isActive: 'true' })
    await page.reload()
    await expect(page.getByText('Tax numbers: not given yet')).toBeVisible()
    await look(page)
    await change.click()
    const dialog = page.getByRole('dialog', { name: 'Where shall we pay you?' })
    await dialog.getByLabel('Bank', { exact: true }).selectOption('Equity Bank Kenya')
    await dialog.getByLabel('Account number').fill('0260 1990 0123 4')
    await dialog.getByLabel('Branch code (optional)').fill('026')
    await dialog.getByLabel('Account holder').fill('Wanjikũ Kamau')
    await dialog.getByLabel('Password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Equity Bank Kenya, account •••••1234')).toBeVisible()
    await unlist(context, [place])
    await context.close()
  })
})
