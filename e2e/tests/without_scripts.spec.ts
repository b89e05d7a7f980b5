import { day } from '../support/dates.ts'
import { expect, openBookingCard, people, PASSWORD, test } from '../support/journey.ts'
import { freeProperty } from '../support/world.ts'

test.use({ javaScriptEnabled: false })

test(
  'without scripts: home, search, place, sign-in, reserve',
  { tag: '@phone' },
  async ({ page }) => {
    const from = 50
    const stay = await freeProperty(people.host.email, from, 2)

    await page.goto('/')
    await page.getByLabel('Where').fill(stay.city)
    await page.getByRole('button', { name: 'Search Properties' }).click()
    await expect(page).toHaveURL(/\/properties\?.*location=/)
    await expect(page.getByText(/[1-9]\d* propert(y|ies) found/)).toBeVisible()

    await page.goto('/properties?view=map')
    await expect(page.getByText(/The map needs scripts/)).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()

    await page.goto(`/properties/${stay.id}`)
    const card = await openBookingCard(page)
    await card.getByLabel('Check-in').filter({ visible: true }).fill(day(from))
    await card
      .getByLabel('Check-out')
      .filter({ visible: true })
      .fill(day(from + 2))
    await card.getByRole('button', { name: 'Check price' }).click()
    const priced = await openBookingCard(page)
    await expect(priced.getByText('Service fee (10%)')).toBeVisible()
    await priced.getByRole('button', { name: 'Reserve' }).click()

    await expect(page).toHaveURL(/\/auth\/login/)
    await page.getByLabel('Email').fill(people.guest.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(new RegExp(`/properties/${stay.id}\\?.*checkIn=${day(from)}`))

    const mine = await openBookingCard(page)
    await mine.getByRole('button', { name: 'Reserve' }).click()
    await expect(page).toHaveURL(/\/dashboard\/bookings/)
    await expect(
      page.getByText('Booking created successfully!').filter({ visible: true })
    ).toBeVisible()
  }
)

test(
  'without scripts: every picture of a place, and no arrow that does nothing',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/properties/1')
    const pictures = page.locator('.gallery-track img')
    await expect(page.locator('.gallery-thumbnails a').nth(1)).toBeVisible()
    expect(await pictures.count()).toBeGreaterThan(1)
    await page.locator('.gallery-thumbnails a').nth(1).click()
    await expect(pictures.nth(1)).toBeInViewport()
    await expect
      .poll(() => pictures.nth(1).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300)
    await expect(page.getByRole('button', { name: 'Next photo' })).toBeHidden()
  }
)
