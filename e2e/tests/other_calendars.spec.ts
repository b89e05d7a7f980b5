import { said } from '../support/impatient.ts'
import { expect, test } from '../support/journey.ts'
import { unlist } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { otherSite } from '../support/other_site.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'

test.describe('Calendars of other sites', () => {
  test('a host joins them both ways, sees what is taken and what is sold twice, and leaves them', async ({
    browser,
    contextOptions,
  }) => {
    test.slow()
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    await taken(host, await asked(guest, property._id, 9, 11), 'approve')
    const site = await otherSite()
    site.tells({ from: 2, to: 5 }, { from: 10, to: 12 })
    const page = await host.newPage()
    await page.goto(`/dashboard/properties/${property._id}`)
    const panel = page.getByRole('dialog').first()
    const to = (screen: string) =>
      page.getByRole('link', { name: screen, exact: true }).first().click()
    await expect(panel.getByRole('heading', { name: 'Other calendars' })).toBeVisible()
    await expect(panel.getByText('No calendar is followed yet')).toBeVisible()

    await panel.getByRole('button', { name: 'Make an address' }).click()
    const address = panel.getByRole('textbox', { name: 'Address of this calendar' })
    await expect(address).toHaveValue(/\/api\/v1\/calendars\/[\w-]{43}\.ics$/)
    const first = await address.inputValue()
    const own = await guest.request.get(first)
    expect(await own.text()).toContain('SUMMARY:Reserved')
    await panel.getByRole('button', { name: 'New address' }).click()
    const renew = page.getByRole('dialog', { name: 'Make a new address?' })
    await expect(renew).toBeVisible()
    await look(page)
    await renew.getByRole('button', { name: 'New address' }).click()
    await expect(address).not.toHaveValue(first)
    const former = await guest.request.get(first)
    expect(former.status()).toBe(404)

    await panel.getByRole('button', { name: 'Add a calendar' }).click()
    const add = page.getByRole('dialog', { name: 'Follow another calendar' })
    await add.getByLabel('Name').fill('Airbnb')
    await add.getByLabel('Address of the calendar').fill('airbnb')
    await add.getByRole('button', { name: 'Follow' }).click()
    await expect(add.getByText('beginning with https://')).toBeVisible()
    await expect(add.getByLabel('Name')).toHaveValue('Airbnb')
    await look(page)
    await add.getByLabel('Address of the calendar').fill(site.url)
    await add.getByRole('button', { name: 'Follow' }).click()
    const line = panel.getByRole('listitem').filter({ hasText: '127.0.0.1' })
    await expect(line.getByText('In step')).toBeVisible()
    await expect(line.getByText('4 nights taken')).toBeVisible()
    const conflict = line.getByRole('group', { name: 'Booked here and in Airbnb' })
    await expect(conflict.getByRole('link', { name: /^Here: Amina/ })).toBeVisible()
    await look(page)

    await page.keyboard.press('Escape')
    await to('Overview')
    const twice = page
      .getByRole('region', { name: 'Waiting for you' })
      .getByRole('link', { name: /^Amina .*: also booked on another site$/ })
    await expect(twice).toBeVisible()
    await look(page)
    await twice.click()
    await expect(conflict).toBeVisible()

    site.fails()
    await line.getByRole('button', { name: 'Refresh Airbnb' }).click()
    await said(page, 'Airbnb could not be read')
    await expect(line.getByText('The other site refuses to hand out the calendar.')).toBeVisible()
    await expect(line.getByText('4 nights taken')).toBeVisible()
    site.tells()
    await line.getByRole('button', { name: 'Refresh Airbnb' }).click()
    await expect(line.getByText('Please look')).toBeVisible()
    site.tells({ from: 2, to: 5 })
    await line.getByRole('button', { name: 'Refresh Airbnb' }).click()
    await expect(line.getByText('In step')).toBeVisible()

    await page.keyboard.press('Escape')
    await to('Calendar')
    const block = page.getByRole('gridcell', { name: /^Taken by Airbnb.*3 nights/ })
    await block.click()
    const told = page.getByRole('dialog', { name: 'Taken by Airbnb' })
    await expect(told.getByText('change them there')).toBeVisible()
    await look(page)
    await told.getByRole('button', { name: 'Other calendars of this place' }).click()
    await expect(line).toBeVisible()

    await line.getByRole('button', { name: 'Remove Airbnb' }).click()
    const remove = page.getByRole('dialog', { name: 'No longer follow Airbnb?' })
    await remove.getByRole('button', { name: 'Remove calendar' }).click()
    await said(page, 'Airbnb is no longer followed')
    await expect(line).toHaveCount(0)
    await expect(remove).toHaveCount(0)
    await expect(page.locator('.ant-modal-wrap:focus').or(panel.locator(':focus'))).toHaveCount(1)
    await page.keyboard.press('Escape')
    await to('Calendar')
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(block).toHaveCount(0)

    site.close()
    await unlist(host, [property])
    await Promise.all([host, guest].map((one) => one.close()))
  })
})
