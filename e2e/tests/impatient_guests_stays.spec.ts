import { pickDay } from '../support/calendar.ts'
import { day } from '../support/dates.ts'
import { DATA, impatientWith, pressAgain, slowLine } from '../support/impatient.ts'
import { expect, formError, open, openBookingCard, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { newPersonIn } from '../support/people.ts'
import { fillIn, finishedStay } from '../support/review_photos.ts'
import { asked, claimed, newHostAndGuest, overWithDeposit, taken } from '../support/stays.ts'

/*
 * Guests who type and click on while answers are under way. Nothing typed is lost, nothing is written twice, the focus
 * stays, the last choice wins, and the address says it.
 */

test(
  'the booking card shows the last choice, and reserves once',
  impatientWith([
    'routes/property/booking/booking-panel.tsx',
    'routes/property/booking/reserve-form.tsx',
  ]),
  async ({ browser, contextOptions }) => {
    test.slow()
    const { host, guest, property } = await newHostAndGuest(browser)
    const { context } = await newPersonIn(browser, contextOptions)
    const page = await context.newPage()
    await open(page, `/properties/${property._id}?checkIn=${day(50)}&checkOut=${day(52)}`)
    const card = await openBookingCard(page)
    const line = await slowLine(page, DATA)
    await card.getByRole('button', { name: /^Check-in/ }).click()
    await pickDay(page, 51)
    await card.getByRole('button', { name: /^Check-out/ }).click()
    await pickDay(page, 54)
    await card.getByLabel('Guests').selectOption('2')
    await card.getByLabel('Guests').selectOption('1')
    await line.answer()
    const wanted = `checkIn=${day(51)}&checkOut=${day(54)}`
    await expect(page).toHaveURL(new RegExp(`${wanted}.*guests=1`))
    await expect(card.getByText('Free for your dates.')).toBeVisible()
    await page.unrouteAll()

    const again = await slowLine(page, DATA)
    const reserve = card.getByRole('button', { name: 'Reserve' })
    await reserve.dblclick()
    await again.asked()
    await reserve.press('Enter')
    await card.getByLabel('Guests').press('ArrowDown')
    await card.getByRole('button', { name: /^Check-out/ }).click({ force: true })
    await expect(card.getByRole('group', { name: 'Choose your dates' })).toBeHidden()
    expect(again.writes()).toBe(1)
    await again.answer()
    await expect(page).toHaveURL(/\/dashboard\/bookings/)
    const mine = await context.request.get('/api/v1/bookings/my')
    const { pagination } = (await mine.json()) as { pagination: { total: number } }
    expect(pagination.total).toBe(1)
    await Promise.all([host, guest, context].map((one) => one.close()))
  }
)

test(
  'a request is changed once',
  impatientWith(['routes/dashboard/change-trip/route.tsx']),
  async ({ browser }) => {
    const { host, guest, property } = await newHostAndGuest(browser)
    const booking = await asked(guest, property._id, 33, 35)
    const page = await guest.newPage()
    await open(page, `/dashboard/bookings/${booking}`)
    await page.getByRole('link', { name: 'Change guests or requests' }).click()
    await page.getByLabel('Children').fill('1')
    await page.getByLabel('Adults').fill('50')
    await page.getByLabel(/^What should your host know/).fill('We land at nine in the evening.')
    await page.getByLabel('Adults').fill('1')
    const line = await slowLine(page, DATA)
    await page.getByRole('button', { name: 'Save changes' }).dblclick()
    await line.asked()
    expect(line.writes()).toBe(1)
    await line.answer()
    await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${booking}$`))
    await expect(page.getByText('We land at nine in the evening.')).toBeVisible()
    await expect(page.getByText('2 guests, 1 of them a child')).toBeVisible()
    await Promise.all([host, guest].map((one) => one.close()))
  }
)

test(
  'a stay is paid for once, and called off once',
  impatientWith(['routes/dashboard/pay-trip/route.tsx', 'routes/dashboard/cancel-trip/route.tsx']),
  async ({ browser, contextOptions }) => {
    const { host, guest, property } = await newHostAndGuest(browser)
    const booking = await taken(host, await asked(guest, property._id, 30, 32), 'approve')
    const { cookies } = await guest.storageState()
    const context = await browser.newContext({ ...contextOptions })
    await context.addCookies(cookies)
    const page = await context.newPage()
    await open(page, `/dashboard/bookings/${booking}/pay`)
    await page.getByLabel('What should happen?').selectOption('The PIN is wrong')
    const pay = page.getByRole('button', { name: /^Pay KES/ })
    const line = await slowLine(page, DATA)
    await pay.dblclick()
    await line.asked()
    await pay.press('Enter')
    expect(line.writes()).toBe(1)
    await line.answer()
    await expect(formError(page, 'The PIN was wrong. Please try again.')).toBeVisible()
    await page.unrouteAll()

    await open(page, `/dashboard/bookings/${booking}/cancel`)
    const words = page.locator('main textarea')
    await words.fill('The road is closed.')
    const off = await slowLine(page, DATA)
    await page.locator('main form button[type=submit]').dblclick()
    await off.asked()
    expect(off.writes()).toBe(1)
    await off.answer()
    await expect(page).not.toHaveURL(/\/cancel$/)
    await Promise.all([host, guest, context].map((one) => one.close()))
  }
)

test(
  'a review is published once, changed once, reported once and deleted once',
  impatientWith([
    'routes/dashboard/review-stay/route.tsx',
    'routes/dashboard/edit-review/route.tsx',
    'routes/dashboard/confirm-step.tsx',
    'routes/report-review/route.tsx',
  ]),
  async ({ browser, contextOptions }) => {
    test.slow()
    const { guest, booking } = await finishedStay(browser, contextOptions)
    const page = await guest.newPage()
    await open(page, `/dashboard/bookings/${booking}/review`)
    await fillIn(page)
    const line = await pressAgain(page, 'Publish review')
    expect(line.writes()).toBe(1)
    await line.answer()
    await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${booking}$`))
    await page.unrouteAll()

    await open(page, '/dashboard/reviews')
    await page.getByRole('link', { name: /^Edit your review of/ }).click()
    const text = page.getByLabel(/^Your review/)
    await text.fill('Short')
    const change = await slowLine(page, DATA)
    await text.fill('A quiet garden, and a warmer welcome than we had hoped for.')
    const save = page.getByRole('button', { name: 'Save changes' })
    await save.dblclick()
    await change.asked()
    expect(change.writes()).toBe(1)
    await change.answer()
    await expect(page).toHaveURL(/\/dashboard\/reviews$/)
    await page.unrouteAll()

    const mine = await guest.request.get('/api/v1/reviews/my-reviews')
    const { data: written } = (await mine.json()) as { data: { _id: number }[] }
    const { context: reader } = await newPersonIn(browser, contextOptions)
    const other = await reader.newPage()
    await open(other, `/reviews/${written[0]?._id}/report`)
    await other.getByLabel('What is wrong with it?').fill('It is about another place.')
    const report = await pressAgain(other, 'Report review')
    expect(report.writes()).toBe(1)
    await report.answer()
    await expect(other).toHaveURL(/\/reviews$/)
    await reader.close()

    const erase = page.getByRole('link', { name: /^Delete your review of/ })
    await erase.click()
    await expect(page.getByRole('heading', { name: 'Delete this review?' })).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'Keep review' }).click()
    await expect(page).toHaveURL(/\/dashboard\/reviews$/)
    await erase.click()
    const gone = await slowLine(page, DATA)
    await page.getByRole('button', { name: 'Delete', exact: true }).dblclick()
    await gone.asked()
    expect(gone.writes()).toBe(1)
    await gone.answer()
    await expect(page).toHaveURL(/\/dashboard\/reviews$/)
    await guest.close()
  }
)

test(
  'what is asked for of a deposit is answered once',
  impatientWith(['routes/dashboard/answer-claim/answer-forms.tsx']),
  async ({ browser }) => {
    const { host, guest, property } = await newHostAndGuest(browser)
    const stay = await overWithDeposit(host, guest, property._id)
    await claimed(host, stay)
    const page = await guest.newPage()
    await open(page, `/dashboard/bookings/${stay}/claim`)
    await page.getByLabel('Why you do not agree').fill('They were broken when we came.')
    const line = await pressAgain(page, 'I do not agree')
    expect(line.writes()).toBe(1)
    await line.answer()
    await expect(page.getByText(/^Thank you\. Makao looks at/)).toBeVisible()
    await Promise.all([host, guest].map((one) => one.close()))
  }
)
