import type { Locator, Page, TestInfo } from '@playwright/test'
import { day } from '../support/dates.ts'
import { expect, said, test } from '../support/journey.ts'
import { fromOurPages, known } from '../support/listings.ts'
import { lookHere } from '../support/look.ts'
import { agreed } from '../support/stays.ts'
import { twentyUnits } from '../support/twenty_units.ts'

const LIMIT = 25

/** `FILM=1` leaves a film and a picture of each tap. Playwright's own browser brings what films; an installed one (CHROMIUM_PATH) does not. */
const { FILM, CHROMIUM_PATH } = process.env

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Taps are what a thumb does; what it types comes from the keyboard. */
class Thumb {
  taps = 0
  info: TestInfo

  constructor(info: TestInfo) {
    this.info = info
  }

  async tap(on: Locator) {
    this.taps += 1
    await on.scrollIntoViewIfNeeded()
    if (FILM) {
      const body = await on.page().screenshot()
      await this.info.attach(`tap-${this.taps}`, { body, contentType: 'image/png' })
    }
    await on.tap()
  }
}

/** The next Friday that is not today, in days from today. */
function nextFriday() {
  for (let ahead = 1; ; ahead++) {
    if (new Date(`${day(ahead)}T00:00:00Z`).getUTCDay() === 5) return ahead
  }
}

const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })

/**
 * The day of a host with twenty units on a phone. The first part, what every day has, takes fewer than twenty-five taps.
 */
