import { somePlaces } from '../support/favourites.ts'
import { day } from '../support/dates.ts'
import { expect, formError, open, PASSWORD, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { newPerson, NEW_PASSWORD } from '../support/people.ts'

test.describe('Signing in', () => {
  test('names what is missing and what is wrong, at its field', async ({ page }) => {
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
  })

  test('says each time that it was refused', async ({ page }) => {
    await open(page, '/auth/login')
    await page.getByLabel('Email').fill(newPerson().email)
    await page.getByLabel('Password', { exact: true }).fill('Not-theirs-1')
    const submit = page.getByRole('button', { name: 'Sign in' })
    await submit.click()
    await expect(formError(page, 'Invalid credentials')).toBeVisible()
    await submit.click()
    await expect(formError(page, 'Invalid credentials')).toBeVisible()
  })

  test('greets a host in the back office, once', async ({ page }) => {
    const { email, firstName } = newPerson('host')
    await open(page, '/auth/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText(`Welcome back, ${firstName}!`)).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    await open(page, '/about')
    await expect(page.getByText(`Welcome back, ${firstName}!`)).toBeHidden()
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

  test('for a booking leads back to its dates', async ({ page }) => {
    const [place] = await somePlaces(1)
    const stay = `checkIn=${day(80)}&checkOut=${day(81)}&guests=1`
    const returnTo = `/properties/${place.id}?${stay}`
    await open(page, `/auth/login?${new URLSearchParams({ returnTo, reason: 'booking' })}`)
    await expect(page.getByText('Please log in to make a booking')).toBeVisible()
    await page.getByLabel('Email').fill(people.guest.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(returnTo)
  })
})

test('the navigation bar offers what somebody can do', async ({ page, browser }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Host your property' })).toHaveCount(0)
  await expect(bar.getByRole('link', { name: 'Become a host' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Become a Host' })).toHaveAttribute(
    'href',
    /^\/auth\/register/
  )

  const context = await browser.newContext()
  const hosts = await context.newPage()
  await hosts.goto('/auth/login')
  await hosts.getByLabel('Email').fill(people.host.email)
  await hosts.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await hosts.getByRole('button', { name: 'Sign in' }).click()
  await hosts.waitForURL(/\/dashboard$/)
  await hosts.goto('/')
  await expect(
    hosts.getByRole('banner').getByRole('link', { name: 'Host your property' })
  ).toBeVisible()
  await context.close()
})
