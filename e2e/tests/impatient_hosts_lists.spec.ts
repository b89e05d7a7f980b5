import type { Page } from '@playwright/test'
import { atTheDesk } from '../support/desk.ts'
import { entries, impatientWith, slowLine, openDesk, API } from '../support/impatient.ts'
import { expect, people, test } from '../support/journey.ts'

/*
 * Hosts and admins who type and click on while answers are under way. Nothing typed is lost, nothing is written twice,
 * the last choice wins, the address says it, and no wrong record opens.
 */

/** Goes on to another list by links of the menu or its tabs. */
async function goOn(page: Page, links: readonly string[], title: string) {
  for (const name of links) {
    await page
      .locator('nav')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click()
  }
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** A choice that is made, and one made right after it: their label, and what the address says then. */
type Choices = [first: string, last: string, address: string]

/** Types into the search of the list, and chooses, while it is being asked for. */
async function typesAndChooses(page: Page, choices?: Choices) {
  const search = page.locator('main').getByRole('searchbox').first()
  await expect(search).toBeEditable()
  await expect(search).toHaveValue('')
  const before = await entries(page)
  const line = await slowLine(page, API)
  await search.pressSequentially('ash')
  await expect(page).toHaveURL(/search=ash$/)
  await line.asked()
  await search.pressSequentially('an', { delay: 20 })
  for (const choice of choices?.slice(0, 2) ?? []) {
    await page.locator('main').getByText(choice, { exact: true }).first().click()
  }
  await line.answer()
  await expect(search).toHaveValue('ashan')
  await expect(page).toHaveURL(/search=ashan/)
  if (choices) await expect(page).toHaveURL(new RegExp(choices[2]))
  else await expect(search).toBeFocused()
  expect(await entries(page)).toBe(before + (choices ? 2 : 0))
  await page.unrouteAll()
}

/** Changes the order twice while the list is being asked for. */
async function sortsTwice(page: Page, path: string) {
  const order = page.locator('main').getByLabel('Sort')
  const asks: string[] = []
  page.on('request', (request) => asks.push(request.url()))
  const line = await slowLine(page, API)
  await order.selectOption({ index: 1 })
  await order.selectOption({ index: 2 })
  await line.answer()
  const wanted = await order.locator('option').nth(2).getAttribute('value')
  await expect(order).toHaveValue(String(wanted))
  await expect(page).toHaveURL(new RegExp(`sort=${wanted}`))
  const isAsked = (url: string) => url.includes(`${path}?`) && url.includes(`sort=${wanted}`)
  await expect.poll(() => asks.some(isAsked)).toBe(true)
  await page.unrouteAll()
}

/** Types a date, which is one choice, by a year of four digits or of two. */
async function typesDate(page: Page) {
  const from = page.locator('main input[type=date]').first()
  const before = await entries(page)
  await from.focus()
  await page.keyboard.type('11222026')
  await expect(from).toHaveValue(/^2026-(11-22|22-11)$/)
  await expect(page).toHaveURL(/2026-11-22/)
  expect(await entries(page)).toBe(before + 1)
  await from.blur()
  await from.focus()
  await page.keyboard.type('010126')
  await expect(from).toHaveValue('0026-01-01')
  await from.blur()
  await expect(from).toHaveValue('2026-01-01')
  await expect(page).toHaveURL(/2026-01-01/)
}

test.describe('A list', () => {
  test(
    'keeps what is typed while it is asked for, and the place in it',
    impatientWith([
      'components/resource-list.tsx',
      'resources/properties/list.tsx',
      'resources/properties/list-filters.tsx',
      'resources/reviews/list.tsx',
      'resources/reviews/property-filter.tsx',
      'resources/newsletter/list.tsx',
      'resources/audit/list.tsx',
      'resources/audit/filters.tsx',
      'resources/payment-events/list.tsx',
      'resources/calendar/tools.tsx',
    ]),
    async ({ browser, contextOptions }) => {
      const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
      await openDesk(page, '/properties')
      await typesAndChooses(page)
      for (const [links, title] of [
        [['Reviews'], 'Reviews'],
        [['Newsletter'], 'Newsletter'],
        [['Audit log'], 'Audit log'],
        [['Payouts', 'Gateway messages'], 'Gateway messages'],
        [['Calendar'], 'Calendar'],
      ] as const) {
        await test.step(title, async () => {
          await goOn(page, links, title)
          await typesAndChooses(page)
        })
      }
      await context.close()
    }
  )

  test(
    'keeps what is typed and chosen while it is asked for',
    impatientWith([
      'resources/bookings/list.tsx',
      'resources/bookings/filters.tsx',
      'resources/trips/list.tsx',
      'resources/users/list.tsx',
      'resources/contacts/list.tsx',
    ]),
    async ({ browser, contextOptions }) => {
      const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
      await openDesk(page, '/bookings')
      await typesAndChooses(page, ['Pending', 'Confirmed', 'status=confirmed'])
      await goOn(page, ['My Trips'], 'My Trips')
      await typesAndChooses(page, ['Pending', 'Confirmed', 'status=confirmed'])
      await goOn(page, ['Users'], 'Users')
      await typesAndChooses(page, ['Host', 'Guest', 'role=guest'])
      await goOn(page, ['Messages'], 'Contact messages')
      await typesAndChooses(page, ['Unread', 'Read', 'isRead=true'])
      await context.close()
    }
  )

  test(
    'takes the last of two orders and of two filters, in the rows too, and a date as one choice',
    impatientWith([
      'components/date-range.tsx',
      'components/sort-select.tsx',
      'resources/reviews/flagged.tsx',
      'resources/payouts/filters.tsx',
      'resources/payouts/list.tsx',
    ]),
    async ({ browser, contextOptions }) => {
      const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
      await openDesk(page, '/bookings')
      await typesDate(page)
      await sortsTwice(page, '/bookings')
      await goOn(page, ['Audit log'], 'Audit log')
      await typesDate(page)
      await goOn(page, ['Reviews', 'Reported'], 'Reported')
      await sortsTwice(page, '/reviews/flagged')

      await goOn(page, ['Payouts'], 'Payouts')
      const main = page.locator('main')
      await expect(main.locator('tbody tr')).toHaveCount(10)
      const line = await slowLine(page, API)
      await main.getByText('Waiting for approval', { exact: true }).first().click()
      await line.asked()
      await main.getByRole('radio', { name: 'On its way' }).check({ force: true })
      await line.answer()
      await expect(page).toHaveURL(/status=approved$/)
      await expect(main.locator('tbody tr')).toHaveCount(1)
      await expect(main.locator('tbody tr')).toContainText('On its way')
      await context.close()
    }
  )
})

test(
  'the search from anywhere opens the first hit of what was typed, not of the words before',
  impatientWith([]),
  async ({ browser, contextOptions }) => {
    const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
    await openDesk(page, '/')
    await page.getByRole('button', { name: 'Search properties, bookings, people' }).click()
    const field = page.getByRole('combobox', { name: 'Search properties, bookings, people' })
    await field.fill('villa')
    await expect(page.getByRole('option', { name: /villa/i }).first()).toBeVisible()
    const line = await slowLine(page, API)
    await field.fill('guest@makao.test')
    await page.keyboard.press('Enter')
    await line.asked()
    await expect(page).toHaveURL(/\/dashboard\/?$/)
    await line.answer()
    await expect(page).not.toHaveURL(/\/dashboard\/?$/)
    await expect(page).not.toHaveURL(/\/properties/)
    await expect(page.getByRole('dialog')).toContainText('Njeri')
    await context.close()
  }
)
