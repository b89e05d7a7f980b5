import type { Page } from '@playwright/test'
import { day } from '../support/dates.ts'
import { expect, formError, open, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { letterTo, pathIn } from '../support/letters.ts'
import { lookHere } from '../support/look.ts'
import { NEW_PASSWORD, newPerson, newPersonIn } from '../support/people.ts'
import { asked, newHostAndGuest, reviewed, taken } from '../support/stays.ts'
import { signedIn } from '../support/world.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

/* Without a connection nothing is sent, and nothing that was typed is lost: also where the line breaks on the way. */

const UNSENT = 'You are offline. Nothing is lost: please send it again when you are connected.'
const UNHEARD =
  'The connection broke. It may not have been done: please look, and try again if need be.'

const said = (page: Page, text: string) => expect(formError(page, text)).toBeVisible()

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
    path: '/auth/forgot-password',
    call: '**/auth/forgot-password.data*',
    submit: 'Send reset instructions',
    type: (page) => page.getByLabel('Email').fill('baraka@example.com'),
    stands: (page) => expect(page.getByLabel('Email')).toHaveValue('baraka@example.com'),
  },
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

async function keeps(page: Page, form: Form) {
  await open(page, form.path)
  await keepsHere(page, form)
}

async function keepsHere(page: Page, { path, call, submit, type, stands }: Form) {
  await type(page)
  const send = page.getByRole('button', { name: submit, exact: true })

  expectTroubles(BROKEN_LINE)
  await page.context().setOffline(true)
  await send.click()
  await said(page, UNSENT)
  await stands(page)
  await send.click()
  await said(page, UNSENT)

  // A line that breaks in the middle, while the device believes that it is connected.
  await page.context().setOffline(false)
  await page.route(call, (route) => route.abort('connectionreset'))
  await send.click()
  await said(page, UNHEARD)
  await send.click()
  await said(page, UNHEARD)
  await stands(page)
  await expect(page).toHaveURL(path)
  await page.unroute(call)
}

/** One form after the other, by the links between them. */
async function keepAll(page: Page, forms: Form[], links: string[]) {
  await open(page, forms[0]!.path)
  for (const [index, form] of forms.entries()) {
    await test.step(form.path, async () => {
      const link = links[index - 1]
      if (link) await page.getByRole('main').getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(form.path)
      // The page that is left has fields of these names as well.
      const send = page.getByRole('button', { name: form.submit, exact: true })
      await expect(send).toBeVisible()
      await keepsHere(page, form)
    })
  }
}

test('what is typed to sign in, to register and to ask for a password is kept', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await keepAll(await context.newPage(), forVisitors, ['Back to login', 'Sign up'])
  await context.close()
})

test('a profile and settings keep what was typed', async ({ browser }) => {
  const context = await signedIn(browser, 'guest@makao.test')
  await keepAll(await context.newPage(), forGuests, ['Settings'])
  await context.close()
})

test('a link for a new password, a code for an account and a payment stand over a broken line', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { email } = newPerson()
  const visitor = await browser.newContext(contextOptions)
  const page = await visitor.newPage()
  await visitor.request.post('/api/v1/auth/forgotpassword', { data: { email } })
  const letter = await letterTo(page.request, { to: email, subject: /password/i })
  await keeps(page, {
    path: pathIn(letter, /\/auth\/reset-password\/[\w-]+/),
    call: '**/auth/reset-password/*.data*',
    submit: 'Reset password',
    async type(shown) {
      await shown.getByLabel('New password', { exact: true }).fill('Tembo-2026')
      await shown.getByLabel('Confirm new password').fill('Tembo-2026')
    },
    stands: (shown) =>
      expect(shown.getByLabel('New password', { exact: true })).toHaveValue('Tembo-2026'),
  })

  await visitor.clearCookies()
  await open(page, '/auth/register')
  await forVisitors.find(({ path }) => path === '/auth/register')!.type(page)
  const mine = `neema.${Date.now().toString(36)}@example.com`
  await page.getByLabel('Email').fill(mine)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/auth\/verify/)
  const code = page.getByLabel('Verification code')
  await keeps(page, {
    path: '/auth/verify',
    call: '**/auth/verify.data*',
    submit: 'Verify Email',
    type: () => code.fill('123456'),
    stands: () => expect(code).toHaveValue('123456'),
  })

  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const stay = await taken(host, await asked(guest, property._id, 20, 22), 'approve')
  const till = await guest.newPage()
  const key = till.locator('input[name=key]')
  const outcome = till.getByLabel('What should happen?')
  await open(till, `/dashboard/bookings/${stay}/pay`)
  const first = await key.inputValue()
  await outcome.selectOption('The PIN is wrong')
  await till.getByRole('button', { name: /^Pay KES/ }).click()
  await expect(formError(till, 'The PIN was wrong. Please try again.')).toBeVisible()
  const second = await key.inputValue()
  expect(second).not.toBe(first)
  await outcome.selectOption('The payment succeeds')
  await till.route('**/pay.data*', (route) => route.abort('connectionreset'))
  await till.getByRole('button', { name: /^Pay KES/ }).click()
  await said(till, UNHEARD)
  await expect(outcome).toHaveValue('paid')
  expect(await key.inputValue()).toBe(second)
  await till.unroute('**/pay.data*')
  await till.getByRole('button', { name: /^Pay KES/ }).click()
  await expect(till.getByText('Thank you! Your receipt is here.')).toBeVisible()
  await Promise.all([host, guest, visitor].map((one) => one.close()))
})

