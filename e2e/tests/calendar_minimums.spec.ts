import { expect, test } from '../support/journey.ts'
import { unlist } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { newHostAndGuest } from '../support/stays.ts'

test('nights at least that differ between the chosen dates stay until the host says otherwise', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const page = await host.newPage()
  let writes = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/calendar/minimums')) writes += 1
  })
  await page.goto('/dashboard/calendar')
  const night = (at: number) => page.locator(`[role=gridcell][data-cell="0-${at}"]`)
  const ask = page.getByRole('button', { name: 'Set nights at least' })
  const dialog = page.getByRole('dialog', { name: 'Set nights at least' })
  const save = dialog.getByRole('button', { name: 'Set nights at least' })
  const differ = dialog.getByText('These dates have different nights at least.')

  await night(3).click()
  await ask.click()
  await expect(differ).toBeHidden()
  await dialog.getByRole('spinbutton').fill('3')
  await save.click()
  await expect(page.getByText('Nights at least set')).toBeVisible()
  await expect(dialog).toBeHidden()

  await night(3).click()
  await night(5).click()
  await ask.click()
  await expect(differ).toBeVisible()
  await save.click()
  await expect(dialog.getByText('Please type a number, or take away')).toBeVisible()
  await expect(dialog.getByRole('spinbutton')).toBeFocused()
  await look(page)
  expect(writes, 'nothing is sent').toBe(1)
  await dialog.getByRole('switch', { name: 'Take away what is set' }).check()
  await save.click()
  await expect(dialog).toBeHidden()
  expect(writes).toBe(2)

  await night(3).click()
  await ask.click()
  await expect(dialog.getByRole('spinbutton')).toHaveValue('')
  await unlist(host, [property])
  await Promise.all([host, guest].map((one) => one.close()))
})
