import { day } from '../support/dates.ts'
import { somePlaces } from '../support/favourites.ts'
import { atFrontDoor, says } from '../support/failing.ts'
import { expect, formError, openBookingCard, people, test } from '../support/journey.ts'
import { lookHere } from '../support/look.ts'
import { freeProperty, signedIn } from '../support/world.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

/* What a visitor reads when the API fails, refuses or has nothing: the page stands, and there is a way on. */

const at = atFrontDoor()
const { open } = at

const NONE = { success: true, data: [], pagination: { page: 1, limit: 6, total: 0, pages: 0 } }
const FEATURED = /^GET \/properties\?.*averageRating/

test.describe('The home page', () => {
  test('stands without its featured places, and when there are none', async ({ page }) => {
    at.door.fail(FEATURED)
    const answer = await open(page, '/')
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await says(page, 'Unable to load properties at the moment.')
    await lookHere(page)
    at.door.mend()
    at.door.answer(FEATURED, { status: 200, body: NONE })
    await open(page, '/')
    await says(page, 'No featured properties available.')
    await lookHere(page)
  })

  test('does not wait for places that are late', async ({ page }) => {
    at.door.slow(FEATURED, 6000)
    await page.goto(at.door.url, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(6)
  })
})

test.describe('The listing page', () => {
  const LIST = /^GET \/properties\?.*location=Watamu/

  test('says what went wrong and tries again', async ({ page }) => {
    at.door.answer(LIST, {
      status: 503,
      body: { message: 'Server error. Please try again later.' },
    })
    const answer = await open(page, '/properties?location=Watamu')
    expect(answer?.status()).toBe(503)
    await says(page, 'Oops! Something went wrong')
    await says(page, 'Server error. Please try again later.')
    await lookHere(page)
    at.door.mend()
    at.door.fail(LIST)
    const again = page.getByRole('link', { name: 'Try again' })
    await again.click()
    // It has no words of its own.
    await says(page, 'An error occurred')
    at.door.mend()
    await again.click()
    await says(page, /\d+ propert(y|ies) found/)
  })

  test('waits for an API that is being restarted', async ({ request }) => {
    at.door.stumble(LIST, 2)
    const answer = await request.get(`${at.door.url}/properties?location=Watamu`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toMatch(/\d+ propert(y|ies) found/)
  })

  test('shows its places without the map', async ({ page }) => {
    at.door.fail(/^GET \/properties\/pins/)
    await open(page, '/properties?view=map')
    await says(page, 'The map could not be loaded.')
    await expect(page.getByRole('article').first()).toBeVisible()
    await lookHere(page)
  })
})

test.describe('A place', () => {
  let id: number
  let name: string
  const place = () => new RegExp(`^GET /properties/${id}$`)
  test.beforeAll(async () => {
    ;[{ id, title: name }] = await somePlaces(1)
  })

  test('stands without its reviews, which can be asked for again', async ({ page }) => {
    at.door.fail(/^GET \/properties\/\d+\/reviews/)
    await open(page, `/properties/${id}`)
    await says(page, 'Failed to load reviews')
    await lookHere(page)
    at.door.mend()
    await page.locator('#reviews').getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: /^Show all \d+ reviews$/ })).toBeVisible()
  })

  test('that fails is a page with a way on', async ({ page }) => {
    at.door.fail(place())
    const answer = await open(page, `/properties/${id}`)
    expect(answer?.status()).toBe(500)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Something went wrong on our side')
    await says(page, 'Server error. Please try again later.')
    await lookHere(page)
    at.door.mend()
    await page.getByRole('link', { name: 'Try again' }).first().click()
    await expect(title).toHaveText(name)
  })

  test('that is asked for too often says when it may be asked for again', async ({ page }) => {
    at.door.answer(place(), {
      status: 429,
      body: { message: 'Too many requests. Please try again later.' },
      headers: { 'Retry-After': '61' },
    })
    const answer = await open(page, `/properties/${id}`)
    expect(answer?.status()).toBe(429)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('One moment, please')
    await says(page, 'Please try again later. You can try again in 2 minutes.')
    await lookHere(page)
    at.door.mend()
    await page.getByRole('link', { name: 'Try again' }).first().click()
    await expect(title).toHaveText(name)
  })

  test('that is gone, or does not answer for 15 seconds, is given up', async ({ request }) => {
    at.door.answer(place(), { status: 404, body: {} })
    const gone = await request.get(`${at.door.url}/properties/${id}`)
    expect(gone.status()).toBe(404)
    expect(await gone.text()).toContain('It may have been taken off the market')
    at.door.mend()
    at.door.slow(place(), 20_000)
    const late = await request.get(`${at.door.url}/properties/${id}`)
    expect(await late.text()).toContain('Request timeout. Please check your connection.')
  })
})