/** A form with one text in it. */
const words = (path: string, call: string, submit: string, field: string): Form => ({
  path,
  call: `**/${call}.data*`,
  submit,
  type: (page) => page.getByLabel(field).fill('We come late, and leave early.'),
  stands: (page) => expect(page.getByLabel(field)).toHaveValue('We come late, and leave early.'),
})

test('what a guest writes about a stay is kept: wishes, why it is cancelled, and a review', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const stay = await asked(guest, property._id, 20, 22)
  const over = await asked(guest, property._id, 0, 1)
  await taken(host, over, 'approve', 'checkin', 'checkout')
  const page = await guest.newPage()
  const at = `/dashboard/bookings/${stay}`
  await keeps(page, words(`${at}/change`, 'change', 'Save changes', 'What should your host know?'))
  await keeps(page, words(`${at}/cancel`, 'cancel', 'Cancel booking', 'Reason (optional)'))
  const review = words(
    `/dashboard/bookings/${over}/review`,
    'review',
    'Publish review',
    'Your review'
  )
  await keeps(page, {
    ...review,
    async type(shown) {
      for (const group of await shown.getByRole('radiogroup').all()) {
        await group.getByRole('radio', { name: '4 stars' }).press('Space')
      }
      await shown.getByLabel('Title').fill('Slept like a child')
      await review.type(shown)
    },
  })

  await reviewed(guest, { property: property._id, booking: over, title: 'Written elsewhere' })
  await page.getByRole('button', { name: 'Publish review', exact: true }).click()
  await expect(formError(page, 'You have already reviewed this stay')).toBeVisible()
  await review.stands(page)
  await Promise.all([host, guest].map((context) => context.close()))
})

test('what a co-host writes is kept, and never written over what the host has written meanwhile', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const request = await asked(guest, property._id, 20, 22)
  const { person, context } = await newPersonIn(browser, contextOptions)
  const at = `/api/v1/properties/${property._id}`
  const send = { headers: fromOurPages }
  const invited = await host.request.post(`${at}/helpers`, {
    ...send,
    data: { email: person.email, arrivals: true, calendar: true, manage: true, prices: true },
  })
  expect(invited.status()).toBe(201)
  const page = await context.newPage()
  await open(page, '/dashboard/helping')
  await page.getByRole('button', { name: /^Accept:/ }).click()
  await expect(page.getByText('You help here now. Asante!')).toBeVisible()

  const place = `/dashboard/helping/places/${property._id}`
  const decline = `/dashboard/helping/requests/${request}/decline`
  await keeps(page, words(decline, 'decline', 'Decline request', 'Reason (optional)'))
  const block = words(place, `places/${property._id}`, 'Block', 'Reason (optional)')
  await keeps(page, {
    ...block,
    async type(shown) {
      await shown.getByLabel('First night', { exact: true }).fill(day(30))
      await shown.getByLabel('Free again from', { exact: true }).fill(day(32))
      await block.type(shown)
    },
  })
  await keeps(page, words(`${place}/listing`, 'listing', 'Save', 'House rules'))
  await lookHere(page)
  await keeps(page, words(`${place}/prices`, 'prices', 'Save', 'Discount from 7 nights'))

  async function sendsSignedOut(button: string) {
    const path = new URL(page.url()).pathname
    await context.clearCookies()
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(path)
  }

  await open(page, `${place}/listing`)
  const amenities = page.getByRole('group', { name: 'Amenities' }).getByRole('checkbox')
  const ticks = () =>
    amenities.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked))
  const before = await ticks()
  for (const index of [0, 1, 2, 3]) await amenities.nth(index).setChecked(!before[index])
  const after = await ticks()
  await page.getByLabel('House rules').fill('Shoes stay outside.')
  await sendsSignedOut('Save')
  await expect(page.getByLabel('House rules')).toHaveValue('Shoes stay outside.')
  expect(await ticks()).toEqual(after)

  await open(page, `${place}/prices`)
  await page.getByLabel('Discount from 7 nights').fill('12')
  await sendsSignedOut('Save')
  await expect(page.getByLabel('Discount from 7 nights')).toHaveValue('12')

  await open(page, place)
  await page.getByLabel('First night', { exact: true }).fill(day(30))
  await page.getByLabel('Free again from', { exact: true }).fill(day(32))
  await page.getByLabel('Reason (optional)').fill('Painting')
  await sendsSignedOut('Block')
  await expect(page.getByLabel('First night', { exact: true })).toHaveValue(day(30))
  await expect(page.getByLabel('Reason (optional)')).toHaveValue('Painting')

  await open(page, `${place}/listing`)
  const theirs = 'The reef is a walk of five minutes away, and the lamps are lit at six.'
  const edited = await host.request.put(at, { ...send, data: { description: theirs } })
  expect(edited.ok()).toBe(true)
  await page.getByLabel('Title', { exact: true }).fill('Banda by the reef')
  await page.getByLabel('House rules').fill('Shoes stay outside. '.repeat(20))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('House rules')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('House rules')).toBeFocused()
  await page.getByLabel('House rules').fill('Shoes stay outside.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`By now: ${theirs}`)).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Banda by the reef')
  await page.getByLabel('Description').fill(theirs)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await Promise.all([host, guest, context].map((one) => one.close()))
})
