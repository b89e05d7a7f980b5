import type { Locator, Page } from '@playwright/test'
import { day } from '../support/dates.ts'
import { expect, people, test } from '../support/journey.ts'
import { listed, unlist } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { refuse } from '../support/refusals.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'
import { signedIn } from '../support/world.ts'

const free = (page: Page) => page.getByRole('gridcell', { name: /, free/ })
const chosen = (page: Page) => page.getByRole('gridcell', { name: /, chosen/ })
const bar = (page: Page) => page.getByRole('button', { name: 'Block nights' }).first()
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

test.describe('The host’s calendar', () => {
  test('shows stays, opens them, blocks nights by tap and frees them again', async ({
    browser,
    contextOptions,
  }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    await taken(host, await asked(guest, property._id, 2, 5), 'approve')
    await asked(guest, property._id, 8, 9)
    const page = await host.newPage()
    await page.goto('/dashboard')
    await page
      .getByRole('link', { name: 'Calendar', exact: true })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page.getByRole('gridcell', { name: /Amina 3 nights, Confirmed/ })).toBeVisible()
    await expect(page.getByRole('gridcell', { name: /Amina 1 night, Pending/ })).toBeAttached()
    await look(page)

    await page.getByRole('gridcell', { name: /Amina 3 nights/ }).click()
    await expect(page.getByRole('dialog').getByText('Service fee (10%)')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard\/calendar/)

    await free(page).first().click()
    await free(page).first().click()
    await expect(chosen(page)).toHaveCount(2)
    await look(page)
    await bar(page).click()
    const dialog = page.getByRole('dialog', { name: 'Block 2 nights?' })
    await expect(dialog.getByText(property.title)).toBeVisible()
    await look(page)
    await dialog.getByLabel('Reason (optional)').fill('Painting')
    await dialog.getByRole('button', { name: 'Block nights' }).click()
    await said(page, 'Nights blocked')
    const block = page.getByRole('gridcell', { name: /^Blocked.*2 nights: Painting/ })
    await expect(block).toBeVisible()
    await page.reload()
    await block.click()
    const question = page.getByRole('dialog', { name: 'Unblock 2 nights?' })
    await look(page)
    await question.getByRole('button', { name: 'Unblock nights' }).click()
    await said(page, 'Nights unblocked')
    await expect(block).toBeHidden()
    await host.close()
    await guest.close()
  })

  test('by keyboard alone: arrows move, Shift chooses, Enter blocks', async ({
    browser,
    contextOptions,
  }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    await asked(guest, property._id, 4, 6)
    const page = await host.newPage()
    await page.goto('/dashboard/calendar')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1)
    await page.locator('[role=gridcell][tabindex="0"]').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(chosen(page)).toHaveCount(3)
    await page.keyboard.press('Shift+ArrowRight')
    await expect(chosen(page)).toHaveCount(4)
    await page.keyboard.press('Shift+ArrowRight')
    await expect(chosen(page)).toHaveCount(4)
    await page.keyboard.press('Escape')
    await expect(chosen(page)).toHaveCount(0)
    await page.keyboard.press('Shift+ArrowLeft')
    await expect(chosen(page)).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Block 2 nights?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.locator('[role=gridcell][tabindex="0"]').focus()
    await page.keyboard.press('End')
    await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('data-cell', '0-13')
    await page.keyboard.press('Shift+ArrowLeft')
    await page.getByRole('button', { name: 'Block nights' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Block nights' }).press('Enter')
    await said(page, 'Nights blocked')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator(':focus')).toBeAttached()
    await page.locator('[role=gridcell][tabindex="0"]').focus()
    await page.keyboard.press('PageDown')
    await expect(page).toHaveURL(new RegExp(`from=${day(6)}`))
    await host.close()
    await guest.close()
  })

  test(
    'days are in the address; a month, and back to today',
    { tag: '@phone' },
    async ({ browser, contextOptions }) => {
      const host = await signedIn(browser, people.host.email, contextOptions)
      const page = await host.newPage()
      await page.goto('/dashboard/calendar')
      await expect(page.getByRole('columnheader')).toHaveCount(15)
      await page.getByRole('button', { name: 'Later days' }).click()
      await expect(page).toHaveURL(new RegExp(`from=${day(6)}`))
      await page.getByText('Month', { exact: true }).click()
      await expect(page).toHaveURL(/view=month/)
      await expect.poll(() => page.getByRole('columnheader').count()).toBeGreaterThan(28)
      await page.reload()
      await expect(page.getByRole('grid')).toBeVisible()
      await look(page)
      await page.getByRole('button', { name: 'Today' }).click()
      await expect(page).not.toHaveURL(/from=/)
      await expect(page.locator('[aria-current="date"]')).toHaveCount(1)
      await page.goBack()
      await expect(page).toHaveURL(/view=month/)
      await host.close()
    }
  )

  test('by drawing over the nights with a mouse; what cannot be freed stays blocked', async ({
    browser,
    contextOptions,
  }) => {
    const { host, guest } = await newHostAndGuest(browser, contextOptions)
    const page = await host.newPage()
    await page.goto('/dashboard/calendar')
    const night = (at: number, row = 0) => page.locator(`[role=gridcell][data-cell="${row}-${at}"]`)
    await night(3).hover()
    await page.mouse.down()
    await night(4).hover()
    await night(5).hover()
    await page.mouse.up()
    await expect(chosen(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(chosen(page)).toHaveCount(0)

    await listed(host, { title: 'Zebra Annex' })
    await page.reload()
    await night(3).hover()
    await page.mouse.down()
    await night(4, 1).hover()
    await page.mouse.up()
    await expect(chosen(page)).toHaveCount(4)
    await page.getByRole('button', { name: 'Clear', exact: true }).click()

    await night(3).hover()
    await page.mouse.down()
    await night(4).hover()
    await page.mouse.up()
    await bar(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Block nights' }).click()
    await said(page, 'Nights blocked')
    await refuse(page, '**/calendar/unblock')
    const block = page.getByRole('gridcell', { name: /^Blocked.*2 nights/ })
    await block.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unblock nights' }).click()
    await said(page, 'Failed to unblock nights')
    await expect(block).toBeVisible()
    await host.close()
    await guest.close()
  })

  test('prices and blocks the same nights of two properties at once, and takes it back', async ({
    browser,
    contextOptions,
  }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const other = await listed(host, { title: 'Zebra Annex' })
    const page = await host.newPage()
    await page.goto('/dashboard/calendar')
    const night = (row: number, at: number) =>
      page.locator(`[role=gridcell][data-cell="${row}-${at}"]`)
    const alsoForOther = async (dialog: Locator) =>
      dialog.getByRole('checkbox', { name: other.title, exact: true }).check()
    const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name })

    await night(0, 3).click()
    await night(0, 4).click()
    await page.getByRole('button', { name: 'Also for …' }).click()
    await alsoForOther(page.getByRole('dialog'))
    await look(page)
    await inDialog('Choose').click()
    await expect(chosen(page)).toHaveCount(4)
    await page.getByRole('button', { name: 'Set price', exact: true }).click()
    await page.getByRole('dialog').getByRole('spinbutton').fill('9000')
    await look(page)
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route(/\/bookings\/calendar\?/, (route) => held.then(() => route.continue()))
    await inDialog('Set price').click()
    await said(page, 'Price set')
    await inDialog('Not now').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    goOn()
    const priced = page.getByRole('gridcell', { name: /KES.9,000\. Price set for this night/ })
    await expect(priced).toHaveCount(4)
    await look(page)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await said(page, 'Undone')
    await expect(priced).toHaveCount(0)

    await night(0, 3).click()
    await night(0, 4).click()
    await page.getByRole('button', { name: 'Set nights at least' }).click()
    await page.getByRole('dialog').getByRole('spinbutton').fill('3')
    await look(page)
    await inDialog('Set nights at least').click()
    await said(page, 'Nights at least set')
    const arrivals = page.getByRole('gridcell', { name: /Arriving: 3 nights or more/ })
    await expect(arrivals).toHaveCount(2)
    await look(page)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await said(page, 'Undone')
    await expect(arrivals).toHaveCount(0)

    await night(1, 3).click()
    await page.getByRole('button', { name: 'Also for …' }).click()
    await page.getByRole('checkbox', { name: property.title, exact: true }).check()
    await inDialog('Choose').click()
    await bar(page).click()
    await inDialog('Block nights').click()
    const blocks = page.getByRole('gridcell', { name: /^Blocked.*1 night/ })
    await expect(blocks).toHaveCount(2)
    await said(page, 'Nights blocked')
    await blocks.first().click()
    await alsoForOther(page.getByRole('dialog', { name: 'Unblock 1 night?' }))
    await look(page)
    await inDialog('Unblock nights').click()
    await said(page, 'Nights unblocked')
    await expect(blocks).toHaveCount(0)
    await unlist(host, [property, other])
    await Promise.all([host, guest].map((one) => one.close()))
  })

  test(
    'blocks the same weekdays for weeks, leaves what is taken, and takes it back',
    { tag: '@phone' },
    async ({ browser, contextOptions }) => {
      const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
      await asked(guest, property._id, 9, 10)
      const page = await host.newPage()
      await page.goto('/dashboard/calendar')
      await page.locator('[role=gridcell][data-cell="0-3"]').click()
      await bar(page).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Every week until …').click()
      await dialog.getByLabel('Last night (included)').fill(day(16))
      await look(page)
      await dialog.getByRole('button', { name: 'Block nights' }).click()
      await said(page, 'Nights blocked')
      const blocks = page.getByRole('gridcell', { name: /^Blocked.*1 night/ })
      await expect(blocks).toHaveCount(1)
      const later = page.getByRole('button', { name: 'Later days' })
      await later.click()
      await later.click()
      await expect(page.getByRole('gridcell', { name: /Amina/ })).toHaveCount(0)
      await expect(blocks).toHaveCount(1)
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await said(page, 'Undone')
      await expect(blocks).toHaveCount(0)
      await unlist(host, [property])
      await Promise.all([host, guest].map((one) => one.close()))
    }
  )

  test('nights somebody takes at the same moment are given back, with the reason typed', async ({
    browser,
    contextOptions,
  }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const page = await host.newPage()
    await page.goto('/dashboard/calendar')
    const night = page.locator('[role=gridcell][data-cell="0-3"]')
    await night.click()
    await bar(page).click()
    await asked(guest, property._id, 2, 3)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason (optional)').fill('Family')
    await dialog.getByRole('button', { name: 'Block nights' }).click()
    await said(page, 'Failed to block nights')
    await said(page, `Not all of these nights are free: ${property.title} is taken`)
    await expect(page.getByRole('gridcell', { name: /Amina 1 night, Pending/ })).toBeVisible()
    await look(page)
    await host.close()
    await guest.close()
  })

  test('an admin finds anybody’s properties; a failure says so and can be tried again', async ({
    browser,
    contextOptions,
  }) => {
    const admin = await signedIn(browser, people.admin.email, contextOptions)
    const page = await admin.newPage()
    await page.route('**/api/v1/bookings/calendar*', (route) =>
      route.fulfill({ status: 422, json: { success: false, message: 'No' } })
    )
    await page.goto('/dashboard/calendar')
    await said(page, 'Failed to load the calendar')
    await page.unroute('**/api/v1/bookings/calendar*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await page.getByRole('searchbox').fill('Baobab')
    await expect(page).toHaveURL(/search=Baobab/)
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await look(page)
    await admin.close()
  })
})
