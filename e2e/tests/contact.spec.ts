import { expect, formError, open, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { letterTo, pathIn } from '../support/letters.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

const FIELDS = {
  'Full name': 'Wanjiku Kamau',
  'Email': 'wanjiku@example.com',
  'Phone number': '+254 712 345 678',
  'Subject': 'A question about a cot',
  'Message': 'Is there a cot in the Naivasha cottage, please?',
}

const THANKS = "Thank you! We'll get back to you within 24 hours."

async function fill(page: import('@playwright/test').Page) {
  for (const [label, text] of Object.entries(FIELDS)) {
    await page.getByLabel(label, { exact: label !== 'Message' }).fill(text)
  }
}

test.describe('Contact', () => {
  test('answers nine questions, names every missing field, keeps what was typed, then sends it', async ({
    browser,
  }) => {
    // A page of its own: a broken connection is reported in the console, too.
    const context = await browser.newContext()
    const page = await context.newPage()
    await open(page, '/contact')
    await expect(page.locator('details').filter({ hasText: '?' })).toHaveCount(9)
    await page.getByText('When am I charged?').click()
    await expect(page.getByText(/Your request holds the nights for 24 hours/)).toBeVisible()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Please fill in all required fields')).toBeVisible()
    for (const text of [
      'Full name is required',
      'Email is required',
      'Phone number is required',
      'Subject is required',
      'Message is required',
    ]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.getByLabel('Full name')).toBeFocused()
    await look(page)

    await fill(page)
    await page.getByLabel('Email', { exact: true }).fill('not an address')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Invalid email address')).toBeVisible()

    await page.getByLabel('Email', { exact: true }).fill(FIELDS.Email)
    expectTroubles(BROKEN_LINE)
    await page.route('**/contact.data*', (route) => route.abort())
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(
      formError(page, 'The connection broke. It may not have been done: please look')
    ).toBeVisible()
    await expect(page.getByLabel('Subject')).toHaveValue(FIELDS.Subject)
    await page.unroute('**/contact.data*')

    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeVisible()
    await context.close()
  })
})

test.describe('Newsletter', () => {
  test('the box on the home page asks for an address, and says what comes', async ({ browser }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await open(page, '/')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    const email = page.getByLabel('Email')
    await expect(email).toBeFocused()
    await email.fill(`reader-${Date.now()}@example.com`)
    expectTroubles(BROKEN_LINE)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(formError(page, 'You are offline. Nothing is lost')).toBeVisible()
    await expect(email).toHaveValue(/^reader-/)
    await context.setOffline(false)
    await page.route('**/newsletter.data*', (route) => route.abort())
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('The connection broke. It may not have been done')).toBeVisible()
    await expect(email).toHaveValue(/^reader-/)
    await look(page)
    await page.unroute('**/newsletter.data*')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(
      page.getByText('Please check your email to confirm your subscription.')
    ).toBeFocused()
    await look(page)
    await context.close()
  })

  test('a letter leads to a page that confirms with one press, and only once, and to one that takes leave', async ({
    page,
  }) => {
    const address = 'listener@example.com'
    await open(page, '/newsletter')
    await look(page)
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(
      page.getByText('Please check your email to confirm your subscription.')
    ).toBeVisible()

    const letter = await letterTo(page.request, { to: address, subject: /newsletter/ })
    const link = pathIn(letter, /\/newsletter\/confirm\/[\w-]+/)
    await open(page, link)
    await look(page)
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
    await expect(page.getByRole('heading', { name: 'Karibu!' })).toBeVisible()
    await look(page)
    await open(page, link)
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
    await expect(
      page.getByRole('heading', { name: 'This link is invalid or has expired.' })
    ).toBeVisible()
    await look(page)

    await open(page, pathIn(letter, /\/newsletter\/unsubscribe\/[\w-]+/))
    await expect(page.getByRole('heading', { name: 'Leave the newsletter?' })).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You have been unsubscribed' })).toBeVisible()
    await expect(page.getByText('No more newsletters come to this address.')).toBeVisible()
    await look(page)
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent, and faults are named', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    const phone = page.getByLabel('Phone number', { exact: true })
    await phone.fill('call me')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
    await expect(page.getByLabel('Subject')).toHaveValue(FIELDS.Subject)
    await phone.fill(FIELDS['Phone number'])
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(THANKS).filter({ visible: true })).toBeVisible()
  })

  test('the newsletter is asked for', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Email').fill(`plain-${Date.now()}@example.com`)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL(/\/newsletter$/)
    await expect(
      page.getByText('Please check your email to confirm your subscription.')
    ).toBeVisible()
  })
})
