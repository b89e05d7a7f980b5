import { day } from '../support/dates.ts'
import { expect, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'

test('a host prints who comes and who leaves, without phones and prices', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  await taken(host, await asked(guest, property._id, 2, 5), 'approve')
  await taken(host, await asked(guest, property._id, 5, 7), 'approve')
  const page = await host.newPage()
  const stream = page.waitForResponse('**/api/v1/live')
  await page.goto('/dashboard/calendar')
  await stream
  await page.getByRole('link', { name: 'For the gate' }).click()
  await expect(page.getByRole('heading', { name: 'Arrivals for the gate' })).toBeVisible()
  const coming = page.getByRole('table', { name: 'Arriving' })
  await expect(coming).toHaveCount(2)
  await expect(coming.first()).toContainText('Amina Otieno')
  await expect(coming.first()).toContainText('2 adults')
  await expect(coming.first()).toContainText(property.title)
  await expect(page.getByRole('table', { name: 'Leaving' })).toHaveCount(1)
  await look(page)

  await taken(host, await asked(guest, property._id, 1, 2), 'approve')
  await expect(coming).toHaveCount(3)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('with Makao. Printed on')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByLabel('Days from')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByLabel('Days from').fill(day(7))
  await page.getByLabel('Days until').fill(day(7))
  await expect(coming).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Leaving' })).toHaveCount(1)
  await page.getByLabel('Days until').fill(day(60))
  await expect(page.getByText('A list for the gate shows at most 31 days at once')).toBeVisible()
  await page.getByLabel('Days from').fill(day(50))
  await expect(page.getByText('Nobody comes or leaves on these days')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Days from')).toHaveValue(day(50))
  await host.close()
  await guest.close()
})
