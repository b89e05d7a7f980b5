import type { BrowserContext, Page } from '@playwright/test'
import { DATA, impatientWith, pressAgain, slowLine } from '../support/impatient.ts'
import { expect, open, test } from '../support/journey.ts'
import { NEW_PASSWORD, newPersonIn } from '../support/people.ts'

/*
 * Guests who type and click on while answers are under way. Nothing typed is lost, nothing is written twice, the focus
 * stays, the last choice wins, and the address says it.
 */

test.describe('A guest’s form is sent once, and keeps what is typed on', () => {
  let guest: BrowserContext
  let page: Page

  test.beforeEach(async ({ browser, contextOptions }) => {
    ;({ context: guest } = await newPersonIn(browser, contextOptions))
    page = await guest.newPage()
  })
  test.afterEach(() => guest.close())

  test(
    'the profile, and what was begun in it while one looked at the password',
    impatientWith([
      'routes/dashboard/profile/details-form.tsx',
      'routes/dashboard/profile/password-form.tsx',
    ]),
    async () => {
      await open(page, '/dashboard/profile')
      const bio = page.getByLabel('Bio')
      await bio.fill('I travel light')
      const line = await pressAgain(page, 'Save changes')
      expect(line.writes()).toBe(1)
      await bio.press('End')
      await page.keyboard.type(' and late')
      await page.getByLabel('City').fill('Nanyuki')
      await line.answer()
      await expect(page.getByRole('status').filter({ hasText: /updated|saved/i })).toBeVisible()
      await expect(bio).toHaveValue('I travel light and late')
      await expect(page.getByLabel('City')).toHaveValue('Nanyuki')
      await expect(page.getByLabel('City')).toBeFocused()
      await page.unrouteAll()

      await page.getByRole('link', { name: 'Change Password' }).click()
      await page.getByLabel('Current password').fill('Wrong-2026')
      await page.getByLabel('New password', { exact: true }).fill('Tembo-2026')
      await page.getByLabel('Confirm new password').fill('Tembo-2026')
      const change = await pressAgain(page, 'Change password')
      expect(change.writes()).toBe(1)
      await change.answer()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('link', { name: 'Profile Information' }).click()
      await expect(bio).toHaveValue('I travel light and late')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Nothing has changed')).toBeVisible()
      await page.reload()
      await expect(bio).toHaveValue('I travel light and late')
      await expect(page.getByLabel('City')).toHaveValue('Nanyuki')
    }
  )

  test(
    'settings, whatever language the page is given meanwhile',
    impatientWith(['routes/dashboard/settings/settings-form.tsx', 'layout/choice.tsx']),
    async () => {
      await open(page, '/dashboard/settings')
      const marketing = page.locator('[name="notifications.marketing"]')
      const phone = page.locator('[name="privacy.showPhone"]')
      const save = page.locator('main form button[type=submit]').first()
      await marketing.check()
      await page.getByRole('button', { name: 'Kiswahili' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
      await expect(page.locator('main select[name=language]')).toHaveValue('sw')
      await expect(marketing).toBeChecked()

      const line = await slowLine(page, DATA)
      await save.dblclick()
      await line.asked()
      await phone.check()
      expect(line.writes()).toBe(1)
      await line.answer()
      await expect(
        page.locator('.toast, [role=status]').filter({ visible: true }).first()
      ).toBeVisible()
      await expect(phone).toBeChecked()
      await page.reload()
      await expect(marketing).toBeChecked()
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
    }
  )

  test(
    'two-factor sign-in is begun once, and a code sent once',
    impatientWith([
      'routes/dashboard/two-factor/intro.tsx',
      'routes/dashboard/two-factor/setup.tsx',
    ]),
    async () => {
      await open(page, '/dashboard/settings/two-factor')
      await page.getByLabel('Your password').fill(NEW_PASSWORD)
      const line = await pressAgain(page, 'Set it up')
      expect(line.writes()).toBe(1)
      await line.answer()
      await page.getByRole('textbox', { name: 'Code from your authenticator app' }).focus()
      await page.unrouteAll()
      await page.keyboard.type('000000')
      const code = await slowLine(page, DATA)
      await page.getByRole('button', { name: 'Turn on' }).dblclick()
      await code.asked()
      expect(code.writes()).toBe(1)
      await code.answer()
      await expect(page.getByText('Invalid verification code')).toBeVisible()
    }
  )
})
