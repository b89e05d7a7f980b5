import type { Page } from '@playwright/test'
import { atTheDesk, goTo } from '../support/desk.ts'
import { expect, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'

/* The order of every list is that of its rows: by a column's head on a desk, by a choice on a phone. */

interface Column {
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

const BOOKINGS: Column = {
  path: '/bookings',
  head: 'Total',
  sort: 'total',
  cell: 'tbody td:nth-last-child(3)',
  value: amount,
}
const PROPERTIES: Column = {
  path: '/properties',
  head: 'Price per night',
  sort: 'price',
  cell: 'tbody td:nth-child(3) button',
  value: amount,
}
const USERS: Column = {
  path: '/users',
  head: 'User',
  sort: 'firstName',
  cell: 'tbody td:first-child a, main li a:not([aria-label])',
  value: word,
}
const AUDIT: Column = {
  path: '/audit',
  head: 'When',
  sort: '-createdAt',
  cell: 'main tbody time:first-child, main li > div > time',
  value: word,
}

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

const turnedOf = ({ sort }: Column) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)

/** Sorts the rows that are shown by the head of a column, and turns the order; the address says both. */
async function sortsByHead(page: Page, column: Column) {
  const { path, head, sort } = column
  const title = page.getByRole('columnheader', { name: head, exact: true })
  await title.click()
  await expect(page).toHaveURL(new RegExp(`${path}\\?sort=${sort}$`))
  await expect(title).toHaveAttribute('aria-sort', 'ascending')
  const least = await expectOrder(page, column, 'up')

  await title.press('Enter')
  await expect(title).toHaveAttribute('aria-sort', 'descending')
  expect(await expectOrder(page, column, 'down')).not.toBe(least)
  await expect(page).toHaveURL(new RegExp(`sort=${turnedOf(column)}$`))
  return title
}

test('bookings and properties are sorted by a column’s head, as the address says', async ({
  browser,
  contextOptions,
}) => {
  const { context, page } = await atTheDesk(browser, people.host.email, contextOptions)
  await page.goto('/dashboard/bookings?page=2')
  const title = await sortsByHead(page, BOOKINGS)
  await page.reload()
  await expect(title).toHaveAttribute('aria-sort', 'descending')
  await expectOrder(page, BOOKINGS, 'down')
  await expect(page).toHaveURL(/sort=-total$/)
  await look(page)

  await page.goBack()
  await expect(title).toHaveAttribute('aria-sort', 'ascending')
  await expectOrder(page, BOOKINGS, 'up')
  await page.goBack()
  await expect(page).toHaveURL(/bookings\?page=2$/)
  await expect(page.getByText(/^Showing 11 to/)).toBeVisible()

  await goTo(page, 'My Properties')
  await sortsByHead(page, PROPERTIES)
  await context.close()
})

test('users and the audit log are sorted by a column’s head, and by nothing they do not know', async ({
  browser,
  contextOptions,
}) => {
  const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
  await page.goto('/dashboard/users?sort=mood&role=queen&page=0')
  await expect(page.getByText(/^Showing 1 to 10 of/)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute(
    'aria-sort',
    'descending'
  )
  await sortsByHead(page, USERS)
  await goTo(page, 'Audit log')
  await sortsByHead(page, AUDIT)
  await context.close()
})

test(
  'users and the audit log are sorted by a choice on a phone',
  { tag: '@phone-only' },
  async ({ browser, contextOptions }) => {
    const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
    for (const column of [USERS, AUDIT]) {
      const { path, sort } = column
      await page.goto(`/dashboard${path}`)
      const choice = page.getByRole('search').getByLabel('Sort')
      await choice.selectOption(sort)
      await expect(page).toHaveURL(new RegExp(`${path}\\?sort=${sort}$`))
      const least = await expectOrder(page, column, 'up')
      await choice.selectOption(turnedOf(column))
      expect(await expectOrder(page, column, 'down')).not.toBe(least)
      await page.goBack()
      await expect(choice).toHaveValue(sort)
      await expectOrder(page, column, 'up')
    }
    await context.close()
  }
)
