import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { lineOf } from '../support/desk.ts'
import { impatientWith, missIt, slowLine } from '../support/impatient.ts'
import { expect, test } from '../support/journey.ts'
import { listed } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { refuse } from '../support/refusals.ts'
import { asked, firstNightPasses, newHostAndGuest, taken } from '../support/stays.ts'

const toast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Messages' }).getByText(text).first()).toBeVisible()

/** Changes stays on their way to the desk; the list behind an open stay may come first. */
const readAs = (page: Page, change: (stay: { cancellation: object }) => object) =>
  page.route(/\/api\/v1\/bookings(\/\d+)?(\?|$)/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: never }
    const data = Array.isArray(answer.data)
      ? (answer.data as never[]).map(change)
      : change(answer.data)
    await route.fulfill({ response, json: { ...answer, data } })
  })

/** An agreed stay, as `change` has it, that its host is about to cancel. */
async function askedToCancel(
  browser: Browser,
  contextOptions: BrowserContextOptions,
  change: Parameters<typeof readAs>[1]
) {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const booking = await taken(host, await asked(guest, property._id, 34, 36), 'approve')
  const page = await host.newPage()
  await readAs(page, change)
  await page.goto(`/dashboard/bookings/${booking}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: /^Cancel:/ }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' })
  return { booking, page, question, close: () => Promise.all([host.close(), guest.close()]) }
}

/** Takes read messages away, as one does when they lie over the button one is after; some go by themselves meanwhile. */
async function waved(page: Page) {
  const close = page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: 'Close' })
  await expect(async () => {
    if ((await close.count()) > 0) await close.first().click({ timeout: 1_000 })
    expect(await close.count()).toBe(0)
  }).toPass({ timeout: 20_000 })
}

test.describe('The steps of a booking', () => {
  test(
    'from request to departure, with words for the guest, sent once; a failure keeps them',
    impatientWith(['resources/bookings/move-dialog.tsx', 'resources/bookings/host-notes.tsx']),
    async ({ browser, contextOptions }) => {
      test.slow()
      const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
      const booking = await asked(guest, property._id, 0, 1)
      const page = await host.newPage()
      await page.goto(`/dashboard/bookings/${booking}`)
      const drawer = page.getByRole('dialog').first()
      await expect(drawer.getByText(/^Answer by .* the nights are free again\.$/)).toBeVisible()
      await expect(drawer.getByText('The guest pays')).toBeVisible()
      await expect(drawer.getByText('Without service fee and taxes')).toBeVisible()

      await drawer.getByRole('button', { name: /^Approve:/ }).click()
      const approve = page.getByRole('dialog', { name: 'Approve this booking?' })
      await missIt(approve.getByLabel('Host Notes (optional)'), 'The key is with Mzee Juma.')
      await refuse(page, '**/approve')
      await approve.getByRole('button', { name: 'Approve booking' }).click()
      await toast(page, 'Failed to approve booking')
      await toast(page, 'Not today.')
      await expect(approve.getByLabel('Host Notes (optional)')).toHaveValue(
        'The key is with Mzee Juma.'
      )
      await look(page)
      await page.unroute('**/approve')
      await waved(page)
      const moved = await slowLine(page, /\/(approve|cancel)$/)
      await approve.getByRole('button', { name: 'Approve booking' }).dblclick()
      await moved.asked()
      expect(moved.writes()).toBe(1)
      await moved.answer()
      await toast(page, 'Booking approved successfully!')
      await expect(page.getByText('Failed to approve booking')).toHaveCount(0)
      await expect(drawer.getByText('The key is with Mzee Juma.')).toBeVisible()
      await expect(drawer.getByText('Confirmed').first()).toBeVisible()

      await drawer.getByRole('button', { name: 'Change notes' }).click()
      const notes = drawer.getByLabel('Host Notes')
      await expect(notes).toHaveValue('The key is with Mzee Juma.')
      await notes.fill('The key is with Mama Zawadi.')
      const noted = await slowLine(page, /\/bookings\/\d+$/)
      await drawer.getByRole('button', { name: 'Save notes' }).dblclick()
      await noted.asked()
      expect(noted.writes()).toBe(1)
      await noted.answer()
      await expect(drawer.getByText('The key is with Mama Zawadi.')).toBeVisible()
      await expect(notes).toHaveCount(0)

      await refuse(page, '**/checkin')
      await drawer.getByRole('button', { name: /^Check In:/ }).click()
      const checkIn = page.getByRole('dialog', { name: /^Check in Amina/ })
      await expect(checkIn).toContainText('This stay is not paid yet.')
      await checkIn.getByRole('button', { name: 'Check in guest' }).click()
      await toast(page, 'Failed to check in guest')
      await page.unroute('**/checkin')
      await waved(page)
      await checkIn.getByRole('button', { name: 'Check in guest' }).click()
      await toast(page, 'Guest checked in successfully!')

      await refuse(page, '**/checkout')
      await drawer.getByRole('button', { name: /^Check Out:/ }).click()
      const checkOut = page.getByRole('dialog', { name: /^Check out Amina/ })
      await checkOut.getByRole('button', { name: 'Check out guest' }).click()
      await toast(page, 'Failed to check out guest')
      await page.unroute('**/checkout')
      await waved(page)
      await checkOut.getByRole('button', { name: 'Check out guest' }).click()
      await toast(page, 'Guest checked out successfully!')
      await expect(drawer.getByRole('button', { name: /^(Check|Cancel|Approve)/ })).toHaveCount(0)

      await drawer.getByRole('button', { name: /^Undo check-out:/ }).click()
      const undo = page.getByRole('dialog', { name: 'Take the check-out back?' })
      await undo.getByRole('button', { name: 'Undo check-out' }).click()
      await toast(page, 'Check-out taken back')
      await expect(drawer.getByRole('button', { name: /^Check Out:/ })).toBeVisible()
      await host.close()
      await guest.close()
    }
  )

  test('notes that are typed for one stay are not another’s, wherever a search leads', async ({
    browser,
    contextOptions,
  }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const annex = await listed(host, { title: 'Zebra Annex', isActive: 'true' })
    const first = await taken(host, await asked(guest, property._id, 20, 22), 'approve')
    const second = await taken(host, await asked(guest, annex._id, 30, 33), 'approve')
    const page = await host.newPage()
    await page.goto('/dashboard/bookings')
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
    const drawer = page.getByRole('dialog').first()
    const searchedFor = async ({ title }: { title: string }) => {
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: 'Commands' })
      await palette.getByRole('combobox').fill('amina')
      await palette.getByRole('option', { name: title }).click()
      await expect(palette).toBeHidden()
    }
    await searchedFor(property)
    await expect(page).toHaveURL(new RegExp(`/bookings/${first}$`))
    await expect(drawer.getByText('Service fee (10%)')).toBeVisible()
    await searchedFor(annex)
    await expect(page).toHaveURL(new RegExp(`/bookings/${second}$`))
    await expect(drawer.getByText('Service fee (10%)')).toBeVisible()
    await drawer.getByRole('button', { name: 'Add notes' }).click()
    await drawer.getByLabel('Host Notes').fill('The gate code is 4711.')
    page.once('dialog', (leaving) => void leaving.accept())
    await searchedFor(property)
    await expect(page).toHaveURL(new RegExp(`/bookings/${first}$`))
    await expect(drawer.getByRole('button', { name: 'Add notes' })).toBeVisible()
    await expect(drawer.getByLabel('Host Notes')).toHaveCount(0)
    await host.close()
    await guest.close()
  })

  test('a guest who does not come is marked, and comes after all', async ({
    browser,
    contextOptions,
  }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const booking = await taken(host, await asked(guest, property._id, 0, 3), 'approve')
    firstNightPasses(booking)
    const page = await host.newPage()
    await page.goto(`/dashboard/bookings/${booking}`)
    const drawer = page.getByRole('dialog').first()
    await drawer.getByRole('button', { name: /^Guest did not come:/ }).click()
    const mark = page.getByRole('dialog', { name: 'Did Amina' })
    await expect(mark.getByText('Nothing was paid through Makao, so no money moves.')).toBeVisible()
    await look(page)
    await mark.getByRole('button', { name: 'Mark as not come' }).click()
    await toast(page, 'Marked as not come. The nights are free again.')
    await expect(drawer.getByText('The guest did not come')).toBeVisible()
    await waved(page)
    await drawer.getByRole('button', { name: /^Undo no-show:/ }).click()
    const undo = page.getByRole('dialog', { name: 'come after all?' })
    await undo.getByRole('button', { name: 'Undo no-show' }).click()
    await toast(page, 'The stay is confirmed again')
    await expect(drawer.getByRole('button', { name: /^Check In:/ })).toBeVisible()
    await Promise.all([host, guest].map((one) => one.close()))
  })

  test(
    'words for the guest that are half typed are left after one question, or kept',
    { tag: '@phone' },
    async ({ browser, contextOptions }) => {
      const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
      await taken(host, await asked(guest, property._id, 30, 32), 'approve')
      const page = await host.newPage()
      const answers = [false, true]
      const questions: string[] = []
      page.on('dialog', (question) => {
        questions.push(question.message())
        void (answers.shift() ? question.accept() : question.dismiss())
      })
      await page.goto('/dashboard/bookings')
      const opener = page
        .locator('main a[href*="/dashboard/bookings/"]:not([href*="/trips"])')
        .filter({ visible: true })
        .first()
      const answer = await guest.request.get('/api/v1/auth/me')
      const { email } = ((await answer.json()) as { data: { email: string } }).data
      await expect(page.locator('main').getByText(email, { exact: true })).toBeVisible()
      await opener.click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('button', { name: 'Add notes' }).click()
      await drawer.getByRole('textbox', { name: 'Notes' }).fill('The key is')
      const close = drawer.getByRole('button', { name: 'Close' })
      await close.click()
      await expect(drawer.getByRole('textbox', { name: 'Notes' })).toHaveValue('The key is')
      await close.click()
      await expect(drawer).toBeHidden()
      await expect(page).toHaveURL(/\/dashboard\/bookings$/)
      expect(questions).toHaveLength(2)
      await opener.click()
      await expect(drawer.getByRole('button', { name: 'Add notes' })).toBeVisible()
      await Promise.all([host, guest].map((one) => one.close()))
    }
  )

  test('says before it is cancelled what goes back, anew where it was another sum, and the reason stays', async ({
    browser,
    contextOptions,
  }) => {
    let isUnderWay = false
    let amount = 5000
    const wanted = await askedToCancel(browser, contextOptions, ({ cancellation, ...stay }) => {
      const back = { word: 'part', stay: [{ amount, currency: 'KES' }], deposit: [], of: [] }
      return isUnderWay
        ? { ...stay, cancellation, paymentStatus: 'pending' }
        : { ...stay, cancellation: { ...cancellation, refund: amount, back } }
    })
    const { booking, page, question, close } = wanted
    await expect(question).toContainText('KES 5,000')
    await question.getByLabel('Reason (optional)').fill('The roof leaks')
    await refuse(page, `**/bookings/${booking}/cancel`)
    amount = 3000
    for (const words of ['A payment is under way. Should it still arrive', 'KES 3,000']) {
      isUnderWay = !isUnderWay
      await question.getByRole('button', { name: 'Cancel booking' }).click()
      await expect(question).toContainText('Not today.')
      await expect(question).toContainText(words)
      await expect(question.getByLabel('Reason (optional)')).toHaveValue('The roof leaks')
    }
    await close()
  })

  test('is declined with a reason of 500 letters, or kept', async ({ browser, contextOptions }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const booking = await asked(guest, property._id, 20, 22)
    const page = await host.newPage()
    await page.goto('/dashboard/bookings?status=pending')
    const line = lineOf(page, property.title)
    await line.getByRole('button', { name: /^Decline:/ }).click()
    const question = page.getByRole('dialog', { name: 'Decline this request?' })
    await expect(question).toContainText('can be booked by others at once')
    await question.getByRole('button', { name: 'Keep request' }).click()
    await expect(question).toBeHidden()

    await line.getByRole('button', { name: /^Decline:/ }).click()
    const reason = 'The roof is off. '.repeat(40)
    await question.getByLabel('Reason (optional)').fill(reason)
    await expect(question.getByLabel('Reason (optional)')).toHaveValue(reason.slice(0, 500))
    await refuse(page, '**/cancel')
    await question.getByRole('button', { name: 'Decline request' }).click()
    await toast(page, 'Failed to decline request')
    await expect(question.getByRole('alert')).toContainText('Not today.')
    await expect(question.getByLabel('Reason (optional)')).toHaveValue(reason.slice(0, 500))
    await page.unroute('**/cancel')
    await question.getByRole('button', { name: 'Decline request' }).click()
    await toast(page, 'Request declined. The nights are free again.')
    await page.goto(`/dashboard/bookings/${booking}`)
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText(reason.slice(0, 500).trim())).toBeVisible()
    await expect(
      drawer.getByRole('button', { name: /^(Check|Cancel|Decline|Approve)/ })
    ).toHaveCount(0)
    await look(page)
    await host.close()
    await guest.close()
  })
})
