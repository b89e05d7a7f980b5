import { atTheDesk } from '../support/desk.ts'
import { entries, impatientWith, slowLine, openDesk, said, API } from '../support/impatient.ts'
import { expect, people, test } from '../support/journey.ts'
import { asked, newHostAndGuest } from '../support/stays.ts'

/*
 * Hosts and admins who type and click on while answers are under way. Nothing typed is lost, nothing is written twice,
 * the last choice wins, the address says it, and no wrong record opens.
 */

interface List {
  path: string
  forms: string[]
  /** A choice that is made, and one made right after it: their label, and what the address says then. */
  choices?: [first: string, last: string, address: string]
}

const lists: List[] = [
  {
    path: '/bookings',
    forms: ['resources/bookings/list.tsx', 'resources/bookings/filters.tsx'],
    choices: ['Pending', 'Confirmed', 'status=confirmed'],
  },
  {
    path: '/bookings/trips',
    forms: ['resources/trips/list.tsx'],
    choices: ['Pending', 'Confirmed', 'status=confirmed'],
  },
  {
    path: '/properties',
    forms: ['resources/properties/list.tsx', 'resources/properties/list-filters.tsx'],
  },
  {
    path: '/users',
    forms: ['resources/users/list.tsx'],
    choices: ['Host', 'Guest', 'role=guest'],
  },
  {
    path: '/reviews',
    forms: ['resources/reviews/list.tsx', 'resources/reviews/property-filter.tsx'],
  },
  {
    path: '/contacts',
    forms: ['resources/contacts/list.tsx'],
    choices: ['Unread', 'Read', 'isRead=true'],
  },
  { path: '/newsletter', forms: ['resources/newsletter/list.tsx'] },
  {
    path: '/audit',
    forms: ['resources/audit/list.tsx', 'resources/audit/filters.tsx'],
  },
  { path: '/payouts/messages', forms: ['resources/payment-events/list.tsx'] },
  { path: '/calendar', forms: ['resources/calendar/tools.tsx'] },
]

test.describe('A list', () => {
  for (const { path, forms, choices } of lists) {
    test(
      `${path} keeps what is typed and chosen while it is asked for`,
      impatientWith(['components/resource-list.tsx', ...forms]),
      async ({ browser, contextOptions }) => {
        const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
        await openDesk(page, path)
        const search = page.locator('main').getByRole('searchbox').first()
        await expect(search).toBeEditable()
        const before = await entries(page)
        const line = await slowLine(page, API)
        await search.pressSequentially('ash')
        await expect(page).toHaveURL(/search=ash$/)
        await line.asked()
        await search.pressSequentially('an', { delay: 20 })
        if (choices) {
          const [first, last] = choices
          await page.locator('main').getByText(first, { exact: true }).first().click()
          await page.locator('main').getByText(last, { exact: true }).first().click()
        }
        await line.answer()
        await expect(search).toHaveValue('ashan')
        await expect(page).toHaveURL(/search=ashan/)
        if (choices) await expect(page).toHaveURL(new RegExp(choices[2]))
        else await expect(search).toBeFocused()
        expect(await entries(page)).toBe(before + (choices ? 2 : 0))
        await context.close()
      }
    )
  }

  test(
    'takes an order that is changed again, in the rows too',
    impatientWith(['components/sort-select.tsx', 'resources/reviews/flagged.tsx']),
    async ({ browser, contextOptions }) => {
      const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
      for (const path of ['/bookings', '/reviews/flagged']) {
        await openDesk(page, path)
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
      await context.close()
    }
  )

  test(
    'takes the last of two filters, in the rows too',
    impatientWith(['resources/payouts/filters.tsx', 'resources/payouts/list.tsx']),
    async ({ browser, contextOptions }) => {
      const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
      await openDesk(page, '/payouts')
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

  test(
    'takes a date that is typed, as one choice',
    impatientWith(['components/date-range.tsx']),
    async ({ browser, contextOptions }) => {
      const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
      for (const path of ['/bookings', '/audit']) {
        await openDesk(page, path)
        const from = page.locator('main input[type=date]').first()
        const before = await entries(page)
        await from.focus()
        await page.keyboard.type('11222026')
        await expect(from).toHaveValue(/^2026-(11-22|22-11)$/)
        await expect(page).toHaveURL(/2026-11-22/)
        expect(await entries(page)).toBe(before + 1)
      }
      await context.close()
    }
  )
})

test(
  'several requests are approved once each, and keep the words beside a click',
  impatientWith(['resources/bookings/approve-dialog.tsx']),
  async ({ browser, contextOptions }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    for (const from of [20, 24]) await asked(guest, property._id, from, from + 2)
    const page = await host.newPage()
    await openDesk(page, '/bookings?status=pending')
    await page.getByRole('checkbox', { name: 'Select all requests that wait' }).check()
    await page.getByRole('button', { name: 'Approve selected' }).click()
    const dialog = page.getByRole('dialog', { name: 'Approve 2 requests?' })
    const notes = dialog.getByRole('textbox')
    await notes.fill('The key is with Mzee Juma.')
    await page.mouse.click(5, 5)
    await expect(notes).toHaveValue('The key is with Mzee Juma.')
    const line = await slowLine(page, /\/approve$/)
    await dialog.getByRole('button', { name: 'Approve 2 requests' }).dblclick()
    await line.asked()
    expect(line.writes()).toBe(1)
    await expect(dialog.getByText('Approving request 1 of 2')).toBeVisible()
    await line.answer()
    await said(page, '2 bookings approved')
    expect(line.writes()).toBe(2)
    await Promise.all([host, guest].map((one) => one.close()))
  }
)

test.describe('The search from anywhere', () => {
  test(
    'opens the first hit of what was typed, not of the words before',
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

  test(
    'the palette runs no hit of the words before',
    impatientWith([]),
    async ({ browser, contextOptions }) => {
      const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
      await openDesk(page, '/')
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: 'Commands' })
      const field = palette.getByRole('combobox').or(palette.getByRole('textbox')).first()
      await field.fill('villa')
      await expect(palette.getByRole('option').first()).toBeVisible()
      const line = await slowLine(page, API)
      await field.fill('njeri')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/dashboard\/?$/)
      await line.answer()
      await expect(page).toHaveURL(/\/dashboard\/(users|bookings)\/\d+/)
      await context.close()
    }
  )
})
