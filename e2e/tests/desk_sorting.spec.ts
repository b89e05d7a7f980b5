import type { Page } from '@playwright/test'
import { atTheDesk } from '../support/desk.ts'
import { expect, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'

/* The order of every list is that of its rows: by a column's head on a desk, by a choice on a phone. */

interface Column {
  who: 'host' | 'admin'
  path: string
  /** The head of the column, and its order in the address. */
  head: string
  sort: string
  /** Where a row says what it is sorted by, on a desk and on a phone. */
  cell: string
  value: (text: string) => number | string | undefined
}

/** In shillings; the order is that of the worth, which sums in other currencies say on a desk alone. */
const amount = (text: string) => {
  const [, shillings] = /KES\s*([\d,.]+)/.exec(text) ?? []
  return shillings && Number(shillings.replaceAll(',', ''))
}
const word = (text: string) => text.trim().toLowerCase()

const COLUMNS: Column[] = [
  {
    who: 'host',
    path: '/bookings',
    head: 'Total',
    sort: 'total',
    cell: 'tbody td:nth-last-child(3), main li b',
    value: amount,
  },
  {
    who: 'host',
    path: '/properties',
    head: 'Price per night',
    sort: 'price',
    cell: 'tbody td:nth-child(3) button, main li button[aria-label*="change the price"]',
    value: amount,
  },
  {
    who: 'admin',
    path: '/users',
    head: 'User',
    sort: 'firstName',
    cell: 'tbody td:first-child a, main li a:not([aria-label])',
    value: word,
  },
  {
    who: 'admin',
    path: '/audit',
    head: 'When',
    sort: '-createdAt',
    cell: 'main tbody time:first-child, main li > div > time',
    value: word,
  },
]

async function valuesOf(page: Page, { cell, value, path }: Column) {
  const cells = page.locator(cell).filter({ visible: true })
  await expect(cells.nth(9)).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const texts =
    path === '/audit'
      ? await cells.evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))
      : await cells.allTextContents()
  return texts.map(value).filter((one) => one !== undefined)
}

/** @returns what the first row says, once the rows of the page are in this order */
async function expectOrder(page: Page, column: Column, way: 'up' | 'down') {
  await expect
    .poll(async () => {
      const values = await valuesOf(page, column)
      const upwards = way === 'up' ? values : values.toReversed()
      return upwards.every((one, row) => row === 0 || upwards[row - 1]! <= one)
    })
    .toBe(true)
  const [first] = await valuesOf(page, column)
  return first
}

for (const column of COLUMNS) {
  const { who, path, head, sort } = column
  const turned = sort.startsWith('-') ? sort.slice(1) : `-${sort}`

  test(`${path} is sorted by a column’s head, as the address says`, async ({
    browser,
    contextOptions,
  }) => {
    const { context, page } = await atTheDesk(browser, people[who].email, contextOptions)
    await page.goto(`/dashboard${path}?page=2`)
    const title = page.getByRole('columnheader', { name: head, exact: true })
    await title.click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?sort=${sort}$`))
    await expect(title).toHaveAttribute('aria-sort', 'ascending')
    const least = await expectOrder(page, column, 'up')

    await title.press('Enter')
    await expect(title).toHaveAttribute('aria-sort', 'descending')
    expect(await expectOrder(page, column, 'down')).not.toBe(least)
    await page.reload()
    await expect(title).toHaveAttribute('aria-sort', 'descending')
    await expectOrder(page, column, 'down')
    await expect(page).toHaveURL(new RegExp(`sort=${turned}$`))
    await look(page)

    await page.goBack()
    await expect(title).toHaveAttribute('aria-sort', 'ascending')
    await expectOrder(page, column, 'up')
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${path}\\?page=2$`))
    await expect(page.getByText(/^Showing 11 to/)).toBeVisible()
    await context.close()
  })

  test(
    `${path} is sorted by a choice on a phone`,
    { tag: '@phone-only' },
    async ({ browser, contextOptions }) => {
      const { context, page } = await atTheDesk(browser, people[who].email, contextOptions)
      await page.goto(`/dashboard${path}`)
      const choice = page.getByRole('search').getByLabel('Sort')
      await choice.selectOption(sort)
      await expect(page).toHaveURL(new RegExp(`${path}\\?sort=${sort}$`))
      const least = await expectOrder(page, column, 'up')
      await choice.selectOption(turned)
      expect(await expectOrder(page, column, 'down')).not.toBe(least)
      await page.goBack()
      await expect(choice).toHaveValue(sort)
      await expectOrder(page, column, 'up')
      await context.close()
    }
  )
}

test('an order the list does not know is not asked for', async ({ browser, contextOptions }) => {
  const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
  await page.goto('/dashboard/users?sort=mood&role=queen&page=0')
  await expect(page.getByText(/^Showing 1 to 10 of/)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute(
    'aria-sort',
    'descending'
  )
  await context.close()
})
