import { pickDay, shownDay } from '../support/calendar.ts'
import { day } from '../support/dates.ts'
import { expect, open, openBookingCard, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'

/** Days from today to a Friday a week away or more whose Monday is in the same month: a phone shows one month. */
function nextFriday() {
  const weekday = new Date(`${day(7)}T00:00:00Z`).getUTCDay()
  const friday = 7 + ((5 - weekday + 7) % 7)
  const month = (ahead: number) => day(ahead).slice(0, 7)
  return month(friday) === month(friday + 3) ? friday : friday + 7
}

test(
  'a host prices weekends and holidays, and a guest sees every line before reserving and after',
  { tag: '@phone' },
  async ({ browser, contextOptions }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const friday = nextFriday()
    const page = await host.newPage()
    await page.goto(`/dashboard/properties/${property._id}`)
    await page.getByRole('link', { name: 'Prices by date and fees' }).click()
    const prices = page.getByRole('dialog', { name: 'Prices by date and fees' })
    await prices.getByLabel(/^Friday and Saturday nights/).fill('9000')
    await prices.getByLabel(/^Cleaning/).fill('1500')
    await prices.getByLabel(/^Refundable deposit/).fill('5000')
    await prices.getByText('Kenyan holidays and seasons').click()
    await prices.getByRole('button', { name: /^Jamhuri Day/ }).click()
    await look(page)
    await prices.getByRole('button', { name: 'Save prices' }).click()
    await expect(
      prices.getByText('Each of these needs a first and a last night, and a price above 0.')
    ).toBeVisible()
    await prices.getByLabel('First night').fill(day(friday + 2))
    await prices.getByLabel(/^Last night \(/).fill(day(friday + 2))
    await prices.getByLabel(/^Price per night/).fill('12000')
    await prices.getByRole('button', { name: 'Save prices' }).click()
    await expect(page.getByText('Prices updated successfully!')).toBeVisible()

    const visit = await guest.newPage()
    const stay = `checkIn=${day(friday - 1)}&checkOut=${day(friday + 3)}`
    await open(visit, `/properties/${property._id}?${stay}&guests=2`)
    const card = await openBookingCard(visit)
    for (const line of [
      /^KES\s6,500 × 1 night$/,
      /^KES\s9,000 × 2 weekend nights$/,
      /^KES\s12,000 × 1 night \(Jamhuri Day\)$/,
      /^Cleaning fee$/,
      /^Service fee \(10%\)$/,
      /^Refundable deposit/,
      /^With deposit$/,
    ]) {
      await expect(card.getByText(line)).toBeVisible()
    }
    await look(visit)
    await card.getByRole('button', { name: 'Reserve' }).click()
    await expect(visit.getByText('Booking created successfully!')).toBeVisible()

    const answer = await host.request.get('/api/v1/bookings?limit=1')
    const { data } = (await answer.json()) as { data: { _id: number }[] }
    await page.goto(`/dashboard/bookings/${data[0]!._id}`)
    const details = page.getByRole('dialog')
    await expect(details.getByText('Cleaning fee')).toBeVisible()
    await expect(details.getByText(/deposit of KES\s5,000 with the stay/)).toBeVisible()

    const trip = `/dashboard/bookings/${data[0]!._id}`
    await taken(host, data[0]!._id, 'approve')
    await open(visit, `${trip}/pay`)
    await expect(visit.getByText(/^KES\s5,000 of what you pay is your deposit/)).toBeVisible()
    await look(visit)
    await visit.getByRole('button', { name: /^Pay KES/ }).click()
    await expect(visit.getByText(/^We hold your deposit of KES\s5,000/)).toBeVisible()
    await look(visit)
    await open(visit, `${trip}/cancel`)
    await expect(
      visit.getByText(/^Your deposit of KES\s5,000 goes back to you in full/)
    ).toBeVisible()
    await host.close()
    await guest.close()
  }
)

test('a host asks for two nights and arrivals on Friday; the page, the calendar and the card say so', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const friday = nextFriday()
  const page = await host.newPage()
  await page.goto(`/dashboard/properties/${property._id}`)
  await page.getByRole('link', { name: 'Rules of stays' }).click()
  const rules = page.getByRole('dialog', { name: 'Rules of stays' })
  const [least, most] = [rules.getByLabel('Nights, at least'), rules.getByLabel('Nights, at most')]
  await least.fill('3')
  await most.fill('2')
  const [one, other] = [await least.boundingBox(), await most.boundingBox()]
  expect(one!.y === other!.y, 'side by side').toBe(page.viewportSize()!.width > 600)
  await rules.getByRole('group', { name: 'Days of arrival' }).getByLabel('Friday').check()
  const departures = rules.getByRole('group', { name: 'Days of departure' })
  for (const weekday of ['Saturday', 'Sunday']) await departures.getByLabel(weekday).check()
  await rules.getByLabel('Nights between stays').fill('6')
  const nights = (name: string) => rules.getByRole('region', { name })
  await nights('Nights at least, by day of arrival').getByLabel('Arriving on Tuesday').fill('3')
  await nights('Nights at most, by day of arrival').getByLabel('Arriving on Friday').fill('9')
  await rules.getByLabel('Check-in from').fill('15:30')
  await rules.getByLabel('Cancellation policy').selectOption('moderate')
  await rules.getByRole('button', { name: 'Save rules' }).click()
  await expect(
    rules.getByText('The nights at most must not be fewer than those at least')
  ).toBeVisible()
  await rules.getByLabel('Nights, at least').fill('2')
  await rules.getByLabel('Nights, at most').fill('')
  await nights('Nights at least, by date of arrival')
    .getByRole('button', { name: 'Add dates' })
    .click()
  const season = rules.getByRole('group', { name: 'Nights at least, by date of arrival' })
  await season.getByLabel('First day of arrival').fill(day(friday + 14))
  await season.getByLabel('Last day of arrival').fill(day(friday + 20))
  await rules.getByRole('button', { name: 'Save rules' }).click()
  await expect(rules.getByText('Each of these needs two dates and nights.')).toBeVisible()
  await season.getByLabel('Nights, at least').fill('8')
  await look(page)
  await rules.getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByText('Rules of stays updated successfully!')).toBeVisible()

  const visit = await guest.newPage()
  const night = `checkIn=${day(friday)}&checkOut=${day(friday + 1)}`
  await open(visit, `/properties/${property._id}?${night}&guests=2`)
  await expect(visit.getByRole('heading', { name: 'Rules of the stay' })).toBeAttached()
  await expect(visit.getByText('Guests arrive here on Friday.')).toBeAttached()
  await expect(visit.getByText('Stays that begin on Tuesday are 3 nights or more.')).toBeAttached()
  await expect(visit.getByText('Stays that begin on Friday are 9 nights at most.')).toBeAttached()
  await expect(visit.getByText('Check-in from 15:30, check-out by 10:00.')).toBeAttached()
  const card = await openBookingCard(visit)
  await expect(card.getByRole('status').getByText('Stays here are 2 nights or more.')).toBeVisible()
  await look(visit)
  await open(visit, `/properties/${property._id}`)
  const empty = await openBookingCard(visit)
  await empty.getByRole('button', { name: /^Check-in/ }).click()
  await pickDay(visit, friday)
  await expect(await shownDay(visit, friday + 1)).toBeDisabled()
  await expect(await shownDay(visit, friday + 3)).toBeDisabled()
  await pickDay(visit, friday + 2)
  await expect(empty.getByText('Free for your dates.')).toBeVisible()
  await expect(empty.getByText(/^Moderate: cancel until 5 days before check-in/)).toBeVisible()
  await asked(guest, property._id, friday, friday + 2)
  const next = `checkIn=${day(friday + 7)}&checkOut=${day(friday + 9)}`
  await open(visit, `/properties/${property._id}?${next}&guests=2`)
  const near = await openBookingCard(visit)
  await expect(
    near.getByRole('status').getByText('Between two stays 6 nights are kept free here.')
  ).toBeVisible()
  await host.close()
  await guest.close()
})

