import { expect, open, PASSWORD, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'

test.describe('Accounts', () => {
  test('signing in leads to where one wanted to go, and out again', async ({ page }) => {
    await open(page, '/dashboard/bookings')
    await expect(page).toHaveURL(/\/auth\/login/)
    await page.getByLabel('Email').fill(people.guest.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/dashboard\/bookings/)
    await expect(
      page.getByText('Welcome back, Njeri!').filter({ visible: true }).first()
    ).toBeVisible()
  })

  test('a wrong password keeps the address typed and says so', async ({ page }) => {
    await open(page, '/auth/login')
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Invalid credentials')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
    await look(page)
  })

  test('a form with faults names each at its field', async ({ page }) => {
    await open(page, '/auth/register')
    await expect(page.locator('main form[novalidate]')).toBeVisible()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await look(page)
  })

  test('a return path never leaves the site', async ({ page }) => {
    await open(page, '/auth/login?returnTo=https%3A%2F%2Fevil.example%2F')
    await page.getByLabel('Email').fill(people.guest.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/localhost:\d+\/dashboard/)
  })
})
