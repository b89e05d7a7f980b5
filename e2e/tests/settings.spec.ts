import { expect, open, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { NEW_PASSWORD, newPersonIn } from '../support/people.ts'
import { signedIn } from '../support/world.ts'

test.describe("A guest's settings", () => {
  test('are stored, language included', async ({ browser }) => {
    const { context } = await newPersonIn(browser)
    const page = await context.newPage()
    await open(page, '/dashboard/settings')
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

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? '' : ', without scripts'

    test(`that were changed elsewhere are not turned back by a page from before${how}`, async ({
      browser,
    }) => {
      const { context } = await newPersonIn(browser, { javaScriptEnabled })
      const page = await context.newPage()
      const path = '/dashboard/settings'
      await (javaScriptEnabled ? open(page, path) : page.goto(path))
      const elsewhere = await context.request.put('/api/v1/settings', {
        headers: fromOurPages,
        data: { privacy: { publicProfile: false }, security: { sessionTimeout: '7d' } },
      })
      expect(elsewhere.ok()).toBe(true)
      await page.getByRole('switch', { name: 'Marketing emails' }).check()
      await page.getByRole('button', { name: 'Save All Settings' }).click()
      await expect(page.getByText('Settings saved successfully!').first()).toBeVisible()

      const stored = await context.request.get('/api/v1/settings')
      expect(await stored.json()).toMatchObject({
        data: {
          notifications: { marketing: true },
          privacy: { publicProfile: false },
          security: { sessionTimeout: '7d' },
        },
      })
      await context.close()
    })
  }

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
    await page.getByLabel('Your password').fill('Wrong-Password-1')
    await page.getByRole('button', { name: 'End session' }).click()
    await expect(page.getByText('The current password is not correct.')).toBeVisible()
    await expect(page.getByLabel('Your password')).toBeFocused()
    await page.getByLabel('Your password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'End session' }).click()
    await expect(page.getByText('The session was ended.')).toBeVisible()
    await expect(ends).toHaveCount(before - 1)

    await page.getByRole('link', { name: 'End all other sessions' }).click()
    await page.getByRole('link', { name: 'Keep them' }).click()
    await page.getByRole('link', { name: 'End all other sessions' }).click()
    await page.getByLabel('Your password').fill(NEW_PASSWORD)
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
