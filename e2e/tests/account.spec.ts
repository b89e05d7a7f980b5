import type { Page } from '@playwright/test'
import { expect, look, people, test } from '../support/journey.ts'
import { NEW_PASSWORD, newPersonIn } from '../support/people.ts'
import { signedIn } from '../support/world.ts'

const FRESH = 'Tembo-2026'

/** Scripts have taken over the form. */
const hydrated = (page: Page) => expect(page.locator('main form[novalidate]')).toBeVisible()

test.describe("A guest's profile", () => {
  test('says who they are and keeps what they change', async ({ browser }) => {
    test.slow()
    const { person, context } = await newPersonIn(browser)
    const page = await context.newPage()
    await page.goto('/dashboard/profile')
    await hydrated(page)
    await expect(page.locator('main').getByText(person.email)).toBeVisible()
    await expect(page.getByText('Email verified')).toBeVisible()
    await expect(page.getByText(/Member since \w+ \d{4}/)).toBeVisible()
    for (const figure of ['Trips Completed', 'Wishlist Items', 'Reviews Given']) {
      await expect(page.getByText(figure)).toBeVisible()
    }
    const save = page.getByRole('button', { name: 'Save changes' })
    await expect(save).toBeDisabled()
    await look(page)

    await page.getByLabel('Bio').fill('I travel light.')
    await expect(save).toBeEnabled()
    await page.getByLabel('Bio').fill('')
    await expect(save).toBeDisabled()

    await page.getByLabel('First name').fill('')
    await page.getByLabel('Phone number').fill('12345')
    await page.getByLabel('Date of birth').fill('2090-01-01')
    await page.getByLabel('Date of birth').press('Enter')
    await expect(page.getByText('First name is required')).toBeVisible()
    await expect(page.getByText(/^Please enter a valid Kenyan phone number/)).toBeVisible()
    await expect(page.getByText('Date of birth cannot be in the future')).toBeVisible()
    await expect(page.getByLabel('First name')).toBeFocused()
    await look(page)

    await page.getByLabel('First name').fill('Zawadi')
    await page.getByLabel('Phone number').fill('0722 000 111')
    await page.getByLabel('Date of birth').fill('1991-02-03')
    await page.getByLabel('Bio').fill('I travel light.\nAnd early.')
    await page.getByLabel('Street').fill('Moi Avenue 4')
    await page.getByLabel('City or town').fill('Mombasa')
    await page.getByLabel('Country').fill('Kenya')
    await save.click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await expect(save).toBeDisabled()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Zawadi Otieno' })).toBeVisible()
    await expect(page.getByLabel('Phone number')).toHaveValue('+254722000111')
    await expect(page.getByLabel('Date of birth')).toHaveValue('1991-02-03')
    await expect(page.getByLabel('Bio')).toHaveValue('I travel light.\nAnd early.')
    await expect(page.getByLabel('Street')).toHaveValue('Moi Avenue 4')
    await context.close()
  })

  test('has a picture, cropped by finger or keys', async ({ browser }) => {
    const { context } = await newPersonIn(browser)
    const page = await context.newPage()
    await page.goto('/dashboard/profile')
    await hydrated(page)
    const field = page.getByLabel('Change picture')
    const text = Buffer.from('not a picture')
    await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: text })
    await expect(
      page.getByText('Please upload a valid image file (JPEG, PNG, or WebP)')
    ).toBeVisible()

    const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await field.setInputFiles(picture)
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('application').focus()
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await expect(page.getByText('Avatar updated successfully!')).toBeVisible()
    await expect(page.locator('main section img[src*="avatars"]')).toBeVisible()
    await expect(page.locator('header img[src*="avatars"]')).toHaveCount(1)
    await look(page)
    await context.close()
  })

  test('changes the password; other devices are signed out', async ({ browser }) => {
    const { person, context } = await newPersonIn(browser)
    const other = await signedIn(browser, person.email, {}, NEW_PASSWORD)
    const page = await context.newPage()
    await page.goto('/dashboard/profile')
    await page.getByRole('link', { name: 'Change Password' }).click()
    await expect(page).toHaveURL(/\?tab=password$/)
    await hydrated(page)
    await look(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Current password is required')).toBeVisible()
    await page.getByLabel('Current password').fill('Wrong-Password-1')
    await page.getByLabel('New password', { exact: true }).fill(FRESH)
    await page.getByLabel('Confirm new password').fill(FRESH)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('The current password is not correct.')).toBeVisible()
    await expect(page.getByLabel('Current password')).toBeFocused()
    await page.getByLabel('Current password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed successfully!')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('First name')).toBeVisible()

    const elsewhere = await other.newPage()
    await elsewhere.goto('/dashboard/profile')
    await expect(elsewhere.getByText('Session expired. Please login again.')).toBeVisible()
    await other.close()
    await context.close()
  })
})

