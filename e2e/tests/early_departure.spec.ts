import { expect, open, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { asked, newHostAndGuest, paid, taken } from '../support/stays.ts'

test('a host asks less of a guest who has left early, and what was paid too much goes back', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const stay = await taken(host, await asked(guest, property._id, 0, 4), 'approve')
  await paid(guest, stay)
  await taken(host, stay, 'checkin')
  const desk = await host.newPage()
  await desk.goto(`/dashboard/bookings/${stay}`)
  const drawer = desk.getByRole('dialog', { name: `Booking ${stay}` })
  const leave = drawer.getByRole('button', { name: /^Check out/i })
  await expect(leave).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Lower price' })).toHaveCount(0)
  await leave.click()
  const leaving = desk.getByRole('dialog', { name: /^Check out/ })
  await expect(
    leaving.getByText(/The price stays as it is\. You can lower it afterwards\.$/)
  ).toBeVisible()
  await leaving.getByRole('button', { name: 'Check out guest' }).click()
  await expect(leaving).toBeHidden()

  await drawer.getByRole('button', { name: 'Lower price' }).click()
  const lowering = desk.getByRole('dialog', { name: 'Lower the price of this stay' })
  const less = lowering.getByLabel(/^Less than your price/)
  const most = Number(await less.inputValue())
  expect(most).toBeGreaterThan(1)
  await expect(lowering.getByText('Left early', { exact: true })).toBeVisible()
  await expect(lowering.getByText(/goes back to the guest/)).toBeVisible()
  await look(desk)
  await less.fill(String(most + 1))
  await expect(lowering.getByText(/^At most .+ can be taken off/)).toBeVisible()
  await less.fill('1000')
  await expect(lowering.getByText(/^KES.1,188 goes back to the guest/)).toBeVisible()
  await look(desk)
  await lowering.getByRole('button', { name: 'Lower the price' }).click()
  await expect(desk.getByText('The price is lowered').first()).toBeVisible()
  await expect(lowering).toBeHidden()
  await expect(drawer.getByRole('button', { name: 'Lower price' })).toHaveCount(0)
  await expect(drawer.getByText(/the price was lowered: KES.1,188/)).toBeVisible()
  await expect(desk.locator('body')).not.toBeFocused()
  await look(desk)

  const trip = await guest.newPage()
  await open(trip, `/dashboard/bookings/${stay}`)
  await expect(trip.getByText(/^You left early, and your host asks less: KES.1,188/)).toBeVisible()
  await look(trip)
  await open(trip, `/dashboard/bookings/${stay}/receipt`)
  await expect(trip.getByText('You left early')).toBeVisible()
  await Promise.all([host.close(), guest.close()])
})
