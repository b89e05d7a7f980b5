import type { Page } from '@playwright/test'
import { somePlaces } from '../support/favourites.ts'
import { confirmedStay } from '../support/listings.ts'
import { expect, open, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { newHostAndGuest } from '../support/stays.ts'

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** As a browser that keeps its clipboard to itself. */
const lockClipboard = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'))
  })

test.describe('Sharing a place', () => {
  test('opens windows of others, or copies the link and says when that failed', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const [place] = await somePlaces(1)
    await open(page, `/properties/${place.id}?guests=2`)
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this place' })
    const ways = { Facebook: 'facebook.com', Twitter: 'twitter.com', WhatsApp: 'wa.me' }
    for (const [name, host] of Object.entries(ways)) {
      const link = dialog.getByRole('link', { name })
      await expect(link).toHaveAttribute('target', '_blank')
      const href = new URL(String(await link.getAttribute('href')))
      expect(href.host).toContain(host)
      expect(decodeURIComponent(href.search)).toContain(`/properties/${place.id}`)
    }
    await look(page)
    await dialog.getByRole('button', { name: 'Copy Link' }).click()
    await expect(said(page, 'Link copied to clipboard!')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname).toBe(`/properties/${place.id}`)

    await lockClipboard(page)
    await dialog.getByRole('button', { name: 'Copy Link' }).click()
    await expect(said(page, 'Failed to copy link')).toBeVisible()
  })
})

test.describe('Contact Host', () => {
  test('strangers get no number, a guest with a confirmed stay does', async ({ page, browser }) => {
    const { host, guest, property } = await newHostAndGuest(browser)
    await open(page, `/properties/${property._id}?guests=2`)
    await expect(page.getByText('No reviews yet')).toBeVisible()
    await page.getByRole('button', { name: 'Contact Host' }).click()
    await expect(page.getByText('Phone number not available')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Log in to see/ })).toHaveAttribute(
      'href',
      /guests%3D2/
    )
    await look(page)

    await confirmedStay(guest, host, property._id)
    const mine = await guest.newPage()
    await guest.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(mine, `/properties/${property._id}`)
    await mine.getByRole('button', { name: 'Contact Host' }).click()
    await expect(mine.getByText('+254712345678')).toBeVisible()
    await expect(mine.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
      'href',
      'tel:+254712345678'
    )
    await look(mine)
    await mine.getByRole('button', { name: 'Copy' }).click()
    await expect(said(mine, 'Phone number copied to clipboard')).toBeVisible()

    await lockClipboard(mine)
    await mine.getByRole('button', { name: 'Copy' }).click()
    await expect(said(mine, 'Failed to copy phone number')).toBeVisible()
    await host.close()
    await guest.close()
  })
})

test('a place that is not there says so, and leads to the others', async ({ page }) => {
  const answer = await page.goto('/properties/99999999')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Property not found' })).toBeVisible()
  await expect(page.getByText('taken off the market')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'Browse properties' }).click()
  await expect(page).toHaveURL(/\/properties$/)
})
