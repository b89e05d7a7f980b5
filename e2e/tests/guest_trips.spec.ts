import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { day } from '../support/dates.ts'
import { expect, open, openBookingCard, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { look, lookHere } from '../support/look.ts'
import { newPersonIn, NEW_PASSWORD } from '../support/people.ts'
import { fillIn, finishedStay } from '../support/review_photos.ts'
import { asked, newHostAndGuest, paid, reviewed, taken } from '../support/stays.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

/** The guest's session in a window of this project's size. */
async function windowOf(browser: Browser, options: BrowserContextOptions, guest: BrowserContext) {
  return browser.newContext({ ...options, storageState: await guest.storageState() })
}

const main = (page: Page) => page.getByRole('main')
const top = (page: Page) => page.evaluate(() => window.scrollY)

test('money that is due is asked for after check-in, too, and no longer once it is paid', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const booking = await taken(host, await asked(guest, property._id, 0, 2), 'approve')
  const context = await windowOf(browser, contextOptions, guest)
  const page = await context.newPage()
  await taken(host, booking, 'checkin')
  await open(page, `/dashboard/bookings/${booking}`)
  await expect(main(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+254/)
  await expect(main(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/254/
  )
  await look(page)
  await main(page).getByRole('link', { name: 'Pay now' }).click()
  await page.getByLabel('What should happen?').selectOption('The payment succeeds')
  await page.getByRole('button', { name: /^Pay KES/ }).click()
  await expect(page.getByText('Thank you! Your receipt is here.')).toBeVisible()
  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'To be paid' })).toHaveCount(0)
  await Promise.all([host, guest, context].map((one) => one.close()))
})

test('a payment that is followed over a broken line leaves the page as it is, and is seen later', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const booking = await taken(host, await asked(guest, property._id, 10, 12), 'approve')
  // As on a first visit, before the service worker is there.
  const context = await browser.newContext({
    ...contextOptions,
    serviceWorkers: 'block',
    storageState: await guest.storageState(),
  })
  const page = await context.newPage()
  await open(page, `/dashboard/bookings/${booking}/pay`)
  await page.getByLabel('What should happen?').selectOption('The payer takes ten seconds')
  await page.getByRole('button', { name: /^Pay KES/ }).click()
  await expect(page.getByText('Payment under way')).toBeVisible()

  expectTroubles(BROKEN_LINE)
  let tries = 0
  await page.route('**/*', (route) => {
    tries += 1
    return route.abort('connectionreset')
  })
  await expect.poll(() => tries, { timeout: 30_000 }).toBeGreaterThan(1)
  await expect(page.getByText('Payment under way')).toBeVisible()
  await page.unroute('**/*')
  await expect(page.getByText('Thank you! Your receipt is here.')).toBeVisible({
    timeout: 60_000,
  })
  await Promise.all([host, guest, context].map((one) => one.close()))
})

