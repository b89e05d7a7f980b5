import type { Browser, Page } from '@playwright/test'
import { pickDay, shownDay } from '../support/calendar.ts'
import { day } from '../support/dates.ts'
import { slowLine } from '../support/impatient.ts'
import { expect, formError, open, openBookingCard, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { lookHere } from '../support/look.ts'
import { newPersonIn } from '../support/people.ts'
import { asked, newHostAndGuest } from '../support/stays.ts'

/* What the booking card says about dates (specification §4 and §5), for a place with taken nights. */

const SPANS = 'Selected dates span unavailable periods. Please choose different dates.'
const GONE = 'These dates are not available. Please select different dates.'
const TAKEN = 'Selected dates are not available. Please choose different dates.'
const SOON = /^Some nights in the week after your check-in are taken: you can stay until /

let place: number

/** Three nights are taken from `day(43)` on, and two of next year from `day(504)` on. */
async function makePlace(browser: Browser) {
  const { host, guest, property } = await newHostAndGuest(browser)
  await asked(guest, property._id, 43, 46)
  await asked(guest, property._id, 504, 506)
  await host.close()
  await guest.close()
  return property._id
}

test.beforeAll(async ({ browser }) => {
  place = await makePlace(browser)
})

async function openFor(page: Page, checkIn?: number, checkOut?: number) {
  const query = new URLSearchParams({ guests: '2' })
  if (checkIn !== undefined) query.set('checkIn', day(checkIn))
  if (checkOut !== undefined) query.set('checkOut', day(checkOut))
  await open(page, `/properties/${place}?${query}`)
  return openBookingCard(page)
}

test(
  'dates are chosen in the calendar, priced at once, and part of the address',
  { tag: '@phone' },
  async ({ page }) => {
    const card = await openFor(page)
    await expect(card.getByText('Choose your dates to see the whole price.')).toBeVisible()
    await expect(card.getByRole('button', { name: /^Check-out/ })).toBeDisabled()
    await card.getByRole('button', { name: 'Reserve' }).click()
    const missing = formError(card, 'Please select valid check-in and check-out dates')
    await expect(missing).toBeVisible()
    await card.getByRole('button', { name: /^Check-in/ }).click()
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/\/quote\.data/, async (route) => {
      await held
      await route.continue()
    })
    await pickDay(page, 50)
    await pickDay(page, 53)
    await expect(card.getByText('Checking availability …')).toBeVisible()
    answer()
    await expect(card.getByText('Free for your dates.')).toBeVisible()
    await expect(card.getByText('Service fee (10%)')).toBeVisible()
    await expect(card.getByText("You won't be charged yet")).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`checkIn=${day(50)}&checkOut=${day(53)}`))
    await lookHere(page)

    const line = await slowLine(page, /\/quote\.data/)
    for (const [index, checkOut] of [54, 53].entries()) {
      await card.getByRole('button', { name: /^Check-out/ }).click()
      await pickDay(page, checkOut)
      await line.asked(index + 1)
    }
    await line.answer()
    await expect(page).toHaveURL(new RegExp(`checkIn=${day(50)}&checkOut=${day(53)}`))
    await expect(card.getByText('Free for your dates.')).toBeVisible()
    await page.reload()
    const again = await openBookingCard(page)
    await expect(again.getByText('Service fee (10%)')).toBeVisible()
  }
)

test('dates around taken nights are refused by name, and nights taken soon after are told', async ({
  page,
}) => {
  const card = await openFor(page, 41, 48)
  await expect(card.getByRole('status').filter({ hasText: SPANS })).toBeVisible()
  await expect(card.getByText(SOON)).toBeVisible()
  await card.getByRole('button', { name: 'Reserve' }).click()
  await expect(formError(card, SPANS)).toBeVisible()
  await lookHere(page)

  const past = await openFor(page, -3, 2)
  await expect(past.getByRole('status').filter({ hasText: 'past' })).toBeVisible()
})