test.describe("A guest's settings", () => {
  test('are stored, language included', async ({ browser }) => {
    const { context } = await newPersonIn(browser)
    const page = await context.newPage()
    await page.goto('/dashboard/settings')
    await look(page)
    await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Marketing emails' })).not.toBeChecked()
    await expect(page.getByLabel('Session timeout')).toHaveValue('24h')
    await page.getByRole('switch', { name: 'Email notifications' }).uncheck()
    await page.getByRole('switch', { name: 'Show phone' }).focus()
    await page.keyboard.press('Space')
    await page.getByLabel('Session timeout').selectOption('7 days')
    await page.getByLabel('Time zone').selectOption('UTC')
    await page.getByRole('button', { name: 'Save All Settings' }).click()
    await expect(page.getByText('Settings saved successfully!')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked()
    await expect(page.getByRole('switch', { name: 'Show phone' })).toBeChecked()
    await expect(page.getByLabel('Session timeout')).toHaveValue('7d')
    await expect(page.getByLabel('Time zone')).toHaveValue('UTC')

    await page.getByRole('combobox', { name: 'Language' }).selectOption('Kiswahili')
    await page.getByRole('button', { name: 'Save All Settings' }).click()
    await expect(page.getByRole('heading', { name: 'Mipangilio' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
    await page.goto('/dashboard/profile')
    await expect(page.getByRole('heading', { name: 'Wasifu' })).toBeVisible()
    await context.close()
  })

  test('list where one is signed in; sessions end after a question', async ({ browser }) => {
    const { person, context } = await newPersonIn(browser)
    const others = [
      await signedIn(browser, person.email, {}, NEW_PASSWORD),
      await signedIn(browser, person.email, {}, NEW_PASSWORD),
    ]
    const page = await context.newPage()
    await page.goto('/dashboard/settings')
    const sessions = page.locator('li').filter({ hasText: /Chrome|Signed in|Last used/ })
    const ends = page.getByRole('link', { name: /^End the session on / })
    const before = await ends.count()
    expect(before).toBeGreaterThanOrEqual(3)
    await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1)
    await expect(page.getByText(/Network 127\.0\.x\.x|Network/).first()).toBeVisible()
    await look(page)

    await sessions
      .filter({ hasNotText: 'This device' })
      .first()
      .getByRole('link', { name: /^End the session on / })
      .click()
    await expect(page.getByRole('heading', { name: 'End this session?' })).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'End session' }).click()
    await expect(page.getByText('The session was ended.')).toBeVisible()
    await expect(ends).toHaveCount(before - 1)

    await page.getByRole('link', { name: 'End all other sessions' }).click()
    await page.getByRole('link', { name: 'Keep them' }).click()
    await page.getByRole('link', { name: 'End all other sessions' }).click()
    await page.getByRole('button', { name: 'End all others' }).click()
    await expect(page.getByText('All other sessions were ended.')).toBeVisible()
    await expect(ends).toHaveCount(1)

    await ends.click()
    await expect(page.getByRole('heading', { name: 'Sign out here?' })).toBeVisible()
    await page.getByRole('button', { name: 'End session' }).click()
    await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2Fdashboard%2Fsettings/)
    await Promise.all(others.map((other) => other.close()))
    await context.close()
  })
})

test.describe('An account, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is looked after all the same', async ({ browser }) => {
    const { context } = await newPersonIn(browser, { javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/dashboard/profile')
    await page.getByLabel('Bio').fill('Slowly, slowly.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await expect(page.getByLabel('Bio')).toHaveValue('Slowly, slowly.')

    const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await page.getByLabel('Change picture').setInputFiles(picture)
    await page.getByRole('button', { name: 'Upload picture' }).click()
    await expect(page.locator('main section img[src*="avatars"]')).toBeVisible()

    await page.goto('/dashboard/settings')
    await page.getByRole('switch', { name: 'Show email' }).check()
    await page.getByRole('button', { name: 'Save All Settings' }).click()
    await expect(page.getByRole('switch', { name: 'Show email' })).toBeChecked()
    await context.close()
  })
})

test.describe('The ways into an account', () => {
  test('menus lead to pages that are there', async ({ browser }) => {
    const context = await signedIn(browser, people.guest.email)
    const page = await context.newPage()
    await page.goto('/dashboard')
    const paths = await page
      .locator('.dashboard-menu a, header a[href^="/dashboard"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
    expect(paths).toEqual(
      expect.arrayContaining([
        '/dashboard',
        '/dashboard/bookings',
        '/dashboard/wishlist',
        '/dashboard/reviews',
        '/dashboard/profile',
        '/dashboard/settings',
      ])
    )
    for (const path of paths) {
      const answer = await page.goto(String(path))
      expect(answer?.status(), String(path)).toBe(200)
    }
    await context.close()
  })

  test('rooms of others stay closed, with a way back', async ({ browser }) => {
    const context = await signedIn(browser, people.guest.email)
    const page = await context.newPage()
    await page.goto('/dashboard/bookings')
    const answer = await page.goto('/dashboard/users')
    expect(answer?.status()).toBe(403)
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL(/\/dashboard\/bookings$/)
    await context.close()
  })

  test('visitors are asked to sign in and come back', async ({ page }) => {
    for (const path of ['/dashboard/profile', '/dashboard/settings', '/dashboard/users']) {
      await page.goto(path)
      await expect(page).toHaveURL(
        (url) => url.pathname === '/auth/login' && url.searchParams.get('returnTo') === path
      )
    }
  })

  test('whoever wants to host is asked nothing twice', async ({ page, isMobile }) => {
    await page.goto('/')
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('link', { name: 'Become a host', exact: true })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/auth\/register\?role=host/)
    await expect(page.getByRole('radio', { name: /Host Places/ })).toBeChecked()
  })
})

const HOSTILE = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2F%2Fevil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  'https:evil.example',
]

test.describe('Return paths never leave the site', () => {
  for (const hostile of HOSTILE) {
    test(JSON.stringify(hostile), async ({ request }) => {
      for (const name of ['returnTo', 'next']) {
        const query = new URLSearchParams({ [name]: hostile })
        const answer = await request.post(`/auth/login?${query}`, {
          form: { email: people.guest.email, password: 'Karibu123' },
          maxRedirects: 0,
        })
        expect(answer.status()).toBe(302)
        const to = new URL(answer.headers().location ?? '', 'http://localhost')
        expect(to.host).toBe('localhost')
        expect(to.pathname.startsWith('//')).toBe(false)
      }
    })
  }
})
