import type { Page } from '@playwright/test'
import { bar, chosen } from '../support/calendar.ts'
import { day } from '../support/dates.ts'
import { expect, people, said, test } from '../support/journey.ts'
import { listed } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { refuse } from '../support/refusals.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'
import { signedIn } from '../support/world.ts'

const free = (page: Page) => page.getByRole('gridcell', { name: /, free/ })

test.describe('The host’s calendar', () => {
  test('shows stays, opens them, blocks nights by tap and frees them; those somebody takes at the same moment are given back, with the reason typed', async ({
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

    await page.getByRole('gridcell', { name: /Amina 3 nights/ }).click()
    await expect(page.getByRole('dialog').getByText('Service fee (10%)')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard\/calendar(\?|$)/)

    await free(page).first().click()
    await free(page).first().click()
    await expect(chosen(page)).toHaveCount(2)
    await look(page)
    await bar(page).click()
    const dialog = page.getByRole('dialog', { name: 'Block 2 nights?' })
    await expect(dialog.getByText(property.title)).toBeVisible()
    await dialog.getByLabel('Reason (optional)').fill('Painting')
    await look(page)
    await dialog.getByRole('button', { name: 'Block nights' }).click()
    await said(page, 'Nights blocked')
    const block = page.getByRole('gridcell', { name: /^Blocked.*2 nights: Painting/ })
    await expect(block).toBeVisible()
    await page.reload()
    await block.click()
    const question = page.getByRole('dialog', { name: 'Unblock 2 nights?' })
    await expect(question).toBeVisible()
    await look(page)
    await question.getByRole('button', { name: 'Unblock nights' }).click()
    await said(page, 'Nights unblocked')
    await expect(block).toBeHidden()

    await page.locator('[role=gridcell][data-cell="0-7"]').click()
    await page.locator('[role=gridcell][data-cell="0-8"]').click()
    await bar(page).click()
    await asked(guest, property._id, 6, 7)
    const once = page.getByRole('dialog', { name: 'Block 2 nights?' })
    await once.getByLabel('Reason (optional)').fill('Family')
    await once.getByRole('button', { name: 'Block nights' }).click()
    await said(page, 'Failed to block nights')
    await said(page, `Not all of these nights are free: ${property.title} is taken`)
    await expect(page.getByRole('gridcell', { name: /Amina 1 night, Pending/ })).toHaveCount(2)
    await expect(once).toBeHidden()
    await bar(page).click()
    await expect(once.getByLabel('Reason (optional)')).toHaveValue('Family')
    await host.close()
    await guest.close()
  })

  test('leads from past its end to its last page, where keys or a mouse choose nights; what cannot be freed stays blocked', async ({
    browser,
    contextOptions,
  }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    await asked(guest, property._id, 4, 6)
    const page = await host.newPage()
    await page.goto('/dashboard/calendar?page=9')
    await expect(page.getByRole('rowheader', { name: property.title })).toBeVisible()
    await expect(page).not.toHaveURL(/page=/)
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

    await page.getByRole('button', { name: 'Later days' }).click()
    await expect(page).toHaveURL(new RegExp(`from=${day(13)}`))
    await expect(page.locator(`[data-day="${day(26)}"]`)).toBeVisible()
    // Until the nights of other days have come, nothing is chosen among them.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(free(page)).toHaveCount(14)
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
      await expect(page).toHaveURL(/from=/)
      await host.close()
    }
  )

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
