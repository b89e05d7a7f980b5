import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, open, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { doubleURL } from '../support/settings.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'

test.use({ paymentsDouble: true })

/** The guest of a stay that its host has agreed to. */
async function agreedStay(browser: Browser, options: BrowserContextOptions) {
  const { host, guest, property } = await newHostAndGuest(browser, options)
  const trip = await taken(host, await asked(guest, property._id, 30, 32), 'approve')
  return { host, guest, trip: `/dashboard/bookings/${trip}` }
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay KES/ }).click()

test.describe('Paying as guests in Kenya do', () => {
  test('by M-Pesa: a prompt is cancelled, another is paid, and the page says both by itself', async ({
    browser,
    contextOptions,
  }) => {
    test.slow()
    const { guest, host, trip } = await agreedStay(browser, contextOptions)
    const phone = await guest.newPage()
    await phone.goto(doubleURL)
    await expect(phone.getByText('No request waits')).toBeVisible()

    const page = await guest.newPage()
    await open(page, `${trip}/pay`)
    await expect(page.getByRole('link', { name: 'M-Pesa' })).toHaveAttribute('aria-current', 'true')
    await look(page)
    const number = page.getByLabel('M-Pesa phone number')
    await number.fill('071')
    await pay(page)
    await expect(number).toBeFocused()
    await expect(number).toHaveAccessibleDescription(/Please enter a valid Kenyan phone number/)
    await expect(number).toHaveValue('+25471')
    await number.fill('0712345678')
    await pay(page)
    await expect(page.getByText(/enter your M-Pesa PIN to pay KES/)).toBeVisible()
    await look(page)
    await expect(phone.getByText('1 request waits')).toBeVisible()
    await phone.getByRole('button', { name: 'Cancel' }).click()
    await expect(
      page.getByText('You cancelled the payment. You can try again at any time.')
    ).toBeVisible()
    await look(page)

    await page.getByRole('link', { name: 'Pay now' }).click()
    await number.fill('0712345678')
    await pay(page)
    await phone.getByRole('button', { name: 'Enter PIN' }).click()
    await expect(phone.getByText(/confirmed\. You have paid KES/)).toBeVisible()
    await expect(page.getByText('Thank you! Your receipt is here.')).toBeVisible()
    await Promise.all([guest, host].map((context) => context.close()))
  })

  test('by card: there, back without paying, paid, and refunded', async ({
    browser,
    contextOptions,
  }) => {
    test.slow()
    const { guest, host, trip } = await agreedStay(browser, contextOptions)
    const page = await guest.newPage()
    await open(page, `${trip}/pay?by=paystack`)
    await look(page)
    await pay(page)
    await page.getByRole('link', { name: 'Go to the payment page' }).click()
    await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
    await page.getByRole('button', { name: 'Come back without paying' }).click()
    await expect(page.getByText('Payment under way')).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'Go to the payment page' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByText('Thank you! Your receipt is here.')).toBeVisible()

    await page.getByRole('link', { name: 'Cancel booking' }).click()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(page.getByText(/^Refund(ed| on its way)$/)).toBeVisible()
    await Promise.all([guest, host].map((context) => context.close()))
  })
})
