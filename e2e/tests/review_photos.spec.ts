import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { expect, look, test } from '../support/journey.ts'
import { picture } from '../support/pictures.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'

const VIEW = picture('view', [30, 90, 160])
const TABLE = picture('table', [170, 110, 60])

/** Somebody whose stay has just ended. */
async function finishedStay(browser: Browser, options: BrowserContextOptions) {
  const { host, guest: person, property } = await newHostAndGuest(browser)
  const guest = await browser.newContext({
    ...options,
    storageState: await person.storageState(),
  })
  const booking = await asked(person, property._id, 0, 1)
  await taken(host, booking, 'approve', 'checkin', 'checkout')
  return { guest, booking, property: property._id }
}

async function fillIn(page: Page) {
  for (const stars of await page.getByRole('radio', { name: /^4/ }).all()) {
    await stars.check({ force: true })
  }
  await page.getByLabel(/^Title/).fill('Birdsong in the morning')
  await page.getByLabel(/^Your review/).fill('A quiet garden, a warm welcome, tea on the balcony.')
}

async function photosOf({ request }: BrowserContext, property: number) {
  const answer = await request.get(`/api/v1/properties/${property}/reviews`)
  const { data } = (await answer.json()) as { data: { images: { caption: string | null }[] }[] }
  return data.flatMap(({ images }) => images.map(({ caption }) => caption))
}

test.describe('Photos in a review', () => {
  test('are seen before they are sent, and go on through a broken line', async ({
    browser,
    contextOptions,
  }) => {
    const { guest, booking, property } = await finishedStay(browser, contextOptions)
    const page = await guest.newPage()
    await page.goto(`/dashboard/bookings/${booking}/review`)
    await page.waitForLoadState('networkidle')
    await fillIn(page)

    await page.locator('input[type=file]').setInputFiles([VIEW, TABLE])
    await page.getByLabel('What does photo 1 show? (optional)').fill('The view from the balcony')
    await look(page)
    await page.getByRole('button', { name: 'Publish review' }).click()
    await expect(page.getByText('Please confirm that everybody in your photos')).toBeVisible()
    await page.getByRole('checkbox', { name: /Everybody in these photos agrees/ }).check()

    let calls = 0
    await page.route('**/api/v1/reviews', (route) =>
      ++calls === 1 ? route.abort('connectionreset') : route.continue()
    )
    await page.getByRole('button', { name: 'Publish review' }).click()
    await expect(page.getByText('The connection is broken.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${booking}$`))
    await expect(page.getByText('Thank you! Your review is published.')).toBeVisible()
    expect(calls).toBe(2)
    expect(await photosOf(guest, property)).toEqual(['The view from the balcony', null])
    await guest.close()
  })

  test('can be stopped on their way, and what was typed stays', async ({
    browser,
    contextOptions,
  }) => {
    const { guest, booking, property } = await finishedStay(browser, contextOptions)
    const page = await guest.newPage()
    await page.goto(`/dashboard/bookings/${booking}/review`)
    await page.waitForLoadState('networkidle')
    await fillIn(page)
    await page.locator('input[type=file]').setInputFiles([VIEW])
    await page.getByRole('checkbox', { name: /Everybody in these photos agrees/ }).check()
    await page.route('**/api/v1/reviews', (route) => route.abort('connectionreset'))
    await page.getByRole('button', { name: 'Publish review' }).click()
    await expect(page.getByText('The connection is broken.')).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'Stop sending' }).click()
    await expect(page.getByLabel(/^Title/)).toHaveValue('Birdsong in the morning')
    await expect(page.getByRole('button', { name: 'Remove view.png' })).toBeVisible()
    expect(await photosOf(guest, property)).toEqual([])
    await guest.close()
  })

  test('are refused before they travel when they are none', async ({ browser, contextOptions }) => {
    const { guest, booking } = await finishedStay(browser, contextOptions)
    const page = await guest.newPage()
    await page.goto(`/dashboard/bookings/${booking}/review`)
    await page.waitForLoadState('networkidle')
    const words = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('none') }
    await page.locator('input[type=file]').setInputFiles([words])
    await expect(page.getByRole('alert')).toHaveText(
      'Please upload a valid image file (JPEG, PNG, or WebP)'
    )
    await page.getByRole('button', { name: 'Remove notes.txt' }).click()
    await page.locator('input[type=file]').setInputFiles(Array(6).fill(VIEW))
    await expect(page.getByRole('alert')).toHaveText('You can only upload a maximum of 5 images.')
    await guest.close()
  })

  test('travel as a plain form without scripts', async ({ browser, contextOptions }) => {
    const plain = { ...contextOptions, javaScriptEnabled: false }
    const { guest, booking, property } = await finishedStay(browser, plain)
    const page = await guest.newPage()
    await page.goto(`/dashboard/bookings/${booking}/review`)
    await fillIn(page)
    await page.locator('input[type=file]').setInputFiles([VIEW])
    await page.getByRole('checkbox', { name: /Everybody in these photos agrees/ }).check()
    await page.getByRole('button', { name: 'Publish review' }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${booking}$`))
    expect(await photosOf(guest, property)).toHaveLength(1)
    await guest.close()
  })
})
