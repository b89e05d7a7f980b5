import type { BrowserContext, Page } from '@playwright/test'
import { expect, open, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { asked, newHostAndGuest, reviewed, taken } from '../support/stays.ts'

const NAME = 'Amina Otieno'

async function chosen({ request: api }: BrowserContext, privacy: Record<string, boolean>) {
  const answer = await api.put('/api/v1/settings', { headers: fromOurPages, data: { privacy } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function idOf({ request: api }: BrowserContext) {
  const answer = await api.get('/api/v1/auth/me')
  const { data } = (await answer.json()) as { data: { _id: number; email: string } }
  return data
}

/** What is said where nothing is found, but for what every page carries of its own request. */
async function missing(page: Page, path: string) {
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(404)
  return [await page.title(), await page.locator('main').innerText()]
}

test('who hosts and who has reviewed a place are met on pages of their own, until they hide them', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest, property: place } = await newHostAndGuest(browser, contextOptions)
  const stay = await asked(guest, place._id, 0, 1)
  await taken(host, stay, 'approve', 'checkin', 'checkout')
  await reviewed(guest, { property: place._id, booking: stay, title: 'Mornings by the creek' })
  const [{ _id: hostId, email }, { _id: guestId }] = [await idOf(host), await idOf(guest)]
  await chosen(host, { showEmail: true })
  await guest.request.put('/api/v1/auth/updatedetails', {
    headers: fromOurPages,
    data: { bio: 'I travel light.\nAnd early.' },
  })

  const strangers = await browser.newContext(contextOptions)
  const page = await strangers.newPage()
  const path = `/properties/${place._id}`
  await open(page, path)
  const card = page.locator('section').filter({ hasText: 'Hosted by Amina' })
  const review = page.getByRole('article').filter({ hasText: 'Mornings by the creek' })
  await card.getByRole('link', { name: NAME }).click()
  await expect(page).toHaveURL(`/people/${hostId}`)
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(page.getByText('1 place to stay')).toBeVisible()
  await expect(page.getByText('Amina has not written a bio yet.')).toBeVisible()
  await expect(page.getByText('Amina has not reviewed a stay yet.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText(email)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Log in to see whether Amina/ })).toHaveAttribute(
    'href',
    `/auth/login?returnTo=%2Fpeople%2F${hostId}`
  )
  await look(page)

  await page.goBack()
  await review.getByRole('link', { name: NAME }).click()
  await expect(page).toHaveURL(`/people/${guestId}`)
  await expect(page.getByText('I travel light. And early.')).toBeVisible()
  await expect(review).toContainText(place.title)
  await look(page)

  const reader = await guest.newPage()
  await open(reader, `/people/${hostId}`)
  await expect(reader.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await look(reader)
  await chosen(host, { showEmail: false })
  await reader.reload()
  await expect(
    reader.getByText('Amina shows neither an email address nor a phone number.')
  ).toBeVisible()
  await expect(reader.getByText(email)).toHaveCount(0)

  await open(reader, '/dashboard/settings')
  await reader.getByRole('link', { name: 'See your public profile' }).click()
  await expect(reader.getByText('This is how others see you.')).toBeVisible()
  await look(reader)
  await reader.getByRole('link', { name: 'Your settings' }).click()
  await reader.getByRole('switch', { name: 'Public profile' }).uncheck()
  await reader.getByRole('button', { name: 'Save All Settings' }).click()
  await expect(reader.getByText('Settings saved successfully!')).toBeVisible()
  await expect(reader.getByRole('link', { name: 'See your public profile' })).toHaveCount(0)

  await chosen(host, { publicProfile: false })
  const nobody = await missing(page, '/people/999999999')
  for (const id of [hostId, guestId, 'none']) {
    expect(await missing(page, `/people/${id}`)).toEqual(nobody)
  }
  await open(page, path)
  for (const one of [card, review]) {
    await expect(one.getByText(NAME)).toBeVisible()
    await expect(one.getByRole('link', { name: NAME })).toHaveCount(0)
  }
  await Promise.all([host, guest, strangers].map((context) => context.close()))
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a profile is opened from a place all the same', { tag: '@phone' }, async ({ page }) => {
    const answer = await page.goto('/properties/1')
    expect(answer?.status()).toBe(200)
    await page.locator('a[href^="/people/"]').first().click()
    await expect(page).toHaveURL(/\/people\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
