import type { Page } from '@playwright/test'
import { expect, formError, open, test } from '../support/journey.ts'
import { lookHere } from '../support/look.ts'
import { NEW_PASSWORD } from '../support/people.ts'
import { signedIn } from '../support/world.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

/* Without a connection nothing is sent, and nothing that was typed is lost. */

const UNSENT = 'You are offline. Nothing is lost: please send it again when you are connected.'

const said = (page: Page) => expect(formError(page, UNSENT)).toBeVisible()

interface Form {
  path: string
  /** What the browser asks for when the form is sent. */
  call: string
  submit: string
  type: (page: Page) => Promise<void>
  stands: (page: Page) => Promise<void>
}

const forGuests: Form[] = [
  {
    path: '/dashboard/profile',
    call: '**/dashboard/profile.data*',
    submit: 'Save changes',
    type: (page) => page.getByLabel('Bio').fill('I travel light and late.'),
    stands: (page) => expect(page.getByLabel('Bio')).toHaveValue('I travel light and late.'),
  },
  {
    path: '/dashboard/settings',
    call: '**/dashboard/settings.data*',
    submit: 'Save All Settings',
    async type(page) {
      await page.getByLabel('Time zone').selectOption('UTC')
      await page.getByRole('switch', { name: 'Marketing emails' }).check()
    },
    async stands(page) {
      await expect(page.getByLabel('Time zone')).toHaveValue('UTC')
      await expect(page.getByRole('switch', { name: 'Marketing emails' })).toBeChecked()
    },
  },
]

const forVisitors: Form[] = [
  {
    path: '/auth/login',
    call: '**/auth/login.data*',
    submit: 'Sign in',
    async type(page) {
      await page.getByLabel('Email').fill('baraka@example.com')
      await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    },
    async stands(page) {
      await expect(page.getByLabel('Email')).toHaveValue('baraka@example.com')
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(NEW_PASSWORD)
    },
  },
  {
    path: '/auth/register',
    call: '**/auth/register.data*',
    submit: 'Create Account',
    async type(page) {
      await page.getByLabel('First name').fill('Baraka')
      await page.getByLabel('Last name').fill('Mwangi')
      await page.getByLabel('Email').fill('baraka@example.com')
      await page.getByLabel('Phone number').fill('+254712345678')
      await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
      await page.getByRole('checkbox', { name: /I agree/ }).check()
    },
    async stands(page) {
      await expect(page.getByLabel('First name')).toHaveValue('Baraka')
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(NEW_PASSWORD)
      await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked()
    },
  },
]

async function keeps(page: Page, { path, call, submit, type, stands }: Form) {
  await open(page, path)
  await type(page)
  const send = page.getByRole('button', { name: submit, exact: true })

  expectTroubles(BROKEN_LINE)
  await page.context().setOffline(true)
  await send.click()
  await said(page)
  await stands(page)
  await lookHere(page)

  // A line that breaks in the middle, while the device believes that it is connected.
  await page.context().setOffline(false)
  await page.route(call, (route) => route.abort('connectionreset'))
  await send.click()
  await said(page)
  await stands(page)
  await expect(page).toHaveURL(path)
  await page.unroute(call)
}

for (const form of [...forVisitors, ...forGuests]) {
  test(`${form.path} keeps what was typed`, async ({ browser }) => {
    const context = forGuests.includes(form)
      ? await signedIn(browser, 'guest@makao.test')
      : await browser.newContext()
    await keeps(await context.newPage(), form)
    await context.close()
  })
}

test('the newsletter on the home page keeps the address, and the page', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await open(page, '/')
  await page.getByLabel('Email').fill('baraka@example.com')
  expectTroubles(BROKEN_LINE)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await said(page)
  await expect(page.getByLabel('Email')).toHaveValue('baraka@example.com')
  await context.close()
})
