import { expect, test } from '../support/journey.ts'
import { asked, newHostAndGuest } from '../support/stays.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

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

test('a request appears within three seconds wherever the host looks, without a reload', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const open = async (screen: string) => {
    const page = await host.newPage()
    const stream = page.waitForResponse('**/api/v1/live')
    await page.goto(`/dashboard/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const answer = await stream
    expect(answer.status()).toBe(200)
    return page
  }
  const bookings = await open('bookings')
  const pages = [bookings, await open(''), await open('calendar')]
  const soon = { timeout: 3000 }

  await asked(guest, property._id, 3, 5)
  await Promise.all(
    pages.map((page) =>
      expect(page.getByRole('link', { name: 'Bookings 1 request waiting' })).toBeVisible(soon)
    )
  )
  const row = bookings.getByText(property.title).filter({ visible: true })
  await expect(row.first()).toBeVisible(soon)
  await host.close()
  await guest.close()
})