test('what two people have changed is shown in words, not in code; what the browser cannot read as a number takes no fee and no nights away', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const page = await host.newPage()
  await page.goto(`/dashboard/properties/${property._id}`)
  await page.getByRole('link', { name: 'Prices by date and fees' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prices by date and fees' })
  const save = dialog.getByRole('button', { name: 'Save prices' })
  const details = page.getByRole('link', { name: property.title, exact: true })
  await dialog.getByRole('button', { name: 'Add dates' }).click()
  await dialog.getByLabel('Name, as guests read it').fill('Whales')
  await dialog.getByLabel('First night').fill('2031-08-04')
  await dialog.getByLabel(/^Last night \(/).fill('2031-08-06')
  await dialog.getByLabel(/^Price per night/).fill('9000')
  const [firstNight, lastNight] = ['2031-08-05', '2031-08-07']
  const theirs = { kind: 'holiday', name: '', firstNight, lastNight, price: 8000 }
  const changed = await host.request.put(`/api/v1/properties/${property._id}/prices`, {
    headers: fromOurPages,
    data: { periods: [theirs] },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  await save.click()
  const conflict = dialog.getByRole('alert')
  await expect(conflict).toContainText('Yours: Season, Whales, 4 Aug 2031, 6 Aug 2031, 9000')
  await expect(conflict).toContainText('Theirs: Holiday, 5 Aug 2031, 7 Aug 2031, 8000')
  await look(page)
  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  const cleaning = dialog.getByLabel(/^Cleaning/)
  await cleaning.fill('1500')
  await save.click()
  await expect(page.getByText('Prices updated successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()

  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  const isUnread = page.getByText('This is not complete. Please finish it, or clear the field.')
  await details.click()
  await page.getByRole('link', { name: 'Prices by date and fees' }).click()
  await expect(cleaning).toHaveValue('1500')
  await cleaning.press('End')
  await cleaning.pressSequentially('-000')
  await dialog.getByRole('button', { name: 'Add dates' }).click()
  await dialog.getByLabel('First night').last().fill(day(20))
  await dialog
    .getByLabel(/^Last night \(/)
    .last()
    .fill(day(21))
  await dialog
    .getByRole('spinbutton', { name: /^Price per night/ })
    .last()
    .fill('9000')
  const weekend = dialog.getByLabel('Fri and Sat nights, if other').last()
  await weekend.pressSequentially('5e')
  await save.click()
  await expect(isUnread).toHaveCount(2)
  await expect(weekend).toBeFocused()
  expect(sent, 'nothing is sent').toEqual([])
  await weekend.fill('')
  await save.click()
  await expect(isUnread).toHaveCount(1)
  await expect(cleaning).toBeFocused()
  await cleaning.fill('5000')
  await expect(isUnread).toBeHidden()
  await save.click()
  await expect.poll(() => sent.length).toBe(1)
  await expect(dialog).toBeHidden()

  await details.click()
  await page.getByRole('link', { name: 'Rules of stays' }).click()
  await page.getByLabel('Nights between stays').pressSequentially('e')
  await page.getByRole('button', { name: 'Save rules' }).click()
  await expect(isUnread).toBeVisible()
  await expect(page.getByLabel('Nights between stays')).toBeFocused()
  await Promise.all([host, guest].map((one) => one.close()))
})
