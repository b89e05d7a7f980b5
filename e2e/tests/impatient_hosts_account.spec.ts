import { unique, atTheDesk } from '../support/desk.ts'
import { impatientWith, slowLine, openDesk, said } from '../support/impatient.ts'
import { expect, people, test } from '../support/journey.ts'
import { NEW_PASSWORD, newPerson } from '../support/people.ts'

/*
 * Hosts and admins who type and click on while answers are under way. Nothing typed is lost, nothing is written twice,
 * the last choice wins, the address says it, and no wrong record opens.
 */

test.describe('One’s own account', () => {
  test(
    'the profile is saved once, goes on being typed, and is asked about',
    impatientWith(['profile/details-form.tsx', 'profile/password-form.tsx', 'profile/profile.tsx']),
    async ({ browser, contextOptions }) => {
      const { email } = newPerson('host')
      const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
      await openDesk(page, '/profile')
      const bio = page.getByLabel('Bio')
      await bio.fill('I keep bees')
      const line = await slowLine(page, /updatedetails|updatepassword/)
      const save = page.getByRole('button', { name: 'Save changes' })
      await save.dblclick()
      await line.asked()
      await bio.press('End')
      await page.keyboard.type(' near Kitui.')
      expect(line.writes()).toBe(1)
      await line.answer()
      await said(page, 'Profile updated successfully!')
      await expect(bio).toHaveValue('I keep bees near Kitui.')
      await expect(bio).toBeFocused()
      await expect(save).toBeEnabled()

      await page.getByText('Change Password', { exact: true }).click()
      await page.getByLabel('Current password').fill('Wrong-2026')
      await page.getByLabel('New password', { exact: true }).fill('Mbuyu-Mkubwa-9')
      await page.getByLabel('Confirm new password').fill('Mbuyu-Mkubwa-9')
      await page.getByRole('button', { name: 'Change password' }).dblclick()
      await expect(
        page.locator('[aria-invalid=true]').or(page.getByRole('alert')).first()
      ).toBeVisible()
      expect(line.writes()).toBe(2)
      await page.getByText('Profile Information', { exact: true }).click()
      await expect(bio).toHaveValue('I keep bees near Kitui.')

      const question = new Promise<string>((hear) => {
        page.once('dialog', (dialog) => {
          hear(dialog.message())
          void dialog.dismiss()
        })
      })
      await page.getByRole('link', { name: 'Calendar', exact: true }).click()
      expect(await question).toContain('Leave without saving?')
      await expect(page).toHaveURL(/\/profile$/)
      await expect(bio).toHaveValue('I keep bees near Kitui.')
      page.on('dialog', (dialog) => void dialog.accept())
      await context.close()
    }
  )

  test(
    'settings follow the language of the menu, and keep the rest',
    impatientWith(['settings/settings-form.tsx']),
    async ({ browser, contextOptions }) => {
      const { email } = newPerson('host')
      const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
      await openDesk(page, '/settings')
      const switches = page.getByRole('switch')
      const language = page.locator('main select').nth(1)
      await expect(language).toHaveValue('en')
      await page.getByRole('switch', { name: 'Show phone' }).check()
      await page.locator('[popovertarget=user-menu]').click()
      await page.locator('#user-menu').getByText('Kiswahili').click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
      await expect(language).toHaveValue('sw')
      await expect(switches.nth(6)).toBeChecked()
      await page.keyboard.press('Escape')

      const line = await slowLine(page, /\/settings$/)
      const save = page.locator('main form button[type=submit]').first()
      await save.dblclick()
      await line.asked()
      await switches.nth(0).uncheck()
      expect(line.writes()).toBe(1)
      await line.answer()
      await expect(save).toBeEnabled()
      await expect(switches.nth(0)).not.toBeChecked()
      await expect(switches.nth(6)).toBeChecked()
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw')

      let question = ''
      page.once('dialog', (dialog) => {
        question = dialog.message()
        void dialog.dismiss()
      })
      await page.locator('#user-menu').evaluate((menu) => (menu as HTMLElement).showPopover())
      await page.locator('#user-menu a[href$="/profile"]').click()
      await expect.poll(() => question).toContain('?')
      await expect(page).toHaveURL(/\/settings$/)
      await expect(switches.nth(0)).not.toBeChecked()
      page.on('dialog', (dialog) => void dialog.accept())
      await context.close()
    }
  )
})