test(
  'reserving tells the host of children and requests, and leads to the top of the trips',
  { tag: '@phone' },
  async ({ browser, contextOptions }) => {
    test.slow()
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const context = await windowOf(browser, contextOptions, guest)
    const page = await context.newPage()
    const stay = `/properties/${property._id}?checkIn=${day(20)}&checkOut=${day(22)}&guests=2`
    await open(page, stay)
    const card = await openBookingCard(page)
    await card.getByText('Children, arrival time or a request?').click()
    const children = card.getByLabel('Of them children')
    await children.selectOption('1 child')
    await card.getByLabel('Guests').selectOption('1')
    await expect(children).toHaveValue('0')
    await card.getByLabel('Guests').selectOption('2')
    await expect(children).toHaveValue('1')
    await card.getByLabel('What should your host know?').fill('We come at nine, after dark.')
    await lookHere(page)
    if (!page.viewportSize() || page.viewportSize()!.width > 1000) {
      await page.evaluate(() => window.scrollTo(0, 500))
    }
    await card.getByRole('button', { name: 'Reserve' }).click()
    await expect(page).toHaveURL(/\/dashboard\/bookings$/)
    await expect(page.getByRole('heading', { name: 'My Trips' })).toBeVisible()
    await expect.poll(() => top(page)).toBe(0)
    await main(page).getByRole('link', { name: property.title }).click()
    await expect(main(page).getByText('We come at nine, after dark.')).toBeVisible()
    await expect(main(page).getByText('2 guests, 1 of them a child')).toBeVisible()

    await open(page, stay)
    await openBookingCard(page)
    await expect(card.getByText('You have reserved these nights.')).toBeVisible()
    await expect(card.getByRole('link', { name: 'See your trip' })).toBeVisible()
    await Promise.all([host, guest, context].map((one) => one.close()))
  }
)

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ', without scripts'

  test(`a request that was changed elsewhere is not put back by a page from before${how}`, async ({
    browser,
  }) => {
    const { host, guest, property } = await newHostAndGuest(browser)
    const request = await asked(guest, property._id, 20, 22)
    const context = await windowOf(browser, { javaScriptEnabled }, guest)
    const page = await context.newPage()
    const [path, api] = [`/dashboard/bookings/${request}`, `/api/v1/bookings/${request}`]
    const send = { headers: fromOurPages }
    await (javaScriptEnabled ? open(page, `${path}/change`) : page.goto(`${path}/change`))
    const elsewhere = await guest.request.put(api, {
      ...send,
      data: { guests: { adults: 1, children: 1 } },
    })
    expect(elsewhere.ok()).toBe(true)
    const lowered = await host.request.put(`/api/v1/properties/${property._id}`, {
      ...send,
      data: { maxGuests: 1 },
    })
    expect(lowered.ok()).toBe(true)
    await page.getByLabel(/^What should your host know/).fill('A cot, please.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByText('Your request is changed.').first()).toBeVisible()
    const stored = await guest.request.get(api)
    expect(await stored.json()).toMatchObject({
      data: { guests: { adults: 1, children: 1 }, specialRequests: 'A cot, please.' },
    })
    await Promise.all([host, guest, context].map((one) => one.close()))
  })
}

test('trips stand in the order of their dates, apart from past and cancelled ones', async ({
  browser,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser)
  const later = await asked(guest, property._id, 30, 32)
  const sooner = await asked(guest, property._id, 20, 22)
  const over = await asked(guest, property._id, 0, 1)
  await taken(host, over, 'approve', 'checkin', 'checkout')
  const off = await asked(guest, property._id, 50, 52)
  await taken(host, off, 'cancel')
  const page = await guest.newPage()
  await open(page, '/dashboard/bookings')
  const shown = () =>
    main(page)
      .locator('h2 a')
      .evaluateAll((links) =>
        links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1)))
      )
  await expect.poll(shown).toEqual([sooner, later])
  for (const [name, trips] of [
    ['Past', [over]],
    ['Cancelled', [off]],
    ['All', [off, later, sooner, over]],
  ] as const) {
    await main(page).getByRole('link', { name, exact: true }).click()
    await expect.poll(shown).toEqual(trips)
  }

  await main(page).getByRole('link', { name: 'Past', exact: true }).click()
  await expect.poll(shown).toEqual([over])
  const search = page.getByLabel('Search', { exact: true })
  const current = page.getByRole('navigation', { name: 'Which trips' }).locator('[aria-current]')
  await search.press('Enter')
  await expect(page).toHaveURL('/dashboard/bookings?when=past&search=&status=')
  await search.fill(property.title)
  await search.press('Enter')
  await expect(page).toHaveURL(/\?when=past&search=[^&]+&status=$/)
  await expect(current).toHaveText('Past')
  await main(page).getByRole('link', { name: 'Cancelled', exact: true }).click()
  await expect.poll(shown).toEqual([off])
  await expect(search).toHaveValue(property.title)
  await main(page).getByRole('link', { name: 'All', exact: true }).click()
  const status = page.getByLabel('Status')
  await status.selectOption('Checked out')
  await expect.poll(shown).toEqual([over])
  await status.selectOption('All statuses')
  await expect.poll(shown).toEqual([off, later, sooner, over])
  await expect(current).toHaveText('All')
  await Promise.all([host, guest].map((one) => one.close()))
})

