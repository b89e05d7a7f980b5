import type { Page } from '@playwright/test'
import { day } from '../support/dates.ts'
import { impatientWith, pressAgain, slowProcessor } from '../support/impatient.ts'
import { expect, open, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { newPersonIn } from '../support/people.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'

test(
  'a co-host accepts, lets a guest in, blocks nights once, manages the listing, and goes again',
  impatientWith([
    'routes/dashboard/helping-calendar/route.tsx',
    'routes/dashboard/helping-figures/route.tsx',
    'routes/dashboard/helping-listing/route.tsx',
    'routes/dashboard/request-step.tsx',
  ]),
  async ({ browser, contextOptions }) => {
    test.slow()
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const stay = await taken(host, await asked(guest, property._id, 0, 2), 'approve')
    const { person, context } = await newPersonIn(browser, contextOptions)
    const page = await context.newPage()
    await open(page, '/dashboard/helping')
    await expect(page.getByText('You help nowhere yet')).toBeVisible()
    const invited = await host.request.post(`/api/v1/properties/${property._id}/helpers`, {
      headers: fromOurPages,
      data: { email: person.email, arrivals: true, calendar: true, manage: true, prices: true },
    })
    expect(invited.status()).toBe(201)

    await open(page, '/dashboard')
    await page.getByRole('link', { name: 'A host asks you to help' }).click()
    await expect(page.getByRole('heading', { name: /asks you to help at/ })).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: /^Accept:/ }).click()
    await expect(page.getByText('You help here now. Asante!')).toBeVisible()
    const stays = page.getByRole('region', { name: 'Guests' })
    await expect(stays.getByRole('heading', { name: 'Amina Otieno' })).toBeVisible()
    await expect(stays.getByRole('link', { name: '+254712345678' })).toBeVisible()
    await expect(stays).toContainText(/\d adult/)
    await expect(stays).not.toContainText('NaN')
    await expect(page.getByRole('main').getByText(/KES/)).toHaveCount(0)
    await look(page)
    // The news of it comes while its answer is on its way, and on a slow phone before that is drawn.
    const processor = await slowProcessor(page)
    await stays.getByRole('button', { name: /^Check in:/ }).click()
    await expect(page.getByText('Amina is checked in')).toBeVisible()
    await processor.end()
    await expect(stays.getByRole('button', { name: /^Undo check-in:/ })).toBeVisible()
    await leaveEarly(page, await guest.newPage(), stay)

    await page.getByRole('link', { name: /^Calendar:/ }).click()
    await page.getByLabel('First night', { exact: true }).fill(day(1))
    await page.getByLabel('Free again from', { exact: true }).fill(day(4))
    await page.getByLabel('Reason (optional)').fill('Painting')
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await expect(page.getByText('Nothing was blocked.')).toBeVisible()
    await expect(page.getByLabel('Reason (optional)')).toHaveValue('Painting')
    await page.getByLabel('First night', { exact: true }).fill(day(2))
    const line = await pressAgain(page, 'Block')
    expect(line.writes()).toBe(1)
    await line.answer()
    await expect(page.getByText('The nights are blocked')).toBeVisible()
    await expect(page.getByText('Painting')).toBeVisible()
    for (const field of ['First night', 'Free again from', 'Reason (optional)']) {
      await expect(page.getByLabel(field, { exact: true })).toHaveValue('')
    }
    await look(page)
    await page.getByRole('link', { name: /^Free:/ }).click()
    await page.getByRole('button', { name: 'Free nights', exact: true }).click()
    await expect(page.getByText('No night is blocked.')).toBeVisible()

    await page.getByRole('link', { name: 'Places I help with' }).last().click()
    await manageListing(page)
    await answerRequests(page, [
      await asked(guest, property._id, 20, 22),
      await asked(guest, property._id, 30, 32),
    ])
    await page.getByRole('link', { name: /^Help no longer:/ }).click()
    await page.getByRole('button', { name: 'Help no longer', exact: true }).click()
    await expect(page.getByText('You help nowhere yet')).toBeVisible()
    await Promise.all([host, guest, context].map((one) => one.close()))
  }
)

