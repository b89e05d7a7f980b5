import type { Page } from '@playwright/test'
import { atFrontDoor, says } from '../support/failing.ts'
import { expect, test } from '../support/journey.ts'
import { lookHere } from '../support/look.ts'
import { NEW_PASSWORD } from '../support/people.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

/* What somebody reads who signs up or in when a call to the API fails. */

const at = atFrontDoor()
const { open } = at

const filled = async (page: Page) => {
  await open(page, '/auth/register')
  await register(page)
}

async function register(page: Page) {
  await page.getByLabel('First name').fill('Baraka')
  await page.getByLabel('Last name').fill('Mwangi')
  await page.getByLabel('Email').fill('baraka@example.com')
  await page.getByLabel('Phone number').fill('+254712345678')
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
}

test('a registration that fails keeps everything but the passwords', async ({ page }) => {
  at.door.fail(/^POST \/auth\/register/)
  await filled(page)
  await says(page, 'Registration failed. Please try again.')
  await expect(page.getByLabel('Email')).toHaveValue('baraka@example.com')
  await lookHere(page)
  at.door.mend()
  at.door.answer(/^POST \/auth\/register/, { status: 201, body: { data: {} } })
  await register(page)
  await says(page, 'Registration response missing required data')
})

test('another code can be asked for when the countdown is over', async ({ page }) => {
  const data = { email: 'baraka@example.com', userId: 'attempt-1' }
  at.door.answer(/^POST \/auth\/register/, { status: 201, body: { data } })
  await page.clock.install()
  await filled(page)
  await says(page, 'Registration successful! Please check your email for verification code.')
  await says(page, /^Resend code in [34]:\d\d$/)
  await page.clock.fastForward('05:01')
  const resend = page.getByRole('button', { name: 'Resend verification code' })
  await expect(resend).toBeVisible()
  await lookHere(page)

  at.door.fail(/^POST \/auth\/resend-otp/)
  await resend.click()
  await says(page, 'Failed to resend code. Please try again.')
  await expect(page.getByRole('textbox', { name: 'Verification code' })).toBeFocused()
  at.door.mend()
  at.door.answer(/^POST \/auth\/verify-otp/, { status: 400, body: {} })
  at.door.answer(/^POST \/auth\/resend-otp/, { status: 200, body: {} })
  await page.getByRole('textbox', { name: 'Verification code' }).focus()
  await page.keyboard.type('123456')
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await says(page, 'Invalid verification code. Please try again.')
  await resend.click()
  await says(page, 'A new code is on its way. Please check your email.')
  await expect(page.getByRole('textbox', { name: 'Verification code' })).toHaveValue('')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('another code that was asked for is said to be on its way', async ({ page }) => {
    const data = { email: 'baraka@example.com', userId: 'attempt-1' }
    at.door.answer(/^POST \/auth\/register/, { status: 201, body: { data } })
    at.door.answer(/^POST \/auth\/resend-otp/, { status: 200, body: {} })
    await page.goto(`${at.door.url}/auth/register`)
    await register(page)
    await page.getByRole('button', { name: 'Resend verification code' }).click()
    await expect(
      page.getByRole('status').filter({ hasText: 'A new code is on its way.' })
    ).toBeVisible()
    await page.goto(`${at.door.url}/auth/login`)
    await expect(page.getByText('A new code is on its way.')).toHaveCount(0)
  })
})

test('letters and passwords that fail say so, and a page that cannot be had leaves a way on', async ({
  page,
}) => {
  at.door.fail(/^(GET|POST|PUT) \/auth\/(forgotpassword|resetpassword|login)/)
  await open(page, '/auth/forgot-password')
  await page.getByLabel('Email').fill('baraka@example.com')
  await page.getByRole('button', { name: 'Send reset instructions' }).click()
  await says(page, 'Failed to send reset email')
  await lookHere(page)

  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill('baraka@example.com')
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await says(page, 'Sign-in failed. Please try again.')

  expectTroubles(BROKEN_LINE)
  await page.route('**/auth/register.data*', (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await says(page, 'The connection broke')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Makao' })).toBeVisible()
  await lookHere(page)
  await page.unroute('**/auth/register.data*')
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create' })).toBeVisible()

  await open(page, `/auth/reset-password/${'a'.repeat(43)}`)
  await page.getByLabel('New password', { exact: true }).fill('Tembo-2026')
  await page.getByLabel('Confirm new password').fill('Tembo-2026')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await says(page, 'Failed to reset password')
  await lookHere(page)
})
