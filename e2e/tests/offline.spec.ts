import type { Browser, Page } from '@playwright/test'
import { disconnect } from '../support/connection.ts'
import { pickDay } from '../support/calendar.ts'
import { day } from '../support/dates.ts'
import { somePlaces } from '../support/favourites.ts'
import {
  expect,
  formError,
  hydrated,
  open,
  openBookingCard,
  PASSWORD,
  people,
  test,
} from '../support/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { newPersonIn } from '../support/people.ts'
import { baseURL } from '../support/settings.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'
import { freeProperty, signIn } from '../support/world.ts'

/*
 * Without a connection. Only built pages have a service worker: against a development server these tests are
 * left out.
 */
const allowed = { serviceWorkers: 'allow' } as const

test.use(allowed)

test.beforeEach(async ({ request }) => {
  expectTroubles(BROKEN_LINE)
  const worker = await request.get('/sw.js')
  test.skip(!worker.headers()['content-type']?.includes('javascript'), 'no service worker here')
})

/** The addresses the service worker has kept in this browser. */
function keptIn(page: Page) {
  return page.evaluate(async () => {
    const cache = await caches.open('pages')
    const requests = await cache.keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })
}

/** A page as the service worker has kept it. */
function keptAs(page: Page, path: string) {
  return page.evaluate(async (at) => {
    const kept = await caches.match(at, { cacheName: 'pages', ignoreVary: true })
    return kept?.text()
  }, path)
}

/** What the scripts that were kept are called, without their digests. */
function scriptsKept(page: Page) {
  return page.evaluate(async () => {
    const cache = await caches.open('assets')
    const requests = await cache.keys()
    return requests.map(({ url }) => /\/([\w-]+)-[\w-]{8}(?:\.\w+)?\.js$/.exec(url)?.[1])
  })
}

const isKept = (page: Page, path: string) =>
  expect.poll(() => keptIn(page), { timeout: 15_000 }).toContain(path)

const isNotKept = (page: Page, path: string) =>
  expect.poll(() => keptIn(page), { timeout: 15_000 }).not.toContain(path)

const savedHint = (page: Page) =>
  page.getByText(/You are offline: this page was saved on .*\d\d:\d\d/)

/** The demo's guest in a session of their own, for journeys that end it. */
async function guestOnTheWay(browser: Browser) {
  const context = await browser.newContext(allowed)
  await signIn(context, people.guest.email, PASSWORD)
  return context
}

test('a visited place stays readable, its messages are said once, and what was never opened says so', async ({
  page,
  context,
}) => {
  await page.goto('/properties')
  await isKept(page, '/offline')
  const card = page.getByRole('article').first()
  const title = await card.getByRole('heading').textContent()
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
  const place = new URL(page.url()).pathname
  await isKept(page, place)

  const text = 'Your password is changed.'
  const value = encodeURIComponent(JSON.stringify({ tone: 'success', text }))
  await context.addCookies([{ name: 'makao_flash', value, url: baseURL }])
  await open(page, '/contact')
  await expect(page.getByText(text)).toBeVisible()
  await isKept(page, '/contact')

  await disconnect(page)
  await page.reload()
  await expect(savedHint(page)).toBeVisible()
  await expect(page.getByText(text)).toBeHidden()
  await page.goto(place)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
  await expect(savedHint(page)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'All places' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places to stay')
  await expect(savedHint(page)).toBeVisible()

  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page.getByRole('link', { name: title! })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await context.setOffline(false)
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service')
})

test(
  'dates chosen without a connection are kept, and priced when it is back',
  { tag: '@phone' },
  async ({ page, context }) => {
    const { id } = await freeProperty(people.host.email, 50, 2)
    await page.goto(`/properties/${id}`)
    await isKept(page, `/properties/${id}`)
    const calendar = () =>
      page.evaluate(async () => {
        const cache = await caches.open('assets')
        const requests = await cache.keys()
        return requests.some(({ url }) => url.includes('/calendar-'))
      })
    await expect.poll(calendar, { timeout: 15_000 }).toBe(true)

    await disconnect(page)
    const card = await openBookingCard(page)
    await card.getByRole('button', { name: /^Check-in/ }).click()
    await pickDay(page, 50)
    await pickDay(page, 52)
    await expect(card.getByText(/^You are offline\. Your dates are kept/)).toBeVisible()
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Reserve' }).click()
    await expect(formError(card, 'Nothing is lost')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`checkIn=${day(50)}.*checkOut=${day(52)}`))

    await context.setOffline(false)
    // A page that was asked for anew has closed its sheet.
    await expect(async () => {
      if (!(await card.isVisible())) await openBookingCard(page)
      await expect(card.getByText('Free for your dates.')).toBeVisible({ timeout: 3000 })
    }).toPass()
    // Before its scripts run, the form leads a visitor to the sign-in.
    await hydrated(page)
    await card.getByRole('button', { name: 'Reserve' }).click()
    await expect(page.getByRole('dialog', { name: 'Ready to book?' })).toBeVisible()
  }
)

test('what a guest books in an open tab is among the trips that are kept, in their language', async ({
  browser,
}) => {
  const { context } = await newPersonIn(browser, allowed)
  const page = await context.newPage()
  const { id } = await freeProperty(people.host.email, 60, 2)
  await open(page, `/properties/${id}?checkIn=${day(60)}&checkOut=${day(62)}`)
  await isKept(page, '/dashboard/bookings')
  const card = await openBookingCard(page)
  await card.getByRole('button', { name: 'Reserve' }).click()
  await expect(page).toHaveURL('/dashboard/bookings')
  const trip = await page
    .locator('main a[href^="/dashboard/bookings/"]')
    .first()
    .getAttribute('href')
  const trips = () => keptAs(page, '/dashboard/bookings')
  await expect.poll(trips, { timeout: 15_000 }).toContain(`href="${trip}"`)

  await page.getByRole('contentinfo').getByRole('button', { name: 'Kiswahili' }).click()
  await expect.poll(trips, { timeout: 15_000 }).toContain('lang="sw"')
  await context.close()
})

