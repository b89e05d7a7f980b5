import { atTheDesk } from '../support/desk.ts'
import { expect, look, people, test } from '../support/journey.ts'

const isPhone = (width: number) => width < 768

test.describe('The search of the back office', () => {
  test('finds properties, bookings and people, with the keyboard alone', async ({
    browser,
    contextOptions,
  }) => {
    test.slow()
    const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
    await page.goto('/dashboard/properties')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (isPhone(page.viewportSize()!.width)) {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
    }
    const field = page.getByRole('combobox', { name: 'Search properties, bookings, people' })
    await field.fill('njeri')
    const results = page.getByRole('listbox', { name: 'Results' })
    await expect(results.getByRole('group', { name: 'Bookings' })).toBeVisible()
    await expect(results.getByRole('option', { name: /Njeri Kariuki guest@makao/ })).toBeVisible()
    await look(page)

    await page.keyboard.press('ArrowDown')
    await expect(results.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(results.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/users\/\d+/)
    await expect(page.getByRole('dialog').getByText('Member since')).toBeVisible()
    await context.close()
  })

  test('says that nothing was found, and that it did not work', async ({
    browser,
    contextOptions,
  }) => {
    const { context, page } = await atTheDesk(browser, people.host.email, contextOptions)
    await page.goto('/dashboard/bookings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (isPhone(page.viewportSize()!.width)) {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
    }
    const field = page.getByRole('combobox', { name: 'Search properties, bookings, people' })
    await field.fill('zzqq')
    await expect(page.getByText('Nothing found for “zzqq”.')).toBeVisible()
    await page.route('**/api/v1/bookings?search=*', (route) => route.abort())
    await field.fill('diani')
    await expect(page.getByText('The search did not work.')).toBeVisible()
    await look(page)
    await context.close()
  })

  test('commands lead to screens, steps and things', async ({ browser, contextOptions }) => {
    test.slow()
    const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
    await page.goto('/dashboard')
    await expect(page.getByText('Total Users')).toBeVisible()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Commands' })
    await expect(palette.getByRole('option', { name: 'Audit log' })).toBeVisible()
    await look(page)
    await page.keyboard.type('audit')
    await expect(palette.getByRole('option', { selected: true })).toHaveText('Audit log')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/audit/)
    await expect(palette).toBeHidden()

    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').fill('njeri')
    await palette.getByRole('option', { name: /guest@makao/ }).click()
    await expect(page).toHaveURL(/\/dashboard\/users\/\d+/)
    await page.goto('/dashboard/users')
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await context.close()
  })
})
