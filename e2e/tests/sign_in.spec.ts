import { expect, formError, open, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { newPerson, NEW_PASSWORD } from '../support/people.ts'

test.describe('Signing in', () => {
  test('names what is missing and what is wrong, at its field, and says each time that it was refused', async ({
    page,
  }) => {
    await open(page, '/auth/login')
    await expect(page.locator('main form[novalidate]')).toBeVisible()
    const submit = page.getByRole('button', { name: 'Sign in' })
    await submit.click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await look(page)

    await page.getByLabel('Email').fill('no address')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await submit.click()
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')

    const { email } = newPerson()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Not-theirs-1')
    await submit.click()
    await expect(formError(page, 'Invalid credentials')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await look(page)
    await submit.click()
    await expect(formError(page, 'Invalid credentials')).toBeVisible()
  })

  test(
    'greets by name, keeps who wants to be kept, and says goodbye',
    { tag: '@phone' },
    async ({ page, context, isMobile }) => {
      const { email, firstName } = newPerson()
      await open(page, '/auth/login')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByRole('checkbox', { name: 'Remember me' }).check()
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByText(`Welcome back, ${firstName}!`)).toBeVisible()
      const cookies = await context.cookies()
      const week = Date.now() / 1000 + 6 * 86_400
      expect(cookies.some(({ httpOnly, expires }) => httpOnly && expires > week)).toBe(true)

      await open(page, '/')
      await (
        isMobile
          ? page.getByRole('button', { name: 'Menu' })
          : page.locator('header details summary').first()
      ).click()
      await page.evaluate(() => localStorage.setItem('makao.listing-draft.7.new', '{}'))
      await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click()
      await expect(page.getByText('Logged out successfully')).toBeVisible()
      const drafts = () => page.evaluate(() => localStorage.getItem('makao.listing-draft.7.new'))
      expect(await drafts()).toBeNull()
    }
  )
})

test('the navigation bar offers what somebody can do, and a host is greeted in the back office, once', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Host your property' })).toHaveCount(0)
  await expect(bar.getByRole('link', { name: 'Become a host' })).toHaveAttribute(
    'href',
    '/auth/register?role=host'
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Become a Host' })).toHaveAttribute(
    'href',
    /^\/auth\/register/
  )

  const { email, firstName } = newPerson('host')
  await open(page, '/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(`Welcome back, ${firstName}!`)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await open(page, '/')
  await expect(bar.getByRole('link', { name: 'Host your property' })).toBeVisible()
  await expect(page.getByText(`Welcome back, ${firstName}!`)).toBeHidden()
})
