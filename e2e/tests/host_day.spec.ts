import type { Locator, Page, TestInfo } from '@playwright/test'
import { day } from '../support/dates.ts'
import { expect, test } from '../support/journey.ts'
import { expectAccessible } from '../support/look.ts'
import { fromOurPages, known, listed } from '../support/listings.ts'
import { asked, newHostAndGuest, reviewed, taken } from '../support/stays.ts'

const LIMIT = 25

/** Playwright's own browser brings what films; an installed one (CHROMIUM_PATH) does not. */
const films = !process.env.CHROMIUM_PATH

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Taps are what a thumb does; what it types comes from the keyboard. */
class Thumb {
  taps = 0
  info: TestInfo

  constructor(info: TestInfo) {
    this.info = info
  }

  /** Each tap leaves a picture of what it was made on: a strip of the day even where nothing films. */
  async tap(on: Locator) {
    this.taps += 1
    await on.scrollIntoViewIfNeeded()
    const body = await on.page().screenshot()
    await this.info.attach(`tap-${this.taps}`, { body, contentType: 'image/png' })
    await on.tap()
  }
}

/** The next Friday that is not today, in days from today. */
function nextFriday() {
  for (let ahead = 1; ; ahead++) {
    if (new Date(`${day(ahead)}T00:00:00Z`).getUTCDay() === 5) return ahead
  }
}

const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

/**
 * A host's day on a phone: approve two, check one in, block a weekend, answer a review, change a price. Filmed, and
 * counted.
 */
test(
  'a host’s day takes fewer than twenty-five taps',
  { tag: '@phone-only' },
  async ({ browser, contextOptions }, info) => {
    test.setTimeout(180_000)
    const { host, guest, property } = await newHostAndGuest(browser, {
      ...contextOptions,
      ...PHONE,
      ...(films && { recordVideo: { dir: info.outputPath('film'), size: PHONE.viewport } }),
    })
    const second = await listed(host, { title: `Banda ${property.title}`, isActive: 'true' })
    await asked(guest, property._id, 60, 62)
    await asked(guest, property._id, 70, 73)
    await taken(host, await asked(guest, second._id, 0, 2), 'approve')
    const stay = await asked(guest, property._id, 0, 1)
    await taken(host, stay, 'approve', 'checkin', 'checkout')
    await reviewed(guest, { property: property._id, booking: stay, title: 'Lamps and a view' })

    const page = await host.newPage()
    const thumb = new Thumb(info)
    await page.goto('/dashboard')

    await test.step('approves two', async () => {
      for (let left = 2; left > 0; left--) {
        const approve = page.getByRole('button', { name: /^Approve:/ })
        await expect(approve).toHaveCount(left)
        await thumb.tap(approve.first())
        await thumb.tap(page.getByRole('button', { name: 'Approve booking' }))
        await expect(approve).toHaveCount(left - 1)
      }
      await said(page, 'Booking approved successfully!')
    })

    await test.step('checks one in', async () => {
      await thumb.tap(page.getByRole('button', { name: /^Check In:/ }))
      await thumb.tap(page.getByRole('button', { name: 'Check in guest' }))
      await said(page, 'Guest checked in successfully!')
    })

    await test.step('blocks a weekend', async () => {
      const friday = nextFriday()
      await thumb.tap(page.getByRole('link', { name: 'Calendar', exact: true }))
      const row = page.getByRole('row').filter({ hasText: second.title })
      const night = (ahead: number) => row.getByRole('gridcell', { name: dayName(ahead) })
      await thumb.tap(night(friday))
      await thumb.tap(night(friday + 1))
      await expectAccessible(page)
      await thumb.tap(page.getByRole('button', { name: 'Block nights' }))
      await thumb.tap(page.getByRole('dialog').getByRole('button', { name: 'Block nights' }))
      await said(page, 'Nights blocked')
      const answer = await host.request.get(`/api/v1/properties/${second._id}/blocks`)
      const { data } = await answer.json()
      expect(data).toMatchObject([{ from: day(friday), to: day(friday + 2), nights: 2 }])
    })

    await test.step('answers a review', async () => {
      await thumb.tap(page.getByRole('button', { name: 'Open menu' }))
      await thumb.tap(page.getByRole('dialog').getByRole('link', { name: 'Reviews' }))
      await thumb.tap(page.getByRole('button', { name: /^Respond:/ }))
      await thumb.tap(page.getByLabel('Your response'))
      await page.keyboard.type('Karibu tena! The lamps will be on.')
      await thumb.tap(page.getByRole('button', { name: 'Publish response' }))
      await said(page, 'Response added successfully')
    })

    await test.step('changes a price', async () => {
      await thumb.tap(page.getByRole('button', { name: 'Open menu' }))
      await thumb.tap(page.getByRole('dialog').getByRole('link', { name: 'My Properties' }))
      await thumb.tap(
        page.locator('li').filter({ hasText: second.title }).getByRole('button', { name: /price/i })
      )
      const dialog = page.getByRole('dialog').filter({ hasText: second.title })
      await dialog.getByRole('spinbutton').fill('7250')
      await thumb.tap(dialog.getByRole('button', { name: /save/i }))
      await expect(dialog).toBeHidden()
      const { price } = await known(host, second._id)
      expect(price).toBe(7250)
    })

    info.annotations.push({ type: 'taps', description: String(thumb.taps) })
    expect(thumb.taps).toBeLessThan(LIMIT)
    await host.request.post('/api/v1/auth/logout', { headers: fromOurPages })
    await host.close()
    await guest.close()
  }
)

/** As the calendar says it: `Fri 27 Nov, free`. */
function dayName(ahead: number) {
  const parts = new Intl.DateTimeFormat('en', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).formatToParts(new Date(`${day(ahead)}T00:00:00Z`))
  const part = (type: string) => parts.find((one) => one.type === type)?.value
  return new RegExp(`^${part('weekday')} ${part('day')} ${part('month')}`)
}