test('a place that is off the pages is named in trips and reviews, and linked to from neither', async ({
  browser,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser)
  const booking = await taken(
    host,
    await asked(guest, property._id, 0, 1),
    'approve',
    'checkin',
    'checkout'
  )
  await reviewed(guest, { property: property._id, booking, title: 'Lamps on, gate open' })
  const paths = [`/dashboard/bookings/${booking}`, '/dashboard/reviews']
  const shown = async (links: number) => {
    for (const path of paths) {
      const answer = await guest.request.get(path)
      const html = await answer.text()
      expect(html).toMatch(new RegExp(`<h[12][^>]*>(<a [^>]*>)?${property.title}`))
      expect(html.split(`href="/properties/${property._id}"`)).toHaveLength(links + 1)
    }
  }
  await shown(1)
  const paused = await host.request.put(`/api/v1/properties/${property._id}`, {
    headers: fromOurPages,
    data: { isActive: false },
  })
  expect(paused.ok()).toBe(true)
  await shown(0)
  await Promise.all([host, guest].map((one) => one.close()))
})

test('what was written while the session ended comes back after signing in', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const stay = await finishedStay(browser, contextOptions)
  const me = await stay.guest.request.get('/api/v1/auth/me')
  const { data: person } = await me.json()
  const page = await stay.guest.newPage()
  await open(page, `/dashboard/bookings/${stay.booking}/review`)
  await fillIn(page)
  const words = await page.getByLabel(/^Your review/).inputValue()
  await stay.guest.clearCookies()
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(
    page.getByText('Session expired. Please login again.').filter({ visible: true }).first()
  ).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/review$/)
  await expect(page.getByLabel(/^Your review/)).toHaveValue(words)
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByText('You have reviewed this stay. Asante!')).toBeVisible()
  await stay.guest.close()
})

test('a profile typed while the session ended comes back after signing in', async ({ browser }) => {
  const { person, context } = await newPersonIn(browser)
  const page = await context.newPage()
  await open(page, '/dashboard/profile')
  await page.getByLabel('Bio').fill('I walk along the beach before breakfast.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Bio')).toHaveValue('I walk along the beach before breakfast.')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled()
  await context.close()
})

async function signInAgain(page: Page, email: string) {
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('wishes come back after signing in again, and reserve under a key of their own', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest: owner, property } = await newHostAndGuest(browser, contextOptions)
  const { person, context } = await newPersonIn(browser, contextOptions)
  const page = await context.newPage()
  await open(page, `/properties/${property._id}?checkIn=${day(20)}&checkOut=${day(22)}&guests=2`)
  const card = await openBookingCard(page)
  const key = card.locator('input[name=key]')
  const first = await key.inputValue()
  await card.getByText('Children, arrival time or a request?').click()
  await card.getByLabel('Of them children').selectOption('1 child')
  await card.getByLabel('What should your host know?').fill('We come at nine, after dark.')
  await context.clearCookies()
  await card.getByRole('button', { name: 'Reserve' }).click()
  await signInAgain(page, person.email)
  await openBookingCard(page)
  await expect(card.getByLabel('What should your host know?')).toBeVisible()
  await expect(card.getByLabel('What should your host know?')).toHaveValue(
    'We come at nine, after dark.'
  )
  await expect(card.getByLabel('Of them children')).toHaveValue('1')
  expect(await key.inputValue()).not.toBe(first)
  await card.getByRole('button', { name: 'Reserve' }).click()
  await expect(page).toHaveURL(/\/dashboard\/bookings$/)
  await main(page).getByRole('link', { name: property.title }).click()
  await expect(main(page).getByText('We come at nine, after dark.')).toBeVisible()
  await Promise.all([host, owner, context].map((one) => one.close()))
})

test('why a stay is cancelled comes back after signing in again, with what goes back by now', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest: owner, property } = await newHostAndGuest(browser, contextOptions)
  const { person, context } = await newPersonIn(browser, contextOptions)
  const trip = await taken(host, await asked(context, property._id, 30, 32), 'approve')
  const page = await context.newPage()
  await open(page, `/dashboard/bookings/${trip}/cancel`)
  await page.getByLabel('Reason (optional)').fill('Our plans have changed.')
  const cookies = await context.cookies()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)

  // Paid meanwhile, as in another window: what is given back is another sum.
  const elsewhere = await browser.newContext(contextOptions)
  await elsewhere.addCookies(cookies)
  await paid(elsewhere, trip)
  await signInAgain(page, person.email)
  await expect(page.getByLabel('Reason (optional)')).toHaveValue('Our plans have changed.')
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${trip}$`))
  await expect(main(page).getByText('Our plans have changed.')).toBeVisible()
  await Promise.all([host, owner, context, elsewhere].map((one) => one.close()))
})