test('a guest reads their trips on the way, and nobody after them does', async ({ browser }) => {
  const context = await guestOnTheWay(browser)
  const page = await context.newPage()
  await page.goto('/dashboard/bookings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Trips')
  await isKept(page, '/dashboard/bookings')
  await page.locator('main a[href^="/dashboard/bookings/"]').first().click()
  await expect(page).toHaveURL(/\/dashboard\/bookings\/\d+$/)
  const trip = new URL(page.url()).pathname
  // The address is there before the page is drawn.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('My Trips')
  const place = await page.getByRole('heading', { level: 1 }).textContent()
  await isKept(page, trip)
  for (const own of ['/dashboard/profile', '/dashboard/settings']) {
    // Whole, with what watches the connection.
    await open(page, own)
    await isKept(page, own)
  }

  await disconnect(page)
  await page.goto('/dashboard/profile')
  await expect(page).toHaveURL('/dashboard/profile')
  await expect(savedHint(page)).toBeVisible()
  await page.goto('/dashboard/bookings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Trips')
  await expect(savedHint(page)).toBeVisible()
  await page.locator(`main a[href="${trip}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place!)
  await expect(savedHint(page)).toBeVisible()

  await context.setOffline(false)
  // The kept page asks for itself anew.
  await expect(savedHint(page)).toBeHidden()
  await page.goto('/')
  await page.request.post('/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  await page.goto('/about')
  await isNotKept(page, trip)
  await isNotKept(page, '/dashboard/bookings')
  await isKept(page, '/offline')
  await context.setOffline(true)
  await page.goto(trip)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await context.close()
})

test('a tab that somebody signs out beside shows nothing of theirs, nor does Back', async ({
  browser,
}) => {
  const context = await guestOnTheWay(browser)
  const [page, beside] = [await context.newPage(), await context.newPage()]
  await open(beside, '/dashboard/bookings')
  await isKept(beside, '/dashboard/bookings')
  await open(beside, '/dashboard/profile')
  await beside.getByLabel('Bio').fill('I travel light.')
  await open(page, '/dashboard')
  await page.goto('/about')
  await page.request.post('/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  await page.goto('/contact')

  // Nobody has looked at it since.
  await expect(beside).toHaveURL(/\/auth\/login\?returnTo=%2Fdashboard%2Fprofile/)
  await beside.goBack()
  await expect(beside).toHaveURL(/\/auth\/login/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/auth\/login/)
  await isNotKept(page, '/dashboard/bookings')
  await context.close()
})

test('a shared phone keeps what is one’s own until somebody else signs in, the session ends or is ended', async ({
  browser,
}) => {
  const [place] = await somePlaces(1)
  const context = await guestOnTheWay(browser)
  const page = await context.newPage()
  await open(page, '/dashboard/bookings')
  await isKept(page, '/dashboard/bookings')

  await test.step('a host takes what a guest has read; the back office, doors and prices are never kept', async () => {
    // No page of the storefront is opened between.
    await signIn(context, people.host.email, PASSWORD)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isNotKept(page, '/dashboard/bookings')
    await isNotKept(page, '/dashboard')
    await page.goto(`/properties/${place!.id}`)
    await isKept(page, `/properties/${place!.id}`)
    await page.goto('/auth/forgot-password')
    await open(page, '/about')
    await isKept(page, '/about')
    const kept = await keptIn(page)
    expect(kept.filter((path) => /dashboard|auth|api|quote/.test(path))).toEqual([])
  })

  await test.step('a session that ended elsewhere takes its pages along, once the server has said so', async () => {
    await signIn(context, people.guest.email, PASSWORD)
    await open(page, '/dashboard/bookings')
    await isKept(page, '/dashboard/bookings')
    const cookies = await context.cookies()
    const session = cookies.find(({ name }) => name.includes('makao_session'))
    await context.request.post('/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    await context.addCookies([session!])
    await page.goto('/contact')
    await isNotKept(page, '/dashboard/bookings')
    await isKept(page, '/contact')
  })

  await test.step('signing out takes everything along before the next page is there', async () => {
    await signIn(context, people.guest.email, PASSWORD)
    await open(page, '/dashboard/bookings')
    await isKept(page, '/dashboard/bookings')
    await page.locator('header details summary').first().click()
    await page.locator('header details').getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    await isNotKept(page, '/dashboard/bookings')
  })
  await context.close()
})

test.describe('In French', () => {
  test.use({ locale: 'fr-FR' })

  test('the offline page speaks it, too', async ({ page, context }) => {
    await page.goto('/about')
    await isKept(page, '/offline')
    await isKept(page, '/about')
    await expect.poll(() => scriptsKept(page)).toContain('service-worker-client')
    await context.setOffline(true)
    await page.goto('/careers')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors ligne')
    await expect(page.getByRole('link', { name: 'Réessayer' })).toHaveAttribute('href', '/careers')
    await page.getByRole('link', { name: 'À propos de Makao' }).click()
    await expect(page.getByText(/Vous êtes hors ligne\s: page enregistrée le/)).toBeVisible()
  })
})
