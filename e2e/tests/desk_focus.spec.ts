import type { Page } from '@playwright/test'
import { walkUncovered } from '../support/covered.ts'
import { day } from '../support/dates.ts'
import { atTheDesk } from '../support/desk.ts'
import { expect, people, said, test } from '../support/journey.ts'
import { listed, unlist } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { pictures } from '../support/pictures.ts'
import { refuse } from '../support/refusals.ts'
import { newHostAndGuest } from '../support/stays.ts'

/* Who works by keyboard sees what has the focus, and goes on where they were. */

const focused = (page: Page) => page.locator(':focus')

test('no bar lies over what has the focus: neither in a form nor in the calendar, down or up', async ({
  browser,
  contextOptions,
}) => {
  const { context, page } = await atTheDesk(browser, people.host.email, contextOptions)
  const property = await listed(context)
  await page.setViewportSize({ width: 1440, height: 640 })
  await page.goto(`/dashboard/properties/${property._id}/edit`)
  const dialog = page.getByRole('dialog', { name: 'Edit property' })
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(property.title)
  expect(await walkUncovered(page, 'Tab', 60)).toBeGreaterThan(50)
  expect(await walkUncovered(page, 'Shift+Tab', 40)).toBeGreaterThan(30)

  await page.goto('/dashboard/properties/new')
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
  expect(await walkUncovered(page, 'Tab', 70)).toBeGreaterThan(60)
  expect(await walkUncovered(page, 'Shift+Tab', 60)).toBeGreaterThan(50)

  page.on('dialog', (leaving) => void leaving.accept())
  await page.goto('/dashboard/calendar')
  await page.locator('[role=gridcell][tabindex="0"]').focus()
  for (const key of ['ArrowDown', 'ArrowUp']) await walkUncovered(page, key, 7)
  await unlist(context, [property])
  await context.close()
})

test(
  'photos are moved by a button each way, which keeps the focus; what is deleted leaves it among the others',
  { tag: '@phone' },
  async ({ browser, contextOptions }) => {
    const { context, page } = await atTheDesk(browser, people.host.email, contextOptions)
    const property = await listed(context, {}, 3)
    await page.goto(`/dashboard/properties/${property._id}/edit`)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const photos = page.getByRole('list', { name: 'Photos' })
    const order = async () => {
      const answer = await context.request.get(`/api/v1/properties/${property._id}`)
      const { data } = (await answer.json()) as { data: { images: { _id: number }[] } }
      return data.images.map(({ _id }) => _id)
    }
    await expect(button('Move earlier: photo 1')).toHaveAttribute('aria-disabled', 'true')
    await expect(button('Move later: photo 3')).toHaveAttribute('aria-disabled', 'true')
    const [first, second, third] = await order()

    await button('Move earlier: photo 3').press('Enter')
    await expect(button('Move earlier: photo 2')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button('Move earlier: photo 1')).toBeFocused()
    await page.keyboard.press('Enter')
    await said(page, 'The photo is now at place 1 of 3')
    await expect.poll(order).toEqual([third, first, second])
    await button('Move later: photo 2').press('Enter')
    await expect(button('Move later: photo 3')).toBeFocused()
    await expect.poll(order).toEqual([third, second, first])
    await look(page)

    await button('Set Primary: photo 2').press('Enter')
    await expect.poll(order).toEqual([second, third, first])
    await expect(photos).toBeFocused()
    await button('Delete photo 3').press('Enter')
    const question = page.getByRole('dialog', { name: 'Delete this photo?' })
    await question.getByRole('button', { name: 'Delete photo' }).press('Enter')
    await expect(page.getByText('2 of 8 photos')).toBeVisible()
    await expect(photos).toBeFocused()
    await unlist(context, [property])

    await page.goto('/dashboard/properties/new')
    await page.getByTestId('photos').setInputFiles(pictures(2))
    await button('Delete photo 2').press('Enter')
    await expect(photos).toBeFocused()
    await button('Delete photo 1').press('Enter')
    await expect(button('Choose photos')).toBeFocused()
    page.on('dialog', (leaving) => void leaving.accept())
    await context.close()
  }
)

test('who takes out or adds a line of a form goes on beside it', async ({
  browser,
  contextOptions,
}) => {
  const { context, page } = await atTheDesk(browser, people.host.email, contextOptions)
  const property = await listed(context)
  await page.goto(`/dashboard/properties/${property._id}/edit`)
  const dialog = page.getByRole('dialog')
  const own = dialog.getByLabel('Another amenity')
  for (const name of ['Swing', 'Kiln']) {
    await own.fill(name)
    await own.press('Enter')
  }
  await dialog.getByRole('button', { name: /Swing/ }).press('Enter')
  await expect(focused(page)).toContainText('Kiln')
  await dialog.getByRole('button', { name: /Kiln/ }).press('Enter')
  await expect(focused(page)).toContainText('WiFi')
  page.on('dialog', (leaving) => void leaving.accept())

  await page.goto(`/dashboard/properties/${property._id}/prices`)
  await dialog.getByText('Kenyan holidays and seasons').press('Enter')
  await dialog.getByRole('button', { name: /^Jamhuri Day/ }).press('Enter')
  const remove = dialog.getByRole('button', { name: /Jamhuri Day/ }).last()
  const dates = dialog.locator('[data-label]').filter({ hasText: 'Kenyan holidays and seasons' })
  await expect(dates).toBeFocused()
  await remove.press('Enter')
  await expect(dates).toBeFocused()

  await page.goto(`/dashboard/properties/${property._id}/stay-rules`)
  await dialog.getByRole('button', { name: 'Add dates' }).first().press('Enter')
  await dialog.getByRole('button', { name: /^Remove/ }).press('Enter')
  await expect(focused(page)).toContainText('Add dates')
  await unlist(context, [property])
  await context.close()
})

test('a new screen is read from its beginning, also that of a new one', async ({
  browser,
  contextOptions,
}) => {
  const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
  const main = page.locator('#main')
  await page.setViewportSize({ width: 1440, height: 500 })
  for (const [path, add, title] of [
    ['users', /^Add/, 'Add User'],
    ['properties', 'Add New Property', 'Add New Property'],
  ] as const) {
    await page.goto(`/dashboard/${path}`)
    const link = main.getByRole('link', { name: add }).first()
    await link.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(main).toBeFocused()
    await main.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(link).toBeVisible()
    await expect(main).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  await context.close()
})

test('nights that are chosen no longer give the focus back to the calendar; what was done is said once, and what failed at once', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest } = await newHostAndGuest(browser, contextOptions)
  const page = await host.newPage()
  await page.goto(`/dashboard/calendar?from=${day(2)}`)
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).toHaveAttribute('aria-live', 'polite')
  const night = page.locator('[role=gridcell][data-cell="0-3"]')
  await night.click()
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter')
  await expect(night).toBeFocused()

  await night.click()
  await page.getByRole('button', { name: 'Set price' }).press('Enter')
  const asking = page.getByRole('dialog')
  await asking.getByRole('spinbutton').fill('7000')
  await asking.getByRole('spinbutton').press('Enter')
  await expect(messages.getByText('Price set')).toBeVisible()
  await expect(messages.locator('[role=status], [role=alert]')).toHaveCount(0)
  await refuse(page, '**/calendar/prices')
  await night.click()
  await page.getByRole('button', { name: 'Remove set price' }).press('Enter')
  await expect(night).toBeFocused()
  await expect(messages.getByRole('alert')).toContainText('Failed to remove the set price')
  await host.close()
  await guest.close()
})
