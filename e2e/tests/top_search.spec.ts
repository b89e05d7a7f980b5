import { atTheDesk } from '../support/desk.ts'
import { expect, people, test } from '../support/journey.ts'
import { look, lookHere } from '../support/look.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

const LABEL = 'Search properties, bookings, people'
const HOSTS_LABEL = 'Search properties and bookings'

test.describe('The search of the back office', () => {
  test(
    'finds properties, bookings and people, with the keyboard alone',
    { tag: '@phone' },
    async ({ browser, contextOptions, isMobile }) => {
      test.slow()
      const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
      await page.goto('/dashboard/properties')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const search = isMobile ? 'Search' : LABEL
      await page.getByRole('button', { name: search }).first().focus()
      await page.keyboard.press('Enter')
      const palette = page.getByRole('dialog', { name: 'Commands' })
      await palette.getByRole('combobox', { name: LABEL }).fill('njeri')
      const results = palette.getByRole('group', { name: 'Results' })
      await expect(results.getByText('Bookings', { exact: true })).toBeVisible()
      const person = results.getByRole('option', { name: /Njeri Kariuki guest@makao/ })
      await expect(person).toBeVisible()
      await lookHere(page)

      await expect(person).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowDown')
      await expect(person).toHaveAttribute('aria-selected', 'false')
      await page.keyboard.press('ArrowUp')
      await expect(person).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/dashboard\/users\/\d+/)
      await expect(page.getByRole('dialog').getByText('Member since')).toBeVisible()
      await context.close()
    }
  )

  test('says that nothing was found, and that it did not work', async ({
    browser,
    contextOptions,
  }) => {
    const { context, page } = await atTheDesk(browser, people.host.email, contextOptions)
    await page.goto('/dashboard/bookings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: HOSTS_LABEL }).click()
    const field = page.getByRole('combobox', { name: HOSTS_LABEL })
    await field.fill('zzqq')
    await expect(page.getByText('Nothing found for “zzqq”.')).toBeVisible()
    expectTroubles(BROKEN_LINE)
    await page.route('**/api/v1/bookings?search=*', (route) => route.abort())
    await field.fill('diani')
    await expect(page.getByText('The search did not work.')).toBeVisible()
    await look(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('The search did not work.')).toBeHidden()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(field).toBeHidden()
    await expect(page.getByRole('button', { name: HOSTS_LABEL })).toBeFocused()
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
    // Asked for again before the page has heard that it was closed.
    await palette.evaluate((dialog: HTMLDialogElement) => {
      dialog.close()
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    })
    await expect(palette.getByRole('option', { name: 'Audit log' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('option', { name: 'Audit log' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await context.close()
  })
})
