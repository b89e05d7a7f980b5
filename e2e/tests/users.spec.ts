import type { APIRequestContext } from '@playwright/test'
import { atTheDesk, lineOf, unique } from '../support/desk.ts'
import { impatientWith, slowLine } from '../support/impatient.ts'
import { expect, PASSWORD, people, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { letterTo } from '../support/letters.ts'
import { newPerson } from '../support/people.ts'

test.describe('Users', () => {
  test(
    'an admin adds somebody, who is written to, changes them, and makes them an admin with a password',
    impatientWith([
      'resources/users/create.tsx',
      'resources/users/edit.tsx',
      'forms/record-form.tsx',
    ]),
    async ({ browser, contextOptions }) => {
      test.slow()
      const { context, page, api } = await atTheDesk(browser, people.admin.email, contextOptions)
      const word = unique()
      const email = `${word}@example.com`
      const questions: string[] = []
      page.on('dialog', (question) => {
        questions.push(question.message())
        void question.dismiss()
      })

      await page.goto('/dashboard/users')
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
      await page.getByRole('link', { name: 'Add User' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Add User' })).toBeVisible()
      const create = page.getByRole('button', { name: 'Create user' })
      await create.click()
      await expect(page.getByText('First name is required')).toBeVisible()
      await expect(page.getByLabel('First name')).toBeFocused()
      await look(page)

      await page.getByLabel('First name').fill('Tatu')
      await page.getByLabel('Last name').fill(word)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByLabel('Last name')).toHaveValue(word)
      expect(questions).toHaveLength(1)
      await page.getByLabel('Email').fill(people.guest.email)
      await page.getByLabel('Role').selectOption('host')
      await create.click()
      await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Last name')).toHaveValue(word)
      await page.getByLabel('Email').fill(email)
      const line = await slowLine(page, /\/api\/v1\/users(\/\d+)?$/)
      await create.dblclick()
      await line.asked()
      await page.getByLabel('Last name').press('Enter')
      expect(line.writes()).toBe(1)
      await line.answer()
      await expect(page.getByText('has an account now')).toBeVisible()
      expect(await letterTo(api, { to: email, subject: /./ })).toContain('reset-password')
      await expect(page).toHaveURL(/\/dashboard\/users$/)
      expect(questions).toHaveLength(1)

      await page.locator('main').getByRole('searchbox').fill(word)
      await expect(page).toHaveURL(/search=/)
      const roles = page.getByRole('group', { name: 'Role' })
      await roles.getByText('Host', { exact: true }).click()
      await expect(page).toHaveURL(/\/users\?.*role=host$/)
      const person = lineOf(page, email)
      await expect(person.getByText('Not provided')).toBeVisible()
      await expect(person.getByText('Never')).toBeVisible()
      await person.getByRole('link', { name: `Details of Tatu ${word}` }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('Member since')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Reset two-factor' })).toHaveCount(0)
      await look(page)
      await dialog.getByRole('button', { name: 'Edit' }).click()
      const phone = page.getByLabel('Phone number')
      await phone.fill('0712345678')
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(phone).toHaveValue('0712345678')
      expect(questions).toHaveLength(2)
      await page.getByLabel('Role').selectOption('guest')
      const save = page.getByRole('button', { name: 'Save changes' })
      await save.dblclick()
      await expect(page.getByText('User updated successfully!')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(/\/users\?.*role=host$/)
      expect(line.writes()).toBe(2)
      expect(questions).toHaveLength(2)
      await roles.getByText('All', { exact: true }).click()
      await expect(person.getByText('+254712345678')).toBeVisible()

      await person.getByRole('link', { name: `Details of Tatu ${word}` }).click()
      await dialog.getByRole('button', { name: 'Edit' }).click()
      await expect(page.getByLabel('Your password')).toBeHidden()
      await page.getByLabel('Role').selectOption('admin')
      await expect(dialog).toContainText('by a link that we mail them')
      await save.click()
      await expect(page.getByLabel('Your password')).toBeFocused()
      await expect(page.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true')
      await look(page)
      await page.getByLabel('Your password').fill(PASSWORD)
      await save.click()
      await expect(person.getByText('Admin', { exact: true })).toBeVisible()
      const letter = await letterTo(api, { to: email, subject: /admin of Makao/ })
      expect(letter).toContain('reset-password')
      await context.close()
    }
  )

  test(
    'deactivates, activates and deletes, and says why not',
    { tag: '@phone' },
    async ({ browser, contextOptions, isMobile }) => {
      test.slow()
      const person = newPerson('host')
      const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
      const name = `${person.firstName} ${person.lastName}`
      await page.goto(`/dashboard/users?search=${person.email}`)
      const line = lineOf(page, person.email)
      await expect(line.getByText(isMobile ? /^Joined \d/ : /^\d.* 20\d\d$/).last()).toBeVisible()

      await line.getByRole('button', { name: `Deactivate ${name}` }).click()
      await expect(page.getByRole('dialog')).toContainText('signed out everywhere')
      await deactivate(context.request, person.email) // Another admin, in the meantime.
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
      await expect(page.getByText('User deactivated successfully!')).toBeVisible()
      await expect(line.getByText('Inactive')).toBeVisible()
      await line.getByRole('button', { name: `Activate ${name}` }).click()
      await expect(page.getByRole('dialog')).toContainText('their listings are shown again')
      await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
      await expect(page.getByText('User activated successfully!')).toBeVisible()

      await page.route('**/api/v1/users/*', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({
              status: 409,
              json: { success: false, message: '1 stay is ahead.', code: 'E_STAYS_AHEAD' },
            })
          : route.fallback()
      )
      await line.getByRole('button', { name: `Delete ${name}` }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('bookings, reviews and properties')
      await dialog.getByRole('button', { name: 'Delete user' }).click()
      await expect(dialog.getByRole('alert')).toContainText('1 stay is ahead.')
      await look(page)
      await page.unroute('**/api/v1/users/*')
      await dialog.getByRole('button', { name: 'Delete user' }).click()
      await expect(page.getByText('User deleted successfully!')).toBeVisible()
      await expect(page.getByText('No users found')).toBeVisible()
      await expect(page.locator(':focus')).toBeAttached()
      await context.close()
    }
  )

  test('own account is safe and edited on the profile, the list travels as a file, and a broken line is said', async ({
    browser,
    contextOptions,
  }) => {
    const { context, page, api } = await atTheDesk(browser, people.admin.email, contextOptions)
    await page.goto(`/dashboard/users?search=${people.admin.email}`)
    const own = lineOf(page, people.admin.email)
    await expect(own).toBeVisible()
    await expect(own.getByRole('button')).toHaveCount(0)
    const me = await api.get('/api/v1/auth/me')
    const { data: admin } = await me.json()

    const href = await page.getByRole('link', { name: 'Download as a file' }).getAttribute('href')
    const file = await api.get(String(href))
    expect(file.headers()['content-type']).toContain('text/csv')
    const text = await file.text()
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(2)

    await page.route('**/api/v1/users?*', (route) => route.fulfill({ status: 404, json: {} }))
    await page.goto('/dashboard/users?role=guest')
    await expect(page.getByText('Failed to load users')).toBeVisible()
    await page.unroute('**/api/v1/users?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Failed to load users')).toBeHidden()

    await page.goto(`/dashboard/users/${admin._id}/edit`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('This is your own account')).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await dialog.getByRole('link', { name: 'Open my profile' }).click()
    await expect(page).toHaveURL(/\/dashboard\/profile$/)
    await context.close()
  })
})

async function deactivate(api: APIRequestContext, email: string) {
  const found = await api.get(`/api/v1/users?search=${email}`)
  const { data } = await found.json()
  const answer = await api.patch(`/api/v1/users/${data[0]._id}/toggle-status`, {
    headers: fromOurPages,
    data: { isActive: false },
  })
  expect(answer.ok()).toBe(true)
}