/** A guest of two nights who leaves before the second one: the page says that it can be booked again, and the guest reads it. */
async function leaveEarly(page: Page, trip: Page, stay: number) {
  await page.getByRole('link', { name: /^Check out:/ }).click()
  await expect(page.getByRole('heading', { name: /^Check Amina out before/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('1 night')
  await look(page)
  await page.getByRole('link', { name: 'Not yet' }).click()
  await page.getByRole('link', { name: /^Check out:/ }).click()
  await page.getByRole('button', { name: 'Check out', exact: true }).click()
  await expect(page.getByText('Amina is checked out')).toBeVisible()
  await open(trip, `/dashboard/bookings/${stay}`)
  const main = trip.getByRole('main')
  await expect(main).toContainText(
    /Your stay was ended early: the nights from .* on are free again/
  )
  await expect(main).toContainText('· 1 night')
  await expect(main.getByRole('link', { name: /@/ })).toBeVisible()
  await open(trip, '/dashboard/bookings?when=all')
  await expect(main.getByRole('article')).toContainText('· 1 night')
  await page.getByRole('button', { name: /^Undo check-out:/ }).click()
  await expect(page.getByText('The check-out of Amina was taken back')).toBeVisible()
}

/** Words and prices, each sent once. */
async function manageListing(page: Page) {
  await page.getByRole('link', { name: /^Listing:/ }).click()
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
  await look(page)
  await page.getByLabel('Title', { exact: true }).fill('Banda by the reef')
  const words = await pressAgain(page, 'Save')
  expect(words.writes()).toBe(1)
  await words.answer()
  await expect(page.getByRole('heading', { name: 'Banda by the reef' })).toBeVisible()

  await page.getByRole('link', { name: /^Prices:/ }).click()
  await page.getByLabel('Discount from 7 nights').fill('ten')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Discount from 7 nights')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Discount from 7 nights')).toBeFocused()
  await expect(page.getByLabel('Discount from 7 nights')).toHaveValue('ten')
  await look(page)
  await page.getByLabel('Discount from 7 nights').fill('10')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Photos:/ }).click()
  await expect(page.getByText('Shown first')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'Places I help with' }).last().click()
}

/** One is approved, the other declined with a reason. */
async function answerRequests(page: Page, requests: number[]) {
  await page.getByRole('link', { name: 'Asking', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Approve:/ })).toHaveCount(requests.length)
  await look(page)
  await page
    .getByRole('link', { name: /^Approve:/ })
    .first()
    .click()
  await expect(page.getByLabel('Notes (optional)')).toBeVisible()
  await look(page)
  await page.getByLabel('Notes (optional)').fill('The key is at the gate')
  const approval = await pressAgain(page, 'Approve request')
  expect(approval.writes()).toBe(1)
  await approval.answer()
  await expect(page.getByText('The request is approved')).toBeVisible()
  await page.getByRole('link', { name: 'Coming', exact: true }).click()
  await page
    .getByRole('link', { name: /^Propose other dates:/ })
    .first()
    .click()
  await page.getByLabel('Check-in', { exact: true }).fill(day(24))
  await page.getByLabel('Check-out', { exact: true }).fill(day(26))
  await page.getByRole('button', { name: 'See the price' }).click()
  await page.getByRole('button', { name: 'Propose these dates' }).click()
  await expect(page.getByText('The guest is asked.')).toBeVisible()

  await page.getByRole('link', { name: 'Asking', exact: true }).click()
  await page.getByRole('link', { name: /^Decline:/ }).click()
  await page.getByLabel('Reason (optional)').fill('The roof is open that week')
  const line = await pressAgain(page, 'Decline request')
  expect(line.writes()).toBe(1)
  await line.answer()
  await expect(page.getByText('No request waits for an answer.')).toBeVisible()
  await page.getByRole('link', { name: 'Coming', exact: true }).click()
}