test.describe('Reserving', () => {
  const stay = (id: number) => `/properties/${id}?checkIn=${day(60)}&checkOut=${day(62)}&guests=1`
  const BOOK = /^POST \/bookings$/

  test('goes on when the price could not be asked for, says why it failed, and keeps the dates', async ({
    browser,
  }) => {
    const context = await signedIn(browser, people.guest.email)
    const page = await context.newPage()
    const { id } = await freeProperty(people.host.email, 60, 2)
    at.door.fail(/^GET \/properties\/\d+\/quote/)
    await open(page, stay(id))
    const card = await openBookingCard(page)
    await expect(card.getByText('Unable to check availability')).toBeVisible()
    await lookHere(page)
    // Reserving asks again by itself, and would go on at once where that ends well.
    const askedAgain = page.waitForResponse(/\/quote\.data/)
    await card.getByRole('button', { name: 'Reserve' }).click()
    const unpriced = card.getByRole('alert').filter({ hasText: 'The price is not there yet.' })
    await expect(unpriced).toBeVisible()
    await askedAgain
    await expect(page.getByText('Failed to check availability').first()).toBeVisible()
    at.door.mend()
    const gone = { status: 404, body: { message: 'Resource not found.' } }
    at.door.answer(/^GET \/properties\/\d+\/quote/, gone)
    await card.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Resource not found.')).toBeVisible()
    await expect(card.getByText('Unable to check availability')).toBeVisible()
    at.door.mend()
    await card.getByRole('button', { name: 'Try again' }).click()
    await expect(card.getByText('Free for your dates.')).toBeVisible()

    const failing: [object, string][] = [
      [
        { message: 'Property is not available for the selected dates', code: 'E_DATES_TAKEN' },
        'These dates are not available. Please select different dates.',
      ],
      [{ message: 'A maximum of 2 guests can stay' }, 'A maximum of 2 guests can stay'],
      [{}, 'Failed to create booking'],
    ]
    at.door.fail(/^GET \/(auth\/me|properties\/\d+\/quote)/)
    await card.getByRole('button', { name: 'Reserve' }).click()
    await expect(formError(card, 'Failed to create booking')).toBeVisible()
    await expect(card.getByText('Free for your dates.')).toBeVisible()
    await expect(card.getByText('Children, arrival time or a request?')).toBeVisible()
    at.door.mend()
    for (const [body, text] of failing) {
      at.door.answer(BOOK, { status: 409, body })
      await card.getByRole('button', { name: 'Reserve' }).click()
      await expect(formError(card, text)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`checkIn=${day(60)}`))
      at.door.mend()
    }
    await lookHere(page)

    expectTroubles(BROKEN_LINE)
    await page.route('**/properties/*.data*', (route) => route.abort())
    await card.getByRole('button', { name: 'Reserve' }).click()
    await expect(formError(card, 'Nothing is lost')).toBeVisible()
    await expect(card.getByText('Free for your dates.')).toBeVisible()

    await page.unroute('**/properties/*.data*')
    at.door.stumble(BOOK, 1)
    await card.getByRole('button', { name: 'Reserve' }).click()
    await expect(page).toHaveURL(/\/dashboard\/bookings$/)
    await context.close()
  })
})

test('a message to support comes back with its words when there were too many', async ({
  page,
}) => {
  const message = 'Too many requests. Please try again later.'
  at.door.answer(/^POST \/contacts$/, { status: 429, body: { message } })
  await open(page, '/contact')
  const words = { 'Full name': 'Wanjiku', 'Email': 'w@example.com', 'Phone number': '0712345678' }
  for (const [label, text] of Object.entries(words)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('Is there a cot in the cottage, please?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await says(page, /^Too many requests\. Please try again later\. If it is urgent, call us: \+254/)
  await expect(page.getByLabel('Subject')).toHaveValue('A question')
  await lookHere(page)
})
