import type { BrowserContext, Page } from '@playwright/test'
import { impatientWith, slowLine } from '../support/impatient.ts'
import { expect, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { refuse } from '../support/refusals.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'

const toast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Messages' }).getByText(text).first()).toBeVisible()

async function bookingOf(host: BrowserContext, id: number) {
  const answer = await host.request.get(`/api/v1/bookings/${id}`)
  const { data } = await answer.json()
  return data as { status: string; hostNotes: string | null }
}

async function approvingAll(host: BrowserContext) {
  const page = await host.newPage()
  await page.goto('/dashboard/bookings?status=pending')
  await page.getByRole('checkbox', { name: 'Select all requests that wait' }).check()
  await page.getByRole('button', { name: 'Approve selected' }).click()
  return { page, dialog: page.getByRole('dialog') }
}

test(
  'several requests are approved after one question; what is refused says why and stays selected',
  { tag: '@phone' },
  async ({ browser, contextOptions }) => {
    test.slow()
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const first = await asked(guest, property._id, 20, 22)
    const second = await asked(guest, property._id, 24, 25)
    const third = await asked(guest, property._id, 27, 29)
    const page = await host.newPage()
    await page.goto('/dashboard/bookings?status=pending')
    const boxes = page.getByRole('checkbox', { name: /^Select the request of Amina/ })
    await expect(boxes).toHaveCount(3)
    await boxes.first().focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('1 request selected')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all requests that wait' }).check()
    await expect(page.getByText('3 requests selected')).toBeVisible()
    await look(page)

    await page.getByRole('button', { name: 'Approve selected' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Approve 3 requests?')).toBeVisible()
    await expect(dialog.getByText(/^KES.* for 3 stays\./)).toBeVisible()
    await dialog.getByLabel('Host Notes for all (optional)').fill('The key is with Mzee Juma.')
    await look(page)
    await refuse(page, `**/bookings/${first}/approve`)
    await taken(guest, second, 'cancel')
    await dialog.getByRole('button', { name: 'Approve 3 requests' }).click()
    await toast(page, '1 booking approved')
    const refused = dialog.getByRole('alert')
    await expect(refused).toContainText('2 requests were not approved')
    await expect(refused.getByRole('listitem').filter({ hasText: 'Not today.' })).toHaveCount(1)
    await expect(refused).toContainText('Only a pending booking can be approved')
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    await look(page)
    await page.unroute(`**/bookings/${first}/approve`)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()

    await expect(boxes).toHaveCount(1)
    await expect(boxes).toBeChecked()
    await page.getByRole('button', { name: 'Approve selected' }).click()
    await dialog.getByRole('button', { name: 'Approve 1 request' }).click()
    await expect(dialog).toBeHidden()
    await expect(boxes).toHaveCount(0)
    expect(await bookingOf(host, first)).toMatchObject({ status: 'confirmed', hostNotes: null })
    expect(await bookingOf(host, second)).toMatchObject({ status: 'cancelled' })
    expect(await bookingOf(host, third)).toMatchObject({
      status: 'confirmed',
      hostNotes: 'The key is with Mzee Juma.',
    })
    await Promise.all([host, guest].map((one) => one.close()))
  }
)

test(
  'what changed since the requests were chosen is shown, each is sent once, and notes that are there already stay',
  impatientWith(['resources/bookings/approve-dialog.tsx']),
  async ({ browser, contextOptions }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const first = await asked(guest, property._id, 20, 22)
    const second = await asked(guest, property._id, 24, 25)
    const third = await asked(guest, property._id, 27, 29)
    const note = (booking: number, hostNotes: string) =>
      host.request.put(`/api/v1/bookings/${booking}`, {
        headers: fromOurPages,
        data: { hostNotes },
      })
    await note(first, 'Ring twice.')
    const { page, dialog } = await approvingAll(host)
    await expect(dialog.getByText('1 guest has notes already, and keeps those.')).toBeVisible()
    await expect(dialog.getByText('2 adults')).toHaveCount(3)
    const words = dialog.getByLabel('Host Notes for all (optional)')
    await words.fill('The key is with Mzee Juma.')
    await page.mouse.click(5, 5)
    await expect(words).toHaveValue('The key is with Mzee Juma.')

    const changed = await guest.request.put(`/api/v1/bookings/${third}`, {
      headers: fromOurPages,
      data: { guests: { adults: 1 }, specialRequests: 'A cot, please' },
    })
    expect(changed.status()).toBe(200)
    await note(second, 'Ring three times.')
    // The list beneath has heard of both.
    await expect(dialog.getByText('2 guests have notes already, and keep those.')).toBeVisible()

    const line = await slowLine(page, /\/approve$/)
    await dialog.getByRole('button', { name: 'Approve 3 requests' }).dblclick()
    await line.asked()
    expect(line.writes()).toBe(1)
    await expect(dialog.getByText('Approving request 1 of 3')).toBeVisible()
    await line.answer()
    await toast(page, '2 bookings approved')
    const refused = dialog.getByRole('alert')
    await expect(refused).toContainText('1 request was not approved')
    await expect(refused).toContainText('A cot, please')
    expect(line.writes()).toBe(3)
    expect(await bookingOf(host, third)).toMatchObject({ status: 'pending' })
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await toast(page, '1 booking approved')
    await expect(dialog).toBeHidden()
    expect(line.writes()).toBe(4)
    const confirmed = { status: 'confirmed' }
    expect(await bookingOf(host, first)).toMatchObject({ ...confirmed, hostNotes: 'Ring twice.' })
    expect(await bookingOf(host, second)).toMatchObject({
      ...confirmed,
      hostNotes: 'Ring three times.',
    })
    expect(await bookingOf(host, third)).toMatchObject({
      ...confirmed,
      hostNotes: 'The key is with Mzee Juma.',
    })
    await Promise.all([host, guest].map((one) => one.close()))
  }
)
