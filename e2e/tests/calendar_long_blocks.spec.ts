import type { Route } from '@playwright/test'
import { expect, said, test } from '../support/journey.ts'
import { keptOff, newHostAndGuest } from '../support/stays.ts'

test('a block that goes beyond the days on show is stated and freed whole, but for nights that are over', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  keptOff(property._id, -4, 20)
  const page = await host.newPage()
  await page.goto('/dashboard/calendar')
  const block = (nights: string) =>
    page.getByRole('gridcell', { name: new RegExp(`^Blocked, .*, ${nights}$`) })
  await block('24 nights').click()
  const question = page.getByRole('dialog', { name: 'Unblock 20 nights?' })
  const shown = new Promise<void>((resolve) => {
    const hold = async (route: Route) => {
      await expect(block('4 nights')).toBeVisible()
      resolve()
      await route.continue()
    }
    void page.route(/\/bookings\/calendar\?/, hold, { times: 1 })
  })
  await question.getByRole('button', { name: 'Unblock nights' }).click()
  await shown
  await said(page, 'Nights unblocked')
  await expect(block('4 nights')).toBeVisible()
  await page.getByRole('button', { name: 'Later days' }).click()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('gridcell', { name: /, free/ })).toHaveCount(14)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await said(page, 'Undone')
  await expect(block('24 nights')).toBeVisible()
  await Promise.all([host, guest].map((one) => one.close()))
})
