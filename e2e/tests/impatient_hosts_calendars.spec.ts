import { day } from '../support/dates.ts'
import { impatientWith, slowLine } from '../support/impatient.ts'
import { expect, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { fromOurPages } from '../support/listings.ts'
import { newHostAndGuest } from '../support/stays.ts'

test(
  'another calendar is followed once, a stay is written down and changed once, and their words survive a click beside and a refusal',
  impatientWith([
    'resources/properties/other-calendars/feed-dialog.tsx',
    'resources/bookings/add-dialog.tsx',
    'resources/bookings/add-fields.tsx',
    'resources/bookings/stay-dialog.tsx',
  ]),
  async ({ browser, contextOptions }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const email = `wanjiku-${property._id}@example.com`
    for (const night of [40, 41, 42]) {
      await host.request.post(`/api/v1/properties/${property._id}/bookings`, {
        headers: fromOurPages,
        data: {
          ...{ checkIn: day(night), checkOut: day(night + 1), guests: { adults: 1 } },
          guest: { firstName: 'Wanjiku', email },
        },
      })
    }
    const page = await host.newPage()
    await page.goto(`/dashboard/properties/${property._id}`)
    await page.getByRole('button', { name: 'Add a calendar' }).click()
    const follow = page.getByRole('dialog', { name: 'Follow another calendar' })
    await follow.getByLabel('Name').fill('Airbnb')
    await follow.getByLabel('Address of the calendar').fill('http://127.0.0.1:9/calendar.ics')
    await page.mouse.click(5, 5)
    await expect(follow.getByLabel('Name')).toHaveValue('Airbnb')
    const following = await slowLine(page, /\/calendar-feeds$/)
    await follow.getByRole('button', { name: 'Follow' }).dblclick()
    await following.asked()
    expect(following.writes()).toBe(1)
    await following.answer()
    const feed = page.getByRole('listitem').filter({ hasText: '127.0.0.1' })
    await expect(feed.getByText('The other site does not answer.')).toBeVisible()

    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Calendar', exact: true }).first().click()
    const free = page.getByRole('gridcell', { name: /, free/ })
    await free.first().click()
    await free.first().click()
    await page.getByRole('button', { name: 'Add a booking' }).click()
    const add = page.getByRole('dialog', { name: 'Add a booking' })
    await expect(add.getByLabel('Property')).toHaveValue(String(property._id))
    await expect(add.getByLabel('Check-out', { exact: true })).toHaveValue(day(2))
    await add.getByLabel('First name').fill('Wanjiku')
    await add.getByLabel('Phone').fill('12')
    await look(page)
    const confirm = add.getByRole('button', { name: 'Add booking' })
    await confirm.click()
    await expect(add.getByText(/Please enter a telephone number with its country/)).toBeVisible()
    await expect(add.getByLabel('First name')).toHaveValue('Wanjiku')
    await add.getByLabel('Phone').fill('0712 345 678')
    await add.getByLabel('E-mail').fill(email)
    await add.getByLabel('Price agreed for the whole stay').fill('15500')
    const line = await slowLine(page, /\/properties\/\d+\/bookings$/)
    await confirm.dblclick()
    await line.asked()
    expect(line.writes()).toBe(1)
    await line.answer()
    const added = page.locator('.ant-notification-notice', { hasText: 'Booking added' })
    await expect(added.getByText(/please tell the guest yourself/)).toBeVisible()
    await page.getByRole('gridcell', { name: /Wanjiku 2 nights, Confirmed/ }).click()
    const stay = page.getByRole('dialog').first()
    await expect(stay.getByText('Agreed price')).toBeVisible()
    await expect(stay.getByText(/^The host wrote this stay down/)).toBeVisible()
    await look(page)

    await stay.getByRole('button', { name: 'Change dates or price' }).click()
    const change = page.getByRole('dialog', { name: 'Change this stay' })
    await expect(change.getByLabel('Price agreed for the whole stay')).toHaveValue('15500')
    await change.getByLabel('Price agreed for the whole stay').fill('21000')
    const save = change.getByRole('button', { name: 'Change the stay' })
    await change.getByLabel('Check-out', { exact: true }).fill(`00${day(3).slice(2)}`)
    await save.click()
    await expect(change.getByText('This is not complete.')).toBeVisible()
    await change.getByLabel('Check-out', { exact: true }).fill(day(0))
    await save.click()
    await expect(change.getByText('Check-out date must be after check-in date')).toBeVisible()
    await expect(change.getByLabel('Price agreed for the whole stay')).toHaveValue('21000')
    await look(page)
    await change.getByLabel('Check-out', { exact: true }).fill(day(3))
    const slow = await slowLine(page, /\/bookings\/\d+\/stay$/)
    await save.dblclick()
    await slow.asked()
    expect(slow.writes()).toBe(1)
    await slow.answer()
    await expect(page.getByText('The stay is changed').first()).toBeVisible()
    await expect(stay.getByText('KES 21,000').first()).toBeVisible()
    await Promise.all([host, guest].map((one) => one.close()))
  }
)