test(
  'where a host is paid and their tax numbers are saved once, and what is typed meanwhile is kept',
  impatientWith(['resources/payouts/way-dialog.tsx', 'resources/payouts/tax-dialog.tsx']),
  async ({ browser, contextOptions }) => {
    const { email } = newPerson('host')
    const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
    await openDesk(page, '/payouts')
    const line = await slowLine(page, /\/earnings\/(tax|way)$/)
    await line.answer()
    await page.getByRole('button', { name: 'Change: Tax numbers' }).click()
    const numbers = page.getByRole('dialog', { name: 'Tax numbers' })
    const pin = numbers.getByLabel('KRA PIN (optional)')
    await pin.fill('A01234567')
    await numbers.getByRole('button', { name: 'Save' }).click()
    await expect(numbers.getByText(/^A KRA PIN is a letter, nine digits/)).toBeVisible()
    await expect(pin).toHaveValue('A01234567')
    await pin.fill('a012345678z')
    const writes = line.writes()
    line.hold()
    await numbers.getByRole('button', { name: 'Save' }).dblclick()
    await expect.poll(line.writes).toBe(writes + 1)
    await page.keyboard.press('Enter')
    await line.answer()
    await said(page, 'Your tax numbers are saved')
    await expect(page.getByText('Tax numbers: A012345678Z')).toBeVisible()
    expect(line.writes()).toBe(writes + 1)

    await page.getByRole('button', { name: 'Change: Where you are paid' }).click()
    const way = page.getByRole('dialog', { name: 'Where shall we pay you?' })
    await way.getByText('By M-Pesa').click()
    await way.getByLabel('M-Pesa number').fill('0712345678')
    await way.getByLabel('Password').fill('Wrong-2026')
    line.hold()
    await way.getByRole('button', { name: 'Save' }).dblclick()
    await expect.poll(line.writes).toBe(writes + 2)
    await line.answer()
    await expect(way.locator('[aria-invalid=true]').first()).toBeVisible()
    await expect(way.getByLabel('M-Pesa number')).toHaveValue('0712345678')
    await way.getByLabel('Password').fill(NEW_PASSWORD)
    await way.getByRole('button', { name: 'Save' }).dblclick()
    await said(page, 'Where you are paid is saved')
    await expect(page.getByText('M-Pesa +254•••••5678')).toBeVisible()
    expect(line.writes()).toBe(writes + 3)
    await context.close()
  }
)

test(
  'a user is made once, changed once, and asked about when left',
  impatientWith([
    'resources/users/create.tsx',
    'resources/users/edit.tsx',
    'forms/record-form.tsx',
  ]),
  async ({ browser, contextOptions }) => {
    const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
    const word = unique()
    await openDesk(page, '/users/new')
    await page.getByLabel('First name').fill('Tatu')
    await page.getByLabel('Last name').fill(word)
    const questions: string[] = []
    let answer = false
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      void (answer ? dialog.accept() : dialog.dismiss())
    })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('Last name')).toHaveValue(word)
    expect(questions).toHaveLength(1)

    await page.getByLabel('Email').fill(`${word}@example.com`)
    const line = await slowLine(page, /\/api\/v1\/users(\/\d+)?$/)
    const create = page.getByRole('button', { name: 'Create user' })
    await create.dblclick()
    await line.asked()
    await page.getByLabel('Last name').press('Enter')
    expect(line.writes()).toBe(1)
    await line.answer()
    await said(page, 'has an account now')
    await expect(page).toHaveURL(/\/dashboard\/users$/)
    expect(questions).toHaveLength(1)

    await page.goto(`/dashboard/users?search=${word}`)
    await page
      .getByRole('link', { name: `Details of Tatu ${word}` })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
    const phone = page.getByLabel('Phone number')
    await phone.fill('0712345678')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await expect(phone).toHaveValue('0712345678')
    expect(questions).toHaveLength(2)
    await page.getByRole('button', { name: 'Save changes' }).dblclick()
    await said(page, 'User updated successfully!')
    expect(line.writes()).toBe(2)
    expect(questions).toHaveLength(2)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    answer = true
    await context.close()
  }
)