test(
  'a host with twenty units has a whole day on a phone',
  { tag: '@phone-only' },
  async ({ browser, contextOptions }, info) => {
    test.setTimeout(300_000)
    const { host, guest, units, site, walkInUnit, movedStay } = await twentyUnits(browser, {
      ...contextOptions,
      ...PHONE,
      ...(FILM &&
        !CHROMIUM_PATH && { recordVideo: { dir: info.outputPath('film'), size: PHONE.viewport } }),
    })
    const [first, second, third] = units
    const newest = units.at(-1)!
    const page = await host.newPage()
    page.setDefaultTimeout(20_000)
    const thumb = new Thumb(info)
    const dialog = page.getByRole('dialog')
    const friday = nextFriday()
    await page.goto('/dashboard')

    await test.step('looks at today, and approves two', async () => {
      const today = page.getByRole('region', { name: 'Today' })
      await expect(today.getByText('2 arrivals')).toBeVisible()
      await expect(today.getByText('2 departures')).toBeVisible()
      for (let left = 2; left > 0; left--) {
        const approve = button(page, /^Approve:/)
        await expect(approve).toHaveCount(left)
        await thumb.tap(approve.first())
        await thumb.tap(button(page, 'Approve booking'))
        await expect(approve).toHaveCount(left - 1)
      }
      await said(page, 'Booking approved successfully!')
    })

    await test.step('checks one in and one out', async () => {
      await thumb.tap(button(page, /^Check In:/).first())
      await thumb.tap(button(page, 'Check in guest'))
      await said(page, 'Guest checked in successfully!')
      await thumb.tap(button(page, /^Check Out:/).first())
      await thumb.tap(button(page, 'Check out guest'))
      await said(page, 'Guest checked out successfully!')
    })

    await test.step('answers a review, and changes a price', async () => {
      await thumb.tap(button(page, 'Open menu'))
      await thumb.tap(dialog.getByRole('link', { name: 'Reviews' }))
      await thumb.tap(button(page, /^Respond:/))
      await thumb.tap(page.getByLabel('Your response'))
      await page.keyboard.type('Karibu tena! The lamps will be on.')
      await thumb.tap(button(page, 'Publish response'))
      await said(page, 'Response added successfully')
      await thumb.tap(button(page, 'Open menu'))
      await thumb.tap(dialog.getByRole('link', { name: 'My Properties' }))
      const unit = page.locator('li').filter({ hasText: newest.title })
      await thumb.tap(button(unit, /price/i))
      const priced = dialog.filter({ hasText: newest.title })
      await priced.getByRole('spinbutton').fill('7250')
      await thumb.tap(button(priced, /save/i))
      await expect(priced).toBeHidden()
      const { price } = await known(host, newest._id)
      expect(price).toBe(7250)
    })

    const row = (unit: { title: string }) => page.getByRole('row').filter({ hasText: unit.title })
    const night = (unit: { title: string }, ahead: number) =>
      row(unit).getByRole('gridcell', { name: dayName(ahead) })

    await test.step('blocks a weekend, and takes it back', async () => {
      await thumb.tap(button(page, 'Open menu'))
      await thumb.tap(dialog.getByRole('link', { name: 'Calendar', exact: true }))
      await expect(page.getByRole('rowheader')).toHaveCount(units.length)
      await thumb.tap(night(second!, friday))
      await thumb.tap(night(second!, friday + 1))
      await thumb.tap(button(page, 'Block nights').first())
      await thumb.tap(button(dialog, 'Block nights'))
      await said(page, 'Nights blocked')
      info.annotations.push({ type: 'taps', description: String(thumb.taps) })
      expect(thumb.taps).toBeLessThan(LIMIT)
      const blocks = await host.request.get(`/api/v1/properties/${second!._id}/blocks`)
      const { data } = await blocks.json()
      expect(data).toMatchObject([{ from: day(friday), to: day(friday + 2), nights: 2 }])
      await thumb.tap(button(page, 'Undo'))
      await said(page, 'Undone')
      await expect(night(second!, friday)).toHaveAccessibleName(/, free/)
    })

    await test.step('prices the weekend of three units at once', async () => {
      await thumb.tap(night(first!, friday))
      await thumb.tap(night(first!, friday + 1))
      await thumb.tap(button(page, 'Also for …'))
      for (const unit of [second!, third!]) {
        await thumb.tap(dialog.getByRole('checkbox', { name: unit.title, exact: true }))
      }
      await thumb.tap(button(dialog, 'Choose'))
      await thumb.tap(button(page, 'Set price'))
      await dialog.getByRole('spinbutton').fill('9000')
      await thumb.tap(button(dialog, 'Set price'))
      await said(page, 'Price set')
      const priced = page.getByRole('gridcell', { name: /KES.9,000\. Price set for this night/ })
      await expect(priced).toHaveCount(6)
      await lookHere(page)
    })

    await test.step('writes down who stands at the door, after a slip that is taken back', async () => {
      const stay = (name: string) => row(walkInUnit).getByRole('gridcell', { name })
      const writeDown = async (name: string) => {
        await thumb.tap(night(walkInUnit, 0))
        await thumb.tap(button(page, 'Add a booking'))
        await dialog.getByLabel('First name').fill(name)
        await dialog.getByLabel('Price agreed for the whole stay').fill('5500')
        await thumb.tap(button(dialog, 'Add booking'))
        await said(page, 'Booking added')
      }
      await writeDown('Wanjira')
      await expect(stay('Wanjira 1 night')).toBeVisible()
      const added = page.locator('.ant-notification-notice', { hasText: 'Booking added' })
      await thumb.tap(button(added, 'Undo'))
      await said(page, /^Undone: the stay is cancelled/)
      await expect(stay('Wanjira 1 night')).toHaveCount(0)
      await writeDown('Wanjiku')
      await expect(stay('Wanjiku 1 night')).toBeVisible()
    })

    await test.step('moves a stay', async () => {
      await page.goto(`/dashboard/bookings/${movedStay}`)
      await thumb.tap(button(dialog.first(), /^Change dates/))
      const proposing = page.getByRole('dialog', { name: 'Change the dates of this stay' })
      await proposing.getByLabel('Check-in').fill(day(33))
      await proposing.getByLabel('Check-out').fill(day(35))
      await said(proposing.page(), /The price stays the same|more than now|less than now/)
      await thumb.tap(button(proposing, 'Propose these dates'))
      await said(page, 'The new dates are proposed')
      await agreed(guest, movedStay)
      await expect(
        dialog
          .first()
          .locator(`time[datetime="${day(33)}"]`)
          .first()
      ).toBeVisible()
    })

    await test.step('takes it to another unit', async () => {
      await thumb.tap(button(dialog.first(), 'Move to another place'))
      const moving = page.getByRole('dialog', { name: 'Take this stay to another place' })
      const choice = moving.getByLabel('Your other places that can take it')
      await choice.selectOption({ label: newest.title })
      await said(page, /^The guest is told by letter/)
      await lookHere(page)
      await thumb.tap(button(moving, 'Move the stay'))
      await said(page, 'The stay is at its new place')
      await expect(dialog.first().getByRole('heading', { name: newest.title })).toBeVisible()
    })

    await test.step('sees what is sold here and on another site', async () => {
      await page.goto(`/dashboard/properties/${third!._id}`)
      const feed = dialog.first().getByRole('listitem').filter({ hasText: '127.0.0.1' })
      const conflict = feed.getByRole('group', { name: 'Booked here and in Airbnb' })
      await conflict.scrollIntoViewIfNeeded()
      await expect(conflict.getByRole('link', { name: /^Here: Amina/ })).toBeVisible()
    })

    await test.step('prints who comes and goes, for the gate', async () => {
      await page.goto('/dashboard/calendar')
      await thumb.tap(page.getByRole('link', { name: 'For the gate' }))
      const coming = page.getByRole('table', { name: 'Arriving' })
      await expect(coming.first()).toContainText('Wanjiku')
      await page.emulateMedia({ media: 'print' })
      await said(page, /with Makao\. Printed on/)
      await expect(button(page, 'Print')).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    })

    await test.step('reads what the stays bring', async () => {
      await thumb.tap(button(page, 'Open menu'))
      await thumb.tap(dialog.getByRole('link', { name: 'Earnings' }))
      const money = page.getByRole('region', { name: 'Your money' })
      await expect(money.getByText(/^KES.[1-9][\d,.]+$/).first()).toBeVisible()
    })

    await host.request.post('/api/v1/auth/logout', { headers: fromOurPages })
    site.close()
    await Promise.all([host, guest].map((one) => one.close()))
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
