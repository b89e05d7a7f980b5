import type { Page } from '@playwright/test'
import { authenticator } from '../support/authenticator.ts'
import { atTheDesk } from '../support/desk.ts'
import { expect, test } from '../support/journey.ts'
import { look, lookHere } from '../support/look.ts'
import { NEW_PASSWORD, newPerson } from '../support/people.ts'
import { asked, newHostAndGuest } from '../support/stays.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

const UNHEARD =
  'The connection broke. It may not have been done: please look, and try again if need be.'
const TWO_FACTOR = '**/api/v1/settings/two-factor'
const IS_ON = 'If you have not seen its recovery codes, turn it off and on again'

/** Lets writes there be done, and loses the answers. @returns how many were sent */
async function losesAnswers(page: Page, calls: string) {
  let sent = 0
  expectTroubles(BROKEN_LINE)
  await page.route(calls, async (route) => {
    sent++
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => sent
}

/** Sets two-factor sign-in up as far as the code, and sends that without hearing what became of it. */
async function turnsOnUnheard(page: Page) {
  await page.getByLabel('Your password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set it up' }).click()
  const link = page.getByRole('link', { name: 'On this phone? Open your app' })
  const app = authenticator(String(await link.getAttribute('href')))
  await page.getByLabel('Code from your authenticator app').fill(await app.lastCode())
  const sent = await losesAnswers(page, TWO_FACTOR)
  await page.getByRole('button', { name: 'Turn on' }).last().click()
  await expect(page.getByText(UNHEARD)).toBeVisible()
  expect(sent()).toBe(1)
  await page.unroute(TWO_FACTOR)
}

test('an approval whose answer is lost is no failure, and is not made twice', async ({
  browser,
  contextOptions,
}) => {
  expectTroubles(BROKEN_LINE)
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const booking = await asked(guest, property._id, 44, 46)
  const page = await host.newPage()
  const question = page.getByRole('dialog', { name: 'Approve this booking?' })
  const keys: (string | undefined)[] = []
  await page.route('**/api/v1/bookings/*/approve', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key').then(String))
    if (keys.length > 1) return route.fallback()
    await route.fetch()
    await dismissals()
    await route.abort('connectionreset')
  })
  /** Nothing that is on its way can be cancelled any more. */
  async function dismissals() {
    await expect(question.getByRole('button', { name: 'Not now' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
  }
  await page.goto(`/dashboard/bookings/${booking}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: /^Approve/ }).click()
  await question.getByRole('button', { name: /^Approve/ }).click()
  await expect(drawer.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  /* The stream of events may tell of it before the repeat does. */
  await expect.poll(() => keys.length).toBe(2)
  await expect(page.getByRole('dialog', { name: 'Approve this booking?' })).toBeHidden()
  await expect(page.getByText('Failed to approve booking')).toHaveCount(0)
  expect(keys[0]).toBe(keys[1])
  await host.close()
  await guest.close()
})

test('two-factor sign-in whose recovery codes were lost on the way says how to get some', async ({
  browser,
  contextOptions,
}) => {
  const { email } = newPerson('host')
  const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await turnsOnUnheard(page)
  await expect(page.getByText('On. At sign-in we ask for a code')).toBeVisible()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText(IS_ON)).toBeVisible()
  await look(page)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Turn off', exact: true })).toBeVisible()
  await context.close()
})

test('who has to turn two-factor sign-in on gets in, also where the answer was lost', async ({
  browser,
  contextOptions,
}) => {
  const { email } = newPerson('host')
  const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
  await page.route('**/api/v1/access', (route) =>
    route.fulfill({ status: 403, json: { success: false, code: 'E_TWO_FACTOR_DUE' } })
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /^Set up two-/ })).toBeVisible()
  await turnsOnUnheard(page)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText(IS_ON)).toBeVisible()
  await lookHere(page)
  await page.unroute('**/api/v1/access')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible()
  await context.close()
})

test('a password whose change was not heard of is sent once, and may have been changed', async ({
  browser,
  contextOptions,
}) => {
  const { email } = newPerson('host')
  const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
  await page.goto('/dashboard/profile?tab=password')
  await page.getByLabel('Current password').fill(NEW_PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill('Mbuyu-Mkubwa-9')
  await page.getByLabel('Confirm new password').fill('Mbuyu-Mkubwa-9')
  const sent = await losesAnswers(page, '**/api/v1/auth/updatepassword')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(UNHEARD)).toBeVisible()
  expect(sent()).toBe(1)
  await context.close()
})
