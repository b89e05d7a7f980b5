import type { Page } from '@playwright/test'
import { day } from '../support/dates.ts'
import { somePlaces } from '../support/favourites.ts'
import { expect, open, said, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { letterTo, pathIn } from '../support/letters.ts'
import { NEW_PASSWORD, newPerson, newPersonIn } from '../support/people.ts'

const RULE = 'Password must be at least 6 characters with uppercase, lowercase, and number'
const FRESH = 'Tembo-2026'

/** `arrive`: without scripts a page is there as soon as it is loaded. */
async function askForLink(
  page: Page,
  email: string,
  arrive: (page: Page, path: string) => Promise<unknown> = open
) {
  await arrive(page, '/auth/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/auth\/forgot-password$/)
  // The address changes before the page of sign-in, which has a field of that name as well, is gone.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset instructions' }).click()
  // Goes by itself.
  await said(page, 'Reset instructions sent to your email!')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.locator('main').getByText(email)).toBeVisible()
  const letter = await letterTo(page.request, { to: email, subject: /password/i })
  return pathIn(letter, /\/auth\/reset-password\/[\w-]+/)
}

async function choose(page: Page, password: string, repeated = password) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(repeated)
  await page.getByRole('button', { name: 'Reset password' }).click()
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test.describe('A forgotten password', () => {
  test('is replaced by a link from a letter, which works once', async ({ page }) => {
    const { email } = newPerson()
    const path = await askForLink(page, email)
    await look(page)

    await page.getByRole('link', { name: 'try again' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)

    await open(page, path)
    await look(page)
    await choose(page, 'weak')
    await expect(page.getByText(RULE)).toHaveCount(1)
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
    await choose(page, 'Password1')
    await expect(page.getByText('This password is too common.')).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
    await choose(page, FRESH, 'Other-2026')
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text')

    await choose(page, FRESH)
    await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible()
    await expect(
      page.getByText('Password reset successfully!').filter({ visible: true }).first()
    ).toBeVisible()
    await look(page)
    await expect(page).toHaveURL(/\/auth\/login$/, { timeout: 6000 })

    await open(page, path)
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
    await expect(
      page.getByText('This password reset link is invalid or has expired.')
    ).toBeVisible()
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(page).toHaveURL(/\/auth\/forgot-password$/)

    await open(page, '/auth/login')
    await signIn(page, email, NEW_PASSWORD)
    await expect(page.getByText('Invalid credentials')).toBeVisible()
    await signIn(page, email, FRESH)
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('leads back to the place and the dates it was asked for at', async ({ page }) => {
    const { email } = newPerson()
    const [place] = await somePlaces(1)
    const returnTo = `/properties/${place!.id}?checkIn=${day(80)}&checkOut=${day(81)}&guests=1`
    await open(page, `/auth/login?${new URLSearchParams({ returnTo, reason: 'booking' })}`)
    await expect(page.getByText('Please log in to make a booking')).toBeVisible()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send reset instructions' }).click()
    await page.getByRole('link', { name: 'try again' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await signIn(page, email, NEW_PASSWORD)
    await expect(page).toHaveURL(returnTo)
  })

  test('an address without an account gets the same answer', async ({ page }) => {
    await open(page, '/forgot-password')
    await expect(page).toHaveURL(/\/auth\/forgot-password$/)
    await page.getByRole('button', { name: 'Send reset instructions' }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await look(page)
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Email').press('Enter')
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  })

  test('without a token, or with a piece of one, there is a way on', async ({ request }) => {
    for (const path of ['/auth/reset-password', '/auth/reset-password/cut-short']) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(400)
      const html = await answer.text()
      expect(html, path).toContain('Invalid Reset Link')
      expect(html, path).toMatch(/href="\/auth\/forgot-password"[^>]*>Request a new link/)
    }
  })

  test('whoever is signed in is led to where a password is changed', async ({ browser }) => {
    const { context } = await newPersonIn(browser)
    const answer = await context.request.get('/auth/forgot-password?reason=security')
    expect(answer.url()).toMatch(/\/dashboard\/profile\?tab=password$/)
    const html = await answer.text()
    expect(html).toContain('Choose a new password here')
    expect(html).toContain('Current password')
    await context.close()
  })
})

test.describe('A forgotten password, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is replaced all the same', async ({ page }) => {
    const { email } = newPerson()
    const link = await askForLink(page, email, (there, path) => there.goto(path))
    await page.goto(link)
    await choose(page, 'Weak-password')
    await expect(page.getByText(RULE).filter({ visible: true })).toHaveCount(1)
    await choose(page, FRESH)
    await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login$/, { timeout: 8000 })
    await signIn(page, email, FRESH)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
