import { pickDay, shownDay } from '../support/calendar.ts'
import { day } from '../support/dates.ts'
import { expect, hydrated, open, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { newPersonIn } from '../support/people.ts'
import { agreed, asked, newHostAndGuest, paid, taken } from '../support/stays.ts'

test('a guest lengthens a stay where nights are kept free between stays, and gives the agreed dates up', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const stay = await taken(host, await asked(guest, property._id, 30, 32), 'approve')
  await asked(guest, property._id, 36, 38)
  await paid(guest, stay)
  const ruled = await host.request.put(`/api/v1/properties/${property._id}/stay-rules`, {
    headers: fromOurPages,
    data: { preparationNights: 1 },
  })
  expect(ruled.ok()).toBe(true)
  const trip = await guest.newPage()
  const found = trip.getByRole('status').filter({ has: trip.locator('time') })

  await open(trip, `/dashboard/bookings/${stay}/dates`)
  await trip.locator('button[data-part=checkIn]').click()
  await expect(await shownDay(trip, 35)).toBeDisabled()
  await pickDay(trip, 30)
  await expect(await shownDay(trip, 36)).toBeDisabled()
  await pickDay(trip, 33)
  await expect(found.locator(`time[datetime="${day(33)}"]`)).toBeVisible()

  await trip.locator('button[data-part=checkIn]').click()
  await pickDay(trip, 29)
  await expect(trip).toHaveURL(new RegExp(`checkIn=${day(29)}&checkOut=${day(33)}`))
  await trip.getByRole('button', { name: 'Propose these dates' }).click()
  await expect(trip.getByText(/^You have asked .+ for other dates$/)).toBeVisible()

  await agreed(host, stay)
  await trip.reload()
  await hydrated(trip)
  await expect(trip.getByRole('heading', { name: 'Agreed: your new dates' })).toBeVisible()
  await trip.getByRole('button', { name: 'Keep my dates' }).click()
  await expect(trip.getByText('Your stay keeps its dates.')).toBeVisible()
  await expect(trip.getByRole('link', { name: 'Change dates' })).toBeVisible()

  await open(trip, `/dashboard/bookings/${stay}/dates?checkIn=${day(29)}&checkOut=${day(33)}`)
  await trip.getByRole('button', { name: 'Propose these dates' }).click()
  await expect(trip.getByText(/^You have asked .+ for other dates$/)).toBeVisible()
  await agreed(host, stay)
  const { person, context } = await newPersonIn(browser, contextOptions)
  await host.request.post(`/api/v1/properties/${property._id}/helpers`, {
    headers: fromOurPages,
    data: { email: person.email, arrivals: true, calendar: true, manage: true, prices: true },
  })
  const helping = await context.newPage()
  await open(helping, '/dashboard/helping')
  await helping.getByRole('button', { name: /^Accept:/ }).click()
  await expect(helping.getByText('You help here now. Asante!')).toBeVisible()
  await open(helping, '/dashboard/helping?status=confirmed')
  await expect(helping.getByText('Agreed: the guest is to pay the difference')).toBeVisible()
  await helping.getByRole('button', { name: 'Keep the dates' }).click()
  await expect(helping.getByText('The stay keeps its dates')).toBeVisible()
  await Promise.all([host, guest, context].map((one) => one.close()))
})

