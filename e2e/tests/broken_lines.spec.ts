import type { Page } from '@playwright/test'
import { pickDay } from '../support/calendar.ts'
import { day } from '../support/dates.ts'
import { expect, formError, open, said, test } from '../support/journey.ts'
import { fromOurPages, listed } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { NEW_PASSWORD, newPersonIn } from '../support/people.ts'
import { asked, newHostAndGuest, reviewed, taken } from '../support/stays.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'
import { signIn } from '../support/world.ts'

/* A line that breaks in the middle of a step leaves its page, which says so: there is nothing typed to keep. */

const UNHEARD =
  'The connection broke. It may not have been done: please look, and try again if need be.'

/**
 * Presses it twice, the second time with a line that holds.
 * @param isDone whether only the answer to the first press is lost
 */
async function breaks(page: Page, button: string | RegExp, { isDone = false } = {}) {
  const here = page.url()
  const press = page.getByRole('main').getByRole('button', { name: button }).first()
  expectTroubles(BROKEN_LINE)
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (isDone) await route.fetch({ maxRedirects: 0 })
    return route.abort('connectionreset')
  })
  await press.click()
  await expect(formError(page, UNHEARD)).toBeVisible()
  await expect(page).toHaveURL(here)
  await page.unroute(/\.data(\?|$)/)
  await press.click()
}

test('a guest’s steps stand over a broken line, and are taken when it is back', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const stay = await taken(host, await asked(guest, property._id, 20, 22), 'approve')
  const over = await taken(
    host,
    await asked(guest, property._id, 0, 1),
    'approve',
    'checkin',
    'checkout'
  )
  const review = await reviewed(guest, {
    property: property._id,
    booking: over,
    title: 'Slept like a child',
  })
  const page = await guest.newPage()
  await open(
    page,
    `/dashboard/bookings/${stay}/dates?${new URLSearchParams({ checkIn: day(24), checkOut: day(26) })}`
  )
  await breaks(page, 'Propose these dates')
  await said(page, 'Your dates are proposed.')
  await breaks(page, 'Take it back')
  await said(page, 'Your proposal is taken back.')
  await expect(page.getByText(UNHEARD)).toHaveCount(0)

  await open(page, `/dashboard/reviews/${review}/delete`)
  await breaks(page, 'Delete', { isDone: true })
  await expect(page).toHaveURL('/dashboard/reviews')
  await said(page, 'Your review is deleted.')
  await Promise.all([host, guest].map((one) => one.close()))
})

test('a session is ended, hosting begun and a letter’s link followed once the line is back', async ({
  browser,
  contextOptions,
}) => {
  const { person, context } = await newPersonIn(browser, contextOptions)
  const other = await browser.newContext(contextOptions)
  await signIn(other, person.email, NEW_PASSWORD)
  const page = await context.newPage()
  await open(page, '/newsletter/confirm/no-letter-of-ours')
  await breaks(page, 'Yes, subscribe me')
  await expect(page.getByRole('link', { name: 'newsletter' }).first()).toBeVisible()

  await open(page, '/dashboard/settings/sessions/others')
  await page.getByLabel('Your password').fill(NEW_PASSWORD)
  await breaks(page, 'End all others')
  await expect(page).toHaveURL('/dashboard/settings')

  await open(page, '/host')
  await breaks(page, 'Become a Host')
  await expect(page).toHaveURL('/dashboard')
  await Promise.all([other, context].map((one) => one.close()))
})

test('who helps a host takes a step, proposes dates and changes photos once the line is back', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest } = await newHostAndGuest(browser, contextOptions)
  const property = await listed(host, { isActive: 'true' }, 2)
  const { person, context } = await newPersonIn(browser, contextOptions)
  await host.request.post(`/api/v1/properties/${property._id}/helpers`, {
    headers: fromOurPages,
    data: { email: person.email, arrivals: true, calendar: true, manage: true, prices: true },
  })
  const page = await context.newPage()
  await open(page, '/dashboard/helping')
  await breaks(page, /^Accept:/)
  await said(page, 'You help here now. Asante!')

  const stay = await taken(host, await asked(guest, property._id, 20, 22), 'approve')
  const dates = new URLSearchParams({ checkIn: day(24), checkOut: day(26) })
  await open(page, `/dashboard/helping/requests/${stay}/dates?${dates}`)
  await breaks(page, 'Propose these dates')
  await said(page, 'The guest is asked.')
  await breaks(page, 'Take it back')
  await said(page, 'The proposal is taken back')

  const photos = `/dashboard/helping/places/${property._id}/photos`
  await open(page, photos)
  await breaks(page, /^Show photo 2 first/)
  await said(page, 'Saved')
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click()
  await expect(page).toHaveURL(/photos\/\d+$/)
  await breaks(page, 'Remove photo')
  await expect(page).toHaveURL(photos)
  await Promise.all([host, guest, context].map((one) => one.close()))
})

