import type { Locator, Page } from '@playwright/test'
import { walkUncovered } from '../support/covered.ts'
import { day } from '../support/dates.ts'
import { saveAll, somePlaces } from '../support/favourites.ts'
import { expect, formError, open, people, PASSWORD, test } from '../support/journey.ts'
import { asked, newHostAndGuest, reviewed, taken } from '../support/stays.ts'
import { freeProperty } from '../support/world.ts'

/* By keyboard alone: everything can be reached and used, and nobody loses their place. */

/** Walks on with Tab until this has the focus; a page is never longer than that. */
async function walkTo(page: Page, goal: Locator, steps = 150) {
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab')
    if (await goal.evaluateAll((all) => all.some((one) => one === document.activeElement))) return
  }
  throw new Error(`Not reached by Tab: ${goal}`)
}

const press = (page: Page, ...keys: string[]) =>
  keys.reduce<Promise<void>>(
    (before, key) => before.then(() => page.keyboard.press(key)),
    Promise.resolve()
  )

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** In the calendar that is open: from the day that has the focus to another. */
async function chooseDay(page: Page, ahead: number) {
  const cell = page.locator(`[data-day="${day(ahead)}"] button`)
  await expect(page.locator('.calendar :focus')).toBeVisible()
  for (let step = 0; step < 60; step++) {
    if (await cell.evaluateAll((all) => all.some((one) => one === document.activeElement))) break
    await page.keyboard.press('ArrowRight')
  }
  await expect(cell).toBeFocused()
  await page.keyboard.press('Enter')
}

test('a search: place, dates, guests, filters and a chip', async ({ page }) => {
  await open(page, '/')
  await press(page, 'Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await press(page, 'Enter')
  await walkTo(page, page.getByRole('combobox', { name: 'Where' }))
  await page.keyboard.type('dia')
  await press(page, 'ArrowDown', 'Enter')
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('Diani Beach')

  const checkIn = page.getByRole('button', { name: /^Check-in/ })
  await walkTo(page, checkIn)
  await press(page, 'Enter', 'Escape')
  await expect(checkIn).toBeFocused()
  await press(page, 'Enter')
  await chooseDay(page, 5)
  await chooseDay(page, 7)
  await expect(page.getByRole('button', { name: /^Check-out/ })).toBeFocused()
  await walkTo(page, page.getByRole('button', { name: 'Search Properties' }))
  await press(page, 'Enter')
  await expect(page).toHaveURL(new RegExp(`checkIn=${day(5)}&checkOut=${day(7)}`))
  await expect(heading(page)).toBeFocused()

  const type = page.getByLabel('Property type')
  await walkTo(page, type)
  await page.keyboard.type('Vil')
  await expect(page).toHaveURL(/propertyType=villa/)
  await expect(type).toBeFocused()
  const chip = page.getByRole('link', { name: 'Remove filter: Villa' })
  await walkTo(page, chip)
  await press(page, 'Enter')
  await expect(chip).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
})

test('a place: opened, shared, liked and reserved, and every dialog gives the focus back', async ({
  page,
}) => {
  const [place] = await somePlaces(1)
  await open(page, '/properties?sort=-totalReviews')
  await walkTo(page, page.getByRole('link', { name: place.title }))
  await press(page, 'Enter')
  await expect(heading(page)).toHaveText(place.title)
  await expect(heading(page)).toBeFocused()

  const free = await freeProperty(people.host.email, 90, 2)
  await open(page, `/properties/${free.id}?checkIn=${day(90)}&checkOut=${day(92)}&guests=1`)
  for (const [opener, title] of [
    [page.getByRole('button', { name: `Like ${free.title}` }), 'Login Required'],
    [page.getByRole('button', { name: `Save ${free.title} to your wishlist` }), 'Login Required'],
    [page.getByRole('button', { name: 'Share' }), 'Share this place'],
    [page.getByRole('button', { name: 'Contact Host' }), /^Contact /],
    [page.getByRole('button', { name: 'Reserve' }), 'Ready to book?'],
  ] as const) {
    await walkTo(page, opener)
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await press(page, 'Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('the action of the filter sheet lies over nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/properties')
  await page.getByRole('button', { name: /^Filters/ }).press('Enter')
  await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeVisible()
  expect(await walkUncovered(page, 'Tab', 25)).toBeGreaterThan(20)
})

test('signing in; pages that follow each other are read from their headings, and the menu of the account closes', async ({
  page,
}) => {
  await open(page, '/')
  await walkTo(page, page.getByRole('link', { name: 'About' }).first())
  await press(page, 'Enter')
  await expect(page).toHaveURL(/\/about$/)
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toHaveText('Stay where the evenings are warm.')
  await expect(heading(page)).toBeFocused()

  await open(page, '/auth/login')
  await walkTo(page, page.getByLabel('Email'))
  await page.keyboard.type(people.guest.email)
  await walkTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('Wrong-1')
  await press(page, 'Enter')
  await expect(formError(page, 'Invalid credentials')).toBeVisible()
  await walkTo(page, page.getByLabel('Password', { exact: true }))
  await press(page, 'Control+a')
  await page.keyboard.type(PASSWORD)
  await press(page, 'Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(heading(page)).toBeFocused()
  await walkTo(page, page.getByRole('main').getByRole('link', { name: 'My Trips' }).first())
  await press(page, 'Enter')
  await expect(heading(page)).toHaveText('My Trips')
  await expect(heading(page)).toBeFocused()

  const menu = page.locator('header details')
  const signOut = menu.getByRole('button', { name: 'Sign out' })
  await walkTo(page, menu.locator('summary'))
  await press(page, 'Enter')
  await expect(signOut).toBeVisible()
  await press(page, 'Tab', 'Escape')
  await expect(signOut).toBeHidden()
  await expect(menu.locator('summary')).toBeFocused()

  await press(page, 'Enter')
  await walkTo(page, signOut)
  await press(page, 'Tab')
  await expect(signOut).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a place goes off the wishlist and back on it; a review that goes leaves the reader at the list', async ({
  browser,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser)
  const [place] = await somePlaces(1)
  await saveAll(guest, [place])
  const stay = await asked(guest, property._id, 0, 1)
  await taken(host, stay, 'approve', 'checkin', 'checkout')
  await reviewed(guest, { property: property._id, booking: stay, title: 'Slept like a child' })
  const page = await guest.newPage()
  await open(page, '/dashboard/wishlist')
  const heart = page.getByRole('button', { name: `Save ${place.title} to your wishlist` })
  await walkTo(page, heart)
  await press(page, 'Enter')
  await expect(page.getByText('0 properties saved')).toBeVisible()
  await expect(heart).toBeFocused()
  await walkTo(page, page.getByRole('button', { name: 'Undo' }))
  await press(page, 'Enter')
  await expect(page.getByText('1 property saved')).toBeVisible()
  await expect(heart).toBeFocused()

  await open(page, '/dashboard/reviews')
  await walkTo(page, page.getByRole('link', { name: /^Delete your review of/ }))
  await press(page, 'Enter')
  await expect(heading(page)).toHaveText('Delete this review?')
  await expect(heading(page)).toBeFocused()
  await walkTo(page, page.getByRole('main').getByRole('button', { name: /^Delete/ }))
  await press(page, 'Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'Your review is deleted.' })
  ).toBeVisible()
  await expect(heading(page)).toHaveText('My Reviews')
  await expect(heading(page)).toBeFocused()
  await host.close()
  await guest.close()
})
