import type { Page } from '@playwright/test'
import { atTheDesk } from '../support/desk.ts'
import { impatientWith, slowLine } from '../support/impatient.ts'
import { expect, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { NEW_PASSWORD, newPerson } from '../support/people.ts'
import { pictures } from '../support/pictures.ts'
import { signedIn } from '../support/world.ts'

/** Hears what is asked before a page with changes is left, and stays there until `go`. */
function leaving(page: Page) {
  const asked: string[] = []
  let goes = false
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (goes ? dialog.accept() : dialog.dismiss())
  })
  return { asked, go: () => void (goes = true) }
}

test.describe('A host’s own account', () => {
  test(
    'profile: face, facts and password, each sent once while one types on',
    impatientWith(['profile/details-form.tsx', 'profile/password-form.tsx', 'profile/profile.tsx']),
    async ({ browser, contextOptions }) => {
      test.slow()
      const { email } = newPerson('host')
      const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
      await page.goto('/dashboard/profile')
      await expect(page.getByText('Properties Listed')).toBeVisible()

      const save = page.getByRole('button', { name: 'Save changes' })
      await expect(save).toBeDisabled()
      await page.getByLabel('Phone number').fill('12')
      await page.getByLabel('Bio').fill('I keep bees near Kitui.')
      await save.click()
      await expect(page.getByText('Please enter a valid Kenyan phone number')).toBeVisible()
      await expect(page.getByLabel('Phone number')).toBeFocused()
      await page.getByLabel('Phone number').fill('0722 104 518')
      await page.getByLabel('Your password').fill('Wrong-Password-1')
      await expect(page.getByText('Please enter a valid Kenyan phone number')).toBeHidden()
      await save.click()
      await expect(page.getByText('The current password is not correct.')).toBeVisible()
      await expect(page.getByLabel('Bio')).toHaveValue('I keep bees near Kitui.')
      await page.getByLabel('Your password').fill(NEW_PASSWORD)
      const birth = page.getByLabel('Date of birth')
      await birth.pressSequentially('07')
      await save.click()
      await expect(page.getByText('This is not complete.')).toBeVisible()
      await expect(birth).toBeFocused()
      await birth.fill('1988-07-24')
      await expect(page.getByText('This is not complete.')).toBeHidden()
      const bio = page.getByLabel('Bio')
      const line = await slowLine(page, /updatedetails|updatepassword/)
      await save.dblclick()
      await line.asked()
      await bio.press('End')
      await page.keyboard.type(' And goats.')
      expect(line.writes()).toBe(1)
      await line.answer()
      await expect(page.getByText('Profile updated successfully!')).toBeVisible()
      await expect(bio).toHaveValue('I keep bees near Kitui. And goats.')
      await expect(bio).toBeFocused()
      await expect(save).toBeEnabled()
      await save.click()
      await expect(birth).toHaveValue('1988-07-24')
      await expect(page.getByLabel('Phone number')).toHaveValue('+254722104518')
      await expect(save).toBeDisabled()
      expect(line.writes()).toBe(2)
      await page.getByLabel('Phone number').fill('0722 104 518')
      await expect(page.getByLabel('Phone number')).toHaveValue('+254722104518')
      await expect(page.getByLabel('Your password')).toBeHidden()
      await expect(save).toBeDisabled()

      const file = page.locator('input[type="file"]')
      await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
      await expect(page.getByText('Please upload a valid image file')).toBeVisible()
      const small = pictures(1)[0]!
      const large = Buffer.concat([small.buffer, Buffer.alloc(6_000_000)])
      await file.setInputFiles({ ...small, buffer: large })
      const crop = page.getByRole('dialog')
      await expect(crop.getByRole('button', { name: 'Use this picture' })).toBeEnabled()
      await look(page)
      await crop.getByRole('button').last().click()
      await expect(page.getByText('Avatar updated successfully!')).toBeVisible()

      await bio.fill('I keep bees near Voi.')
      await page.getByText('Change Password', { exact: true }).click()
      const change = page.getByRole('button', { name: 'Change password' })
      await page.getByLabel('Current password').fill('Wrong-2026')
      await page.getByLabel('New password', { exact: true }).fill('Mbuyu-Mkubwa-9')
      await page.getByLabel('Confirm new password').fill('Mbuyu')
      await change.click()
      await expect(page.getByText('Passwords do not match')).toBeVisible()
      await look(page)
      await page.getByLabel('Confirm new password').fill('Mbuyu-Mkubwa-9')
      const writes = line.writes()
      await change.dblclick()
      await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
      expect(line.writes()).toBe(writes + 1)
      await page.getByLabel('Current password').fill(NEW_PASSWORD)
      await change.click()
      await expect(page.getByText('Password changed successfully!')).toBeVisible()

      await page.getByText('Profile Information', { exact: true }).click()
      await expect(bio).toHaveValue('I keep bees near Voi.')
      const { asked, go } = leaving(page)
      await page.getByRole('link', { name: 'Calendar', exact: true }).click()
      await expect.poll(() => asked).toEqual([expect.stringContaining('Leave without saving?')])
      await expect(page).toHaveURL(/\/profile$/)
      await expect(bio).toHaveValue('I keep bees near Voi.')
      go()
      await page.reload()
      await expect(page.getByText('Properties Listed')).toBeVisible()
      await context.close()
    }
  )

  test(
    'settings are kept and obeyed, follow the language of the menu, and are asked about; other sessions end',
    impatientWith(['settings/settings-form.tsx']),
    async ({ browser, contextOptions }) => {
      test.slow()
      const { email } = newPerson('host')
      const elsewhere = await signedIn(browser, email, {}, NEW_PASSWORD)
      const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
      await page.goto('/dashboard/settings')
      await page.getByRole('link', { name: 'Change: Password' }).click()
      await expect(page.getByLabel('Current password')).toBeVisible()
      await page.goBack()
      const save = page.getByRole('button', { name: 'Save All Settings' })
      await expect(save).toBeDisabled()
      await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeChecked()
      await expect(page.getByRole('switch', { name: 'SMS notifications' })).not.toBeChecked()

      await page.getByRole('switch', { name: 'Show phone' }).check()
      await page.getByLabel('Session timeout').selectOption('7d')
      await page.getByLabel('Time zone').selectOption('UTC')
      const letters = page.getByRole('switch', { name: 'Email notifications' })
      const line = await slowLine(page, /\/settings$/)
      await save.dblclick()
      await line.asked()
      await letters.uncheck()
      expect(line.writes()).toBe(1)
      await line.answer()
      await expect(page.getByText('Settings saved successfully!')).toBeVisible()
      await expect(save).toBeEnabled()
      await expect(letters).not.toBeChecked()
      await expect(page.getByRole('switch', { name: 'Show phone' })).toBeChecked()

      const { asked, go } = leaving(page)
      const menu = page.locator('#user-menu')
      await page.getByRole('button', { name: /Account menu/ }).click()
      await menu.getByRole('link', { name: 'My Profile' }).click()
      await expect.poll(() => asked).toEqual([expect.stringContaining('Leave without saving?')])
      await expect(page).toHaveURL(/\/settings$/)
      await expect(letters).not.toBeChecked()
      go()
      await page.reload()
      await expect(page.getByRole('switch', { name: 'Show phone' })).toBeChecked()
      await expect(page.getByLabel('Session timeout')).toHaveValue('7d')
      await expect(letters).toBeChecked()

      await page.getByRole('button', { name: 'End all other sessions' }).click()
      await expect(page.getByRole('dialog')).toContainText('You stay signed in here')
      await look(page)
      await page.getByLabel('Your password').fill(NEW_PASSWORD)
      await page.getByRole('dialog').getByRole('button', { name: 'End all others' }).click()
      await expect(page.getByText('All other sessions were ended.')).toBeVisible()
      const ended = await elsewhere.request.get('/api/v1/auth/me')
      expect(ended.status()).toBe(401)
      await elsewhere.close()

      await page.getByLabel('Language', { exact: true }).selectOption('sw')
      await save.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Mipangilio' })).toBeVisible()
      await look(page)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
      const switches = page.getByRole('switch')
      await expect(switches.nth(6)).toBeChecked()
      await switches.nth(6).uncheck()
      await page.locator('[popovertarget=user-menu]').click()
      await menu.getByText('Français').click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(page.locator('main select').nth(1)).toHaveValue('fr')
      await expect(switches.nth(6)).not.toBeChecked()
      await expect
        .poll(async () => {
          const settings = await context.request.get('/api/v1/settings')
          const { data } = await settings.json()
          return data.language as string
        })
        .toBe('fr')
      const saved = page.waitForResponse(
        (answer) => answer.url().endsWith('/settings') && answer.request().method() === 'PUT'
      )
      await page.locator('main form button[type=submit]').first().click()
      const answer = await saved
      const { data } = await answer.json()
      expect(data.language).toBe('fr')
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await context.close()
    }
  )

  test('an admin reads how long a password must be and how short a session is', async ({
    browser,
    contextOptions,
  }) => {
    const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
    await page.goto('/dashboard/settings')
    await expect(page.getByText('An admin is signed in for a day at most.')).toBeVisible()
    await page.goto('/dashboard/profile')
    await page.getByText('Change Password', { exact: true }).click()
    const rule = page.getByText('Password must be at least 12 characters with')
    await expect(rule).toBeVisible()
    await page.goto('/auth/forgot-password?reason=security')
    await expect(page).toHaveURL(/\/dashboard\/profile\?tab=password$/)
    await expect(page.getByText('Choose a new password here').first()).toBeVisible()
    await expect(rule).toBeVisible()
    await context.close()
  })
})
