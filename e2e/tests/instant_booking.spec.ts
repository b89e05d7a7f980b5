import { day } from '../support/dates.ts'
import { lineOf } from '../support/desk.ts'
import { expect, open, openBookingCard, test } from '../support/journey.ts'
import { look, lookHere } from '../support/look.ts'
import { newHostAndGuest } from '../support/stays.ts'

test('a host takes instant bookings, and a guest’s stay is confirmed at once', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const place = `/properties/${property._id}?checkIn=${day(20)}&checkOut=${day(22)}&guests=2`
  const visit = await guest.newPage()
  await open(visit, place)
  const asking = await openBookingCard(visit)
  await expect(asking.getByText('Your host answers within 24 hours.')).toBeVisible()

  const page = await host.newPage()
  await page.goto(`/dashboard/properties/${property._id}/stay-rules`)
  const rules = page.getByRole('dialog', { name: 'Rules of stays' })
  await rules.getByLabel('How guests book').selectOption('instant')
  await rules.getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByText('Rules of stays updated successfully!')).toBeVisible()

  await open(visit, `/properties?q=${encodeURIComponent(property.title)}`)
  const found = visit.getByRole('article').filter({ hasText: property.title }).first()
  await expect(found.getByText('Instant', { exact: true })).toBeVisible()
  await look(visit)
  await open(visit, place)
  await expect(visit.getByText('Stays here are booked instantly')).toBeAttached()
  const card = await openBookingCard(visit)
  await expect(card.getByText('Confirmed at once. Please pay within an hour.')).toBeVisible()
  await lookHere(visit)
  await card.getByRole('button', { name: 'Book instantly' }).click()
  await expect(visit.getByText('Booking created successfully!')).toBeVisible()
  const trip = visit.getByRole('link', { name: property.title }).filter({ visible: true })
  await trip.first().click()
  await expect(visit.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  await expect(visit.getByText('Check-in from 14:00, check-out by 10:00.')).toBeVisible()
  await open(visit, place)
  await expect(
    visit.getByText('The exact address comes when your host agrees or you pay.')
  ).toBeAttached()

  await page.goto('/dashboard/bookings')
  await expect(lineOf(page, property.title).getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await host.close()
  await guest.close()
})
