import type { Page } from '@playwright/test'
import { atTheDesk, lineOf, LIVE, unique } from '../support/desk.ts'
import { expect, people, test } from '../support/journey.ts'
import { fromOurPages, unlist } from '../support/listings.ts'
import { withhold } from '../support/refusals.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'
import { signedIn } from '../support/world.ts'

test('without a stream of events, a request appears when somebody looks, and within half a minute', async ({
  browser,
  contextOptions,
}) => {
  expectTroubles(BROKEN_LINE)
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const page = await host.newPage()
  await page.route('**/api/v1/live', (route) => route.abort())
  await page.clock.install()
  await page.goto('/dashboard/bookings')
  await expect(page.getByText('No bookings found')).toBeVisible()

  await asked(guest, property._id, 50, 52)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('link', { name: 'Bookings 1 request waiting' })).toBeVisible()
  await expect(page.getByText(property.title).filter({ visible: true }).first()).toBeVisible()

  await asked(guest, property._id, 60, 62)
  await page.clock.runFor(31_000)
  await expect(page.getByRole('link', { name: 'Bookings 2 requests waiting' })).toBeVisible()
  await host.close()
  await guest.close()
})

test('what is on the screen stays there when it cannot be renewed', async ({
  browser,
  contextOptions,
  request,
}) => {
  expectTroubles(BROKEN_LINE)
  const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
  await page.route('**/api/v1/live', (route) => route.abort())
  await request.post('/api/v1/payments/card-events', {
    headers: { 'x-paystack-signature': '00' },
    data: { event: 'charge.success', data: { reference: unique(), amount: 1 } },
  })
  const idOf = async (resource: string) => {
    const listed = await context.request.get(`/api/v1/${resource}?limit=1`)
    const { data } = await listed.json()
    return data[0]._id as number
  }
  const payout = await idOf('payouts')
  const message = await idOf('payment-events')
  const screens = [
    [`payouts/${payout}`, 'payouts/*', page.getByText('Stays it pays for')],
    [`payouts/messages/${message}`, 'payment-events/*', page.getByText('What it said')],
    ['bookings', 'bookings?*', page.getByRole('table', { name: 'Bookings' })],
    ['calendar', 'bookings/calendar?*', page.getByRole('grid')],
  ] as const
  for (const [path, call, shown] of screens) {
    await page.goto(`/dashboard/${path}`)
    await expect(shown.first()).toBeVisible()
    await withhold(page, `**/api/v1/${call}`)
    const refused = page.waitForResponse((answer) => answer.status() === 422)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    const answer = await refused
    await answer.finished()
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    )
    await expect(page.getByText('Not today.')).toHaveCount(0)
    await expect(shown.first()).toBeVisible()
    await page.unrouteAll()
    await page.route('**/api/v1/live', (route) => route.abort())
  }
  await context.close()
})

/** What appears is told of by the stream, not by a list that is still being read. */
async function untilListed(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading…')).toHaveCount(0)
}

test('a request appears within three seconds wherever the host looks, and its payment and refund as well, without a reload', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const open = async (screen: string) => {
    const page = await host.newPage()
    const stream = page.waitForResponse('**/api/v1/live')
    await page.goto(`/dashboard/${screen}`)
    await untilListed(page)
    const answer = await stream
    expect(answer.status()).toBe(200)
    return page
  }
  const bookings = await open('bookings')
  const pages = [bookings, await open(''), await open('calendar')]

  const booking = await asked(guest, property._id, 3, 5)
  await Promise.all(
    pages.map((page) =>
      expect(page.getByRole('link', { name: 'Bookings 1 request waiting' })).toBeVisible(LIVE)
    )
  )
  const row = bookings.getByText(property.title).filter({ visible: true })
  await expect(row.first()).toBeVisible(LIVE)

  await taken(host, booking, 'approve')
  const line = lineOf(bookings, property.title)
  await expect(line.getByText('Not paid yet')).toBeVisible(LIVE)
  const pay = (path: string, data: object) =>
    guest.request.post(`/api/v1/bookings/${booking}/${path}`, { headers: fromOurPages, data })
  const started = await pay('payment', { token: 'sim_paid' })
  const attempt = await started.json()
  await pay('payment/confirm', { paymentIntentId: attempt.data.paymentIntentId })
  await expect(line.getByText('Paid', { exact: true })).toBeVisible(LIVE)
  await taken(host, booking, 'cancel')
  await expect(line.getByText(/^Refund(ed| on its way)$/)).toBeVisible(LIVE)
  await host.close()
  await guest.close()
})

test('an invitation that is accepted under a question is no invitation any more, there as well', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const send = { headers: fromOurPages }
  const me = await guest.request.get('/api/v1/auth/me')
  const { data: person } = await me.json()
  const helpers = `/api/v1/properties/${property._id}/helpers`
  const data = { email: person.email, arrivals: true }
  const invited = await host.request.post(helpers, { ...send, data })
  const { data: helper } = await invited.json()

  const page = await host.newPage()
  const stream = page.waitForResponse('**/api/v1/live')
  await page.goto(`/dashboard/properties/${property._id}`)
  await stream
  await page.getByRole('button', { name: /^Take back the invitation of/ }).click()
  await expect(page.getByRole('dialog', { name: /^Take back the invitation/ })).toBeVisible()
  await guest.request.put(`/api/v1/helping/${helper._id}/accept`, send)
  const end = page.getByRole('dialog', { name: 'End the help of Amina Otieno?' })
  await expect(end).toBeVisible(LIVE)
  await end.getByRole('button', { name: 'Leave it' }).click()
  await unlist(host, [property])
  await Promise.all([host, guest].map((one) => one.close()))
})

test('a message and its mark appear within three seconds', async ({
  browser,
  contextOptions,
  request,
}) => {
  const subject = `Lost umbrella ${unique()}`
  const admin = await signedIn(browser, people.admin.email, contextOptions)
  const contacts = await admin.newPage()
  const heard = contacts.waitForResponse('**/api/v1/live')
  await contacts.goto('/dashboard/contacts')
  await untilListed(contacts)
  await heard
  const sent = await request.post('/api/v1/contacts', {
    data: {
      fullName: 'Otieno Odhiambo',
      email: 'otieno@example.com',
      phone: '+254712345678',
      subject,
      message: 'I left a green umbrella in the hall.',
    },
  })
  expect(sent.ok()).toBe(true)
  const message = lineOf(contacts, subject)
  await expect(message.getByRole('link', { name: `Unread: ${subject}` })).toBeVisible(LIVE)
  const found = await admin.request.get(`/api/v1/contacts?search=${encodeURIComponent(subject)}`)
  const { data: messages } = await found.json()
  await admin.request.put('/api/v1/contacts/bulk', {
    headers: fromOurPages,
    data: { ids: [messages[0]._id], isRead: true },
  })
  await expect(message.getByRole('link', { name: subject, exact: true })).toBeVisible(LIVE)
  await admin.close()
})
