import { readFileSync } from 'node:fs'
import { atTheDesk, lineOf } from '../support/desk.ts'
import { expect, people, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { withhold } from '../support/refusals.ts'

test.describe('The money of a host', () => {
  test(
    'is due, approved, taken to the bank, sent, and seen by its host at each step',
    { tag: '@phone' },
    async ({ browser, contextOptions }) => {
      test.slow()
      const { page: host, context } = await atTheDesk(browser, people.host.email, contextOptions)
      const stream = host.waitForResponse('**/api/v1/live')
      await host.goto('/dashboard/payouts')
      await stream
      await expect(host.getByRole('heading', { level: 1, name: 'Earnings' })).toBeVisible()
      const money = host.getByRole('region', { name: 'Your money' })
      await expect(money.getByText('Due to you').first()).toBeVisible()
      const waiting = lineOf(host, 'Waiting for approval')
      const number = await waiting.getByRole('link', { name: /^Payout \d+$/ }).textContent()
      const own = lineOf(host, String(number))
      await expect(own.getByRole('button')).toHaveCount(0)

      const desk = await atTheDesk(browser, people.admin.email, contextOptions)
      const admin = desk.page
      await admin.goto('/dashboard/payouts')
      await admin.getByRole('searchbox', { name: /^Search by host/ }).fill('Amina Bakari')
      const line = lineOf(admin, String(number))
      await admin
        .getByRole('checkbox', { name: `Select ${String(number).toLowerCase()}, Amina Bakari` })
        .check()
      await admin.getByRole('button', { name: 'Approve', exact: true }).click()
      const asked = admin.getByRole('dialog', { name: 'Approve 1 payout?' })
      await expect(asked).toContainText('KES')
      await look(admin)
      await asked.getByRole('button', { name: 'Approve 1 payout' }).click()
      await expect(admin.getByText('1 payout approved')).toBeVisible()
      await expect(own).toContainText('On its way')
      await expect(admin.locator(':focus')).toBeAttached()

      const [file] = await Promise.all([
        admin.waitForEvent('download'),
        admin.getByRole('button', { name: 'File for the bank' }).click(),
      ])
      const id = String(number).replace(/\D/g, '')
      expect(readFileSync(await file.path(), 'utf8')).toContain(`MAKAO-${id},`)

      const address = '**/payouts/files/*/export.csv'
      await withhold(admin, address)
      await line.getByRole('link', { name: String(number), exact: true }).click()
      const taken = admin.getByRole('dialog').getByRole('link', { name: /^File \d+, taken/ })
      await taken.click()
      await expect(admin.getByText(/^File \d+ for the bank was not downloaded$/)).toBeVisible()
      await expect(admin.getByText('Not today.')).toBeVisible()
      await admin.unroute(address)
      // On a phone what is said lies over the link, and stays while the mouse is there.
      await admin.mouse.move(10, 700)
      const [again] = await Promise.all([admin.waitForEvent('download'), taken.press('Enter')])
      expect(again.suggestedFilename()).toMatch(/^makao-payouts-\d+-.*\.csv$/)
      await admin.goBack()

      await admin.getByRole('link', { name: 'Books', exact: true }).click()
      await expect(admin.getByRole('heading', { level: 1, name: /^Books of / })).toBeVisible()
      const books = admin.getByRole('region', { name: 'Books in KES' })
      await expect(books.getByText('The books balance')).toBeVisible()
      await expect(books.getByRole('row', { name: /^Payouts on their way/ })).toBeVisible()
      const download = async (name: string) => {
        const [saved] = await Promise.all([
          admin.waitForEvent('download'),
          admin.getByRole('link', { name }).click(),
        ])
        return readFileSync(await saved.path(), 'utf8')
      }
      expect(await download('Journal (CSV)')).toContain('A payout was approved')
      expect(await download('Tourism levy')).toContain('Gross in KES')
      await admin.goBack()

      await line.getByRole('button', { name: /^Mark as failed:/ }).click()
      await admin.getByRole('button', { name: 'Mark as failed', exact: true }).click()
      await expect(admin.getByRole('dialog').getByText('This is required')).toBeVisible()
      await admin.getByLabel('Reason').fill('The account is closed')
      await admin.getByRole('button', { name: 'Mark as failed', exact: true }).click()
      await expect(own).toContainText('The account is closed')
      await line.getByRole('button', { name: /^Approve again:/ }).click()
      const other = await desk.api.put(`/api/v1/payouts/${id}/approve`, { headers: fromOurPages })
      expect(other.ok()).toBe(true)
      const late = admin.getByRole('dialog', { name: /^Send payout \d+ again\?$/ })
      await late.getByRole('button', { name: 'Approve again', exact: true }).click()
      await expect(late.getByRole('alert')).toContainText('Failed to approve the payout')
      await look(admin)
      await late.getByRole('button', { name: 'Not now' }).click()
      await line.getByRole('button', { name: /^Mark as sent:/ }).click()
      await admin.getByLabel('Reference of the bank (optional)').fill('FT26327A')
      await admin.getByRole('button', { name: 'Mark as sent', exact: true }).click()
      await expect(own).toContainText('Sent')

      await own.getByRole('link', { name: String(number), exact: true }).click()
      const details = host.getByRole('dialog')
      await expect(details.getByText('FT26327A')).toBeVisible()
      await expect(details.getByText('You receive').first()).toBeVisible()
      const approved = await details.locator('dt:text-is("Approved") + dd').textContent()
      const month = new Date(`${approved?.split(',')[0]} UTC`).toISOString().slice(0, 7)
      await details
        .getByRole('link', { name: /^Booking \d+$/ })
        .first()
        .click()
      const booking = host.getByRole('dialog').filter({ hasText: 'The guest pays' })
      await expect(booking.getByText('You receive')).toBeVisible()

      await host.goto(`/dashboard/payouts/statement?month=${month}`)
      await expect(host.getByRole('link', { name: String(number) }).first()).toBeVisible()
      await host.getByLabel('Month').focus()
      await host.getByLabel('Month').selectOption({ index: 23 })
      await expect(host.getByText('Nothing happened in this month')).toBeVisible()
      await expect(host.getByLabel('Month')).toBeFocused()
      await Promise.all([context.close(), desk.context.close()])
    }
  )
})