test('a new check-in before taken nights lets the check-out go, and a stay of next year is chosen as far ahead as any is sold', async ({
  page,
}) => {
  const card = await openFor(page, 47, 49)
  await card.getByRole('button', { name: /^Check-in/ }).click()
  await pickDay(page, 41)
  await expect(
    card.getByText('Check-out date reset due to unavailable dates in between')
  ).toBeVisible()
  await expect(page).not.toHaveURL(/checkOut/)
  await lookHere(page)
  await pickDay(page, 43)
  await expect(card.getByText('Free for your dates.')).toBeVisible()
  await expect(card.getByText(SOON)).toBeVisible()
  await lookHere(page)

  await card.getByRole('button', { name: /^Check-in/ }).click()
  await expect(await shownDay(page, 505)).toBeDisabled()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await pickDay(page, 500)
  await pickDay(page, 502)
  await expect(card.getByText('Free for your dates.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`checkIn=${day(500)}&checkOut=${day(502)}`))
})

test('nothing is reserved before its price is shown', { tag: '@phone' }, async ({ browser }) => {
  const { context } = await newPersonIn(browser)
  const page = await context.newPage()
  const card = await openFor(page)
  await card.getByRole('button', { name: /^Check-in/ }).click()
  const line = await slowLine(page, /\/quote\.data/)
  await pickDay(page, 60)
  await pickDay(page, 62)
  await line.asked()
  const reserve = card.getByRole('button', { name: 'Reserve' })
  await reserve.click()
  const unpriced = card
    .getByRole('alert')
    .filter({ hasText: 'The price is not there yet. Please reserve once you have seen it.' })
  await expect(unpriced).toBeVisible()
  await expect(reserve).toBeFocused()
  await lookHere(page)
  await line.answer()
  await expect(card.getByText('Free for your dates.')).toBeVisible()
  await expect(unpriced).toBeHidden()
  await reserve.click()
  await expect(page).toHaveURL(/\/dashboard\/bookings$/)
  await context.close()
})

test('whoever was faster is told when the price is asked for, and at the reservation', async ({
  browser,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser)
  const { context } = await newPersonIn(browser)
  const page = await context.newPage()
  const search = '/properties?location=Kilifi&minPrice=6000'
  await open(page, search)
  await page.getByRole('article').filter({ hasText: property.title }).getByRole('heading').click()
  await expect(page).toHaveURL(new RegExp(`/properties/${property._id}`))
  await asked(guest, property._id, 50, 53)
  const card = await openBookingCard(page)
  await card.getByRole('button', { name: /^Check-in/ }).click()
  await pickDay(page, 50)
  await pickDay(page, 52)
  await expect(card.getByText(GONE)).toBeVisible()
  await card.getByRole('button', { name: 'Reserve' }).click()
  await expect(formError(card, TAKEN)).toBeVisible()

  await card.getByRole('button', { name: /^Check-in/ }).click()
  await pickDay(page, 60)
  await pickDay(page, 63)
  await expect(card.getByText('Free for your dates.')).toBeVisible()
  await asked(guest, property._id, 60, 61)
  await card.getByRole('button', { name: 'Reserve' }).click()
  await expect(formError(card, GONE)).toBeVisible()
  await expect(card.getByRole('status').filter({ hasText: GONE })).toBeVisible()
  await expect(page.getByRole('link', { name: 'All places' })).toHaveAttribute('href', search)
  await Promise.all([host, guest, context].map((one) => one.close()))
})

for (const javaScriptEnabled of [true, false]) {
  const title = javaScriptEnabled
    ? 'a price, a currency, a deposit and terms that their host changes meanwhile are shown before they are agreed to'
    : 'a price that its host changes meanwhile is shown before it is agreed to, without scripts'

  test(title, async ({ browser, contextOptions }) => {
    const { host, guest, property } = await newHostAndGuest(browser)
    const context = await browser.newContext({
      ...contextOptions,
      javaScriptEnabled,
      storageState: await guest.storageState(),
    })
    const change = async (part: string, data: object) => {
      const path = `/api/v1/properties/${property._id}${part}`
      const answer = await host.request.put(path, { headers: fromOurPages, data })
      expect(answer.ok()).toBe(true)
    }
    const page = await context.newPage()
    const path = `/properties/${property._id}?checkIn=${day(50)}&checkOut=${day(52)}&guests=2`
    await (javaScriptEnabled ? open(page, path) : page.goto(path))
    const card = await openBookingCard(page)
    const price = card.getByLabel('Price', { exact: true })
    const reserve = card.getByRole('button', { name: 'Reserve' })
    await expect(price).toContainText('13,000')
    await card.getByText('Children, arrival time or a request?').click()
    await card.getByLabel('Of them children').selectOption('1 child')
    await card.getByLabel('What should your host know?').fill('We come at nine, after dark.')

    await change('', { price: 9000 })
    await reserve.click()
    await expect(
      card.getByText(/^By now these dates cost KES\s[\d,]+, another price/)
    ).toBeVisible()
    await expect(price).toContainText('18,000')
    await expect(card.getByLabel('What should your host know?')).toHaveValue(
      'We come at nine, after dark.'
    )
    await expect(card.getByLabel('Of them children')).toHaveValue('1')
    const said = await card.getByText(/^By now these dates cost/).textContent()
    const shown = /KES\s([\d,]*\d)/.exec(said ?? '')?.[1]
    await expect(price).toContainText(shown!)

    if (javaScriptEnabled) {
      await expect(card.getByText('With deposit')).toBeHidden()
      await change('', { currency: 'USD' })
      await reserve.click()
      await expect(formError(card, 'By now these dates cost USD')).toBeVisible()
      await expect(price).toContainText('USD')

      await change('/prices', { deposit: 5000 })
      await reserve.click()
      await expect(formError(card, 'The deposit is no longer the one that was shown')).toBeVisible()
      await expect(card.getByText('With deposit')).toBeVisible()

      await change('/stay-rules', { cancellationPolicy: 'strict' })
      await reserve.click()
      await expect(formError(card, 'Please read them again.')).toBeVisible()
      await expect(card.getByText(/^Strict: cancel until 14 days/)).toBeVisible()
      await expect(price).toContainText(shown!)
      await lookHere(page)
    }

    await reserve.click()
    await expect(page).toHaveURL(/\/dashboard\/bookings$/)
    const trips = await guest.request.get('/api/v1/bookings/my')
    const { data } = (await trips.json()) as { data: { quote: { total: number } }[] }
    expect(data.map(({ quote }) => quote.total.toLocaleString('en'))).toEqual([shown])
    await Promise.all([host, guest, context].map((one) => one.close()))
  })
}
