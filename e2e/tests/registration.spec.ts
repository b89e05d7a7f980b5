import type { Page } from '@playwright/test'
import { expect, formError, open, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { letterTo } from '../support/letters.ts'
import { NEW_PASSWORD } from '../support/people.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

/** Five seconds after a code was sent, or later: another one begins at five minutes. */
const SENT_BEFORE = /^Resend code in ([0-3]:\d\d|4:([0-4]\d|5[0-5]))$/

const newAddress = () => `baraka.${Date.now().toString(36)}@example.com`

async function fillIn(page: Page, email: string) {
  await page.getByLabel('First name').fill('Baraka')
  await page.getByLabel('Last name').fill('Mwangi')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone number').pressSequentially('0712345678')
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
}

async function codeIn(page: Page, email: string) {
  const letter = await letterTo(page.request, { to: email, subject: /\d{6}/ })
  return String(/\b\d{6}\b/.exec(letter)?.[0])
}

test.describe('Registration', () => {
  test('names what is missing and what is wrong, at its field, and keeps it for whoever would host after all', async ({
    page,
  }) => {
    await open(page, '/auth/verify')
    const unknown = 'Registration data not found. Please try registering again.'
    await expect(formError(page, unknown)).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'Register again' }).click()
    await expect(page).toHaveURL(/\/auth\/register$/)
    await expect(page.locator('main form[novalidate]')).toBeVisible()
    const role = page.getByRole('group', { name: 'I want to' })
    await expect(role.getByRole('radio', { name: /Find Places.*Book properties/ })).toBeChecked()
    await expect(role.getByRole('radio', { name: /Host Places.*List properties/ })).toBeVisible()
    await page.getByRole('button', { name: 'Create Account' }).click()
    for (const text of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Password is required',
      'Please agree to the terms to open an account',
    ]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.getByLabel('First name')).toBeFocused()
    await look(page)

    await fillIn(page, 'no address')
    await page.getByLabel('Phone number').fill('12345')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create Account' }).click()
    for (const text of [
      'Email is invalid',
      'Please enter a valid Kenyan phone number (e.g., +254712345678)',
      'Password must be at least 6 characters',
      'Passwords do not match',
    ]) {
      await expect(page.getByText(text)).toBeVisible()
    }

    // A link for hosts counts more than the draft.
    await open(page, '/host')
    await page.locator('main').getByRole('link', { name: 'Become a Host' }).click()
    await expect(page).toHaveURL(/\/auth\/register\?role=host/)
    await expect(page.getByLabel('First name')).toHaveValue('Baraka')
    await expect(page.getByRole('radio', { name: /Host Places/ })).toBeChecked()
  })

  test('asks for a code and opens the dashboard with it', async ({ page }) => {
    test.slow()
    const email = newAddress()
    await open(page, '/auth/register')
    await fillIn(page, email)
    await expect(page.getByLabel('Phone number')).toHaveValue('+254712345678')
    await expect(page.getByLabel('Phone number')).toHaveAttribute('maxlength', '13')
    await page.getByRole('button', { name: 'Create Account' }).click()

    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
    await expect(page.locator('main').getByText(email)).toBeVisible()
    await expect(page.getByText(/^Resend code in [45]:\d\d$/)).toBeVisible()
    await expect(page.getByText(/code expires in 5 minutes/)).toBeVisible()
    await expect(page.getByText('Already verified? Sign in')).toBeVisible()
    const submit = page.getByRole('button', { name: 'Verify Email' })
    await expect(submit).toBeDisabled()
    await look(page)

    const code = await codeIn(page, email)
    const wrong = code === '000000' ? '111111' : '000000'
    await page.getByRole('textbox', { name: 'Verification code' }).focus()
    await page.keyboard.type(`${wrong.slice(0, 5)}x`)
    await expect(submit).toBeDisabled()
    await page.keyboard.type(wrong.slice(5))
    await submit.click()
    await expect(formError(page, 'Invalid verification code. Please try again.')).toBeVisible()

    await page.reload()
    await expect(page.getByText(/^Resend code in/)).toBeVisible()
    // Scripts have taken over: without them it may always be pressed.
    await expect(submit).toBeDisabled()
    await page.getByRole('textbox', { name: 'Verification code' }).focus()
    // As a paste does.
    await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`)
    await expect(submit).toBeEnabled()
    await submit.click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('Karibu Makao, Baraka! Your email is verified.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('keeps what was typed, but never a password, also while the way back is blocked', async ({
    page,
  }) => {
    const email = newAddress()
    await open(page, '/auth/register')
    await fillIn(page, email)
    await page.reload()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(NEW_PASSWORD)

    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm password').fill('Another-One-1')
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText(SENT_BEFORE)).toBeVisible()

    expectTroubles(BROKEN_LINE)
    const kept = () => page.evaluate(() => JSON.stringify(localStorage))
    await expect.poll(kept).toContain(email)
    const back = page.getByRole('button', { name: 'Back to registration' })
    await page.route('**/auth/verify.data*', (route) => route.abort('connectionreset'))
    await back.click()
    await expect(formError(page, 'It may not have been done')).toBeVisible()
    expect(await kept()).toContain(email)
    await page.unroute('**/auth/verify.data*')
    await open(page, '/auth/register')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByRole('link', { name: 'Enter the code' }).click()
    await back.click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)

    await open(page, '/auth/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText(/^Please verify your email address .* sent you\.$/)).toBeVisible()
    const left = await page.getByText(/^Resend code in/).textContent()
    expect(left, 'no other code was sent').toMatch(SENT_BEFORE)
  })
})

test.describe('Registration, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a code is one field, asked for whole', async ({ page }) => {
    const email = newAddress()
    await page.goto('/auth/register')
    await fillIn(page, email)
    await page.getByRole('button', { name: 'Create Account' }).click()
    const code = page.getByRole('textbox', { name: 'Verification code' })
    await code.fill('1 2 3 4 5')
    await page.locator('main form').first().evaluate(noLimits)
    await page.getByRole('button', { name: 'Verify Email' }).click()
    await expect(page.getByText('Please enter the complete 6-digit code')).toBeVisible()
    await code.fill(await codeIn(page, email))
    await page.getByRole('button', { name: 'Verify Email' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

/** A browser that does not look at patterns. */
const noLimits = (form: HTMLElement | SVGElement) => form.setAttribute('novalidate', '')