test('a search without a connection stays in its fields, and is made when there is one', async ({
  page,
  context,
}) => {
  expectTroubles(BROKEN_LINE)
  await open(page, '/')
  const where = page.getByRole('combobox', { name: 'Where' })
  await where.fill('Watamu')
  await where.press('Escape')
  await page.getByRole('button', { name: /^Check-in/ }).click()
  await pickDay(page, 12)
  await pickDay(page, 14)
  await context.setOffline(true)
  const search = page.getByRole('button', { name: 'Search Properties' })
  await search.click()
  const failure = page.getByRole('alert')
  await expect(failure).toHaveText('An error occurred during search. Please try again.')
  await expect(page).toHaveURL('/')
  await context.setOffline(false)
  await search.click()
  await expect(page).toHaveURL(/\/properties\?location=Watamu/)
})

test('a page that a broken line kept back says so, and no fault of the server’s', async ({
  page,
}) => {
  expectTroubles(BROKEN_LINE)
  await open(page, '/properties')
  const place = page.getByRole('article').first().getByRole('link').first()
  const path = await place.getAttribute('href')
  await page.route(/\.data(\?|$)/, (route) => route.abort('connectionreset'))
  await place.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The connection broke')
  await expect(page.getByText(/^Error \d/)).toHaveCount(0)
  await look(page)
  await page.unroute(/\.data(\?|$)/)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(path!)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The connection broke')
})

test('a language, a currency and the sign-out keep their page, and are taken once the line is back', async ({
  browser,
  contextOptions,
}) => {
  expectTroubles(BROKEN_LINE)
  const { context } = await newPersonIn(browser, contextOptions)
  const page = await context.newPage()
  await open(page, '/dashboard/profile')
  await page.getByLabel('Bio').fill('I travel light.')
  const footer = page.getByRole('contentinfo')
  const presses = [
    () => footer.getByRole('button', { name: 'USD' }).click(),
    () => footer.getByRole('button', { name: 'Kiswahili' }).click(),
    async () => {
      await page.locator('header details summary').click()
      await page.locator('header details').getByRole('button', { name: 'Sign out' }).click()
    },
  ]
  const toast = page
    .locator('.toast')
    .filter({ hasText: 'Please try again once you are connected.' })
  const fresh = toast.and(page.locator(':not([data-seen])'))
  // Before their addresses were met, which the router asks for first.
  await context.setOffline(true)
  await presses[1]!()
  await expect(fresh).toBeVisible()
  await expect(page.getByLabel('Bio')).toHaveValue('I travel light.')
  await context.setOffline(false)
  await expect(page.getByText('You are connected again.').last()).toBeVisible()
  await page.route(/\.data(\?|$)/, (route) => route.abort('connectionreset'))
  for (const press of presses) {
    // Those of the press before stand for a while.
    await toast.evaluateAll((all) => all.forEach((one) => one.setAttribute('data-seen', '')))
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await press()
    await sent
    await expect(fresh).toBeVisible()
    await expect(page).toHaveURL('/dashboard/profile')
    await expect(page.getByLabel('Bio')).toHaveValue('I travel light.')
  }
  await expect(toast).toHaveCount(0, { timeout: 10_000 })
  await context.setOffline(true)
  await presses[1]!()
  await expect(toast).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are connected again.').last()).toBeVisible()

  await page.unroute(/\.data(\?|$)/)
  await presses[0]!()
  await expect(footer.getByRole('button', { name: 'USD' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByLabel('Bio')).toHaveValue('I travel light.')
  await presses[2]!()
  await expect(page).toHaveURL('/')
  await context.close()
})