test('guest and host agree on other dates, and keep them when one of them does not', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const stay = await taken(host, await asked(guest, property._id, 30, 32), 'approve')
  const ruled = await host.request.put(`/api/v1/properties/${property._id}/stay-rules`, {
    headers: fromOurPages,
    data: { minNights: 3 },
  })
  expect(ruled.ok()).toBe(true)
  const trip = await guest.newPage()
  const desk = await host.newPage()
  const drawer = desk.getByRole('dialog', { name: `Booking ${stay}` })

  await open(trip, `/dashboard/bookings/${stay}`)
  await trip.getByRole('link', { name: 'Change dates' }).click()
  await expect(trip.getByRole('heading', { name: 'Change the dates of your stay' })).toBeVisible()
  const found = trip.getByRole('status').filter({ has: trip.locator('time') })
  await expect(found).toHaveCount(0)
  await trip.goto(`/dashboard/bookings/${stay}/dates?checkIn=${day(30)}&checkOut=${day(32)}`)
  await hydrated(trip)
  const same = 'These are the dates of the stay already. Please choose others.'
  await expect(trip.getByText(same)).toBeVisible()
  await trip.locator('button[data-part=checkIn]').click()
  await pickDay(trip, 40)
  await expect(await shownDay(trip, 42)).toBeDisabled()
  await expect(trip.getByText('Stays here are 3 nights or more.')).toBeVisible()
  await pickDay(trip, 43)
  await expect(found.getByText(/more than now\.$/)).toBeVisible()
  await expect(found.locator(`time[datetime="${day(43)}"]`)).toBeVisible()
  await expect(trip.getByText(same)).toHaveCount(0)
  await look(trip)
  await trip.locator('button[data-part=checkOut]').click()
  await pickDay(trip, 44)
  await expect(trip).toHaveURL(new RegExp(`checkIn=${day(40)}&checkOut=${day(44)}`))
  await expect(found.locator(`time[datetime="${day(44)}"]`)).toBeVisible()
  await trip.getByRole('button', { name: 'Propose these dates' }).click()
  await expect(trip.getByText(/^You have asked .+ for other dates$/)).toBeVisible()
  await look(trip)

  await desk.goto('/dashboard')
  const waiting = desk.getByRole('region', { name: 'Waiting for you' })
  await expect(waiting.getByText(/^Asks for .+ instead$/)).toBeVisible()
  await expect(waiting.getByRole('button', { name: /^Agree to new dates/ })).toBeVisible()
  await look(desk)
  await desk.goto(`/dashboard/bookings/${stay}`)
  await expect(drawer.getByText(/more than now\.$/)).toBeVisible()
  await look(desk)
  await drawer.getByRole('button', { name: /^Agree to new dates/ }).click()
  const agreeing = desk.getByRole('dialog', { name: 'Agree to these dates?' })
  await agreeing.getByRole('button', { name: 'Agree to new dates' }).click()
  await expect(desk.getByText('The dates are changed').first()).toBeVisible()
  await expect(agreeing).toBeHidden()
  await expect(desk.locator(':focus')).toContainText(`Booking ${stay}`)
  await expect(drawer.locator(`time[datetime="${day(40)}"]`).first()).toBeVisible()

  await paid(guest, stay)
  await drawer.getByRole('button', { name: 'Change dates' }).click()
  const proposing = desk.getByRole('dialog', { name: 'Change the dates of this stay' })
  await proposing.getByLabel('Check-in').fill(day(50))
  await proposing.getByLabel('Check-out').fill(day(52))
  await expect(proposing.getByText(/less than now\. As the stay is paid, /)).toBeVisible()
  await look(desk)
  await proposing.getByRole('button', { name: 'Propose these dates' }).click()
  await expect(desk.getByText('The new dates are proposed').first()).toBeVisible()
  await expect(proposing).toBeHidden()
  await expect(drawer.getByRole('button', { name: 'Change dates' })).toHaveCount(0)
  await expect(desk.locator('body')).not.toBeFocused()

  await open(trip, `/dashboard/bookings/${stay}`)
  await expect(trip.locator(`time[datetime="${day(40)}"]`).first()).toBeVisible()
  await expect(trip.getByText(/ proposes other dates$/)).toBeVisible()
  await trip.getByRole('button', { name: 'Keep my dates' }).click()
  await expect(trip.getByText('Your stay keeps its dates.')).toBeVisible()
  await expect(trip.getByRole('link', { name: 'Change dates' })).toBeVisible()

  const shorter = { checkIn: day(50), checkOut: day(52) }
  const proposed = await host.request.post(`/api/v1/bookings/${stay}/dates`, {
    headers: fromOurPages,
    data: shorter,
  })
  expect(proposed.ok()).toBe(true)
  await open(trip, `/dashboard/bookings/${stay}`)
  await expect(trip.getByText(/that goes back to you the way you paid\.$/)).toBeVisible()
  await trip.getByRole('button', { name: 'Agree to these dates' }).click()
  await expect(trip.getByText('Your dates are changed.')).toBeVisible()
  await open(trip, `/dashboard/bookings/${stay}`)
  await expect(
    trip.getByText(/on its new dates: .+ (has gone|is on its way) back to you/)
  ).toBeVisible()
  await look(trip)

  const longer = await guest.request.post(`/api/v1/bookings/${stay}/dates`, {
    headers: fromOurPages,
    data: { checkIn: day(51), checkOut: day(54) },
  })
  expect(longer.ok()).toBe(true)
  await desk.goto(`/dashboard/bookings/${stay}`)
  await expect(drawer.getByText(/the guest pays that first/)).toBeVisible()
  await drawer.getByRole('button', { name: /^Agree to new dates/ }).click()
  await agreeing.getByRole('button', { name: 'Agree to new dates' }).click()
  await expect(drawer.getByText(/^These dates are agreed\./)).toBeVisible()
  await look(desk)
  await open(trip, `/dashboard/bookings/${stay}`)
  await expect(trip.getByRole('heading', { name: 'Agreed: your new dates' })).toBeVisible()
  await look(trip)
  await trip.getByRole('link', { name: 'Pay now' }).click()
  await expect(trip.getByRole('heading', { name: 'Pay for your new dates' })).toBeVisible()
  await look(trip)
  await trip.getByRole('button', { name: /^Pay / }).click()
  await expect(trip.getByText('Payment received. Asante!')).toBeVisible()
  await expect(trip.locator(`time[datetime="${day(51)}"]`).first()).toBeVisible()
  await expect(trip.getByRole('link', { name: 'Change dates' })).toBeVisible()
  await Promise.all([host, guest].map((context) => context.close()))
})
