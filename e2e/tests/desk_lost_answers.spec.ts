import { atTheDesk } from '../support/desk.ts'
import { expect, test } from '../support/journey.ts'
import { losesAnswers, UNHEARD } from '../support/lost_answers.ts'
import { NEW_PASSWORD, newPerson } from '../support/people.ts'
import { asked, newHostAndGuest } from '../support/stays.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

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
