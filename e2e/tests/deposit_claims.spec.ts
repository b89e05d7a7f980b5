import { atTheDesk, lineOf } from '../support/desk.ts'
import { expect, open, people, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { claimed, newHostAndGuest, overWithDeposit } from '../support/stays.ts'

test('a host asks for a part of a deposit, its guest does not agree, and an admin decides', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const stay = await overWithDeposit(host, guest, property._id)
  const desk = await host.newPage()
  await desk.goto(`/dashboard/bookings/${stay}`)
  const drawer = desk.getByRole('dialog', { name: `Booking ${stay}` })
  await drawer.getByRole('button', { name: 'Ask for a part of the deposit' }).click()
  const asking = desk.getByRole('dialog', { name: 'Ask for a part of the deposit' })
  await asking.getByLabel('Amount in KES').fill('5001')
  await asking.getByLabel('What is missing or broken').fill('Two wine glasses are broken.')
  await asking.getByRole('button', { name: 'Ask the guest' }).click()
  await expect(asking.getByText('At most what is held of the deposit, KES 5,000')).toBeVisible()
  await expect(asking.getByLabel('What is missing or broken')).toHaveValue(/wine glasses/)
  await look(desk)
  await asking.getByLabel('Amount in KES').fill('2000')
  /** Its line goes a moment after the typing, and the button moves up by it. */
  await expect(asking.getByText('At most what is held of the deposit, KES 5,000')).toBeHidden()
  await asking.getByRole('button', { name: 'Ask the guest' }).click()
  await expect(drawer.getByText(/The guest has until .+ to answer\./)).toBeVisible()
  await look(desk)

  const trip = await guest.newPage()
  await open(trip, '/dashboard')
  await expect(trip.getByRole('heading', { name: 'About your deposit' })).toBeVisible()
  await look(trip)
  await trip.getByRole('link', { name: `Answer about deposit: ${property.title}` }).click()
  await expect(trip.getByText(/asks for KES.2,000 of your deposit of KES.5,000/)).toBeVisible()
  await expect(trip.getByText('Two wine glasses are broken.')).toBeVisible()
  await trip.getByRole('button', { name: 'I do not agree' }).click()
  await expect(trip.getByText('Please say why you do not agree.')).toBeVisible()
  await look(trip)
  await trip.getByLabel('Why you do not agree').fill('They were broken when we came.')
  await trip.getByRole('button', { name: 'I do not agree' }).click()
  await expect(trip.getByText(/^Thank you\. Makao looks at what you both/)).toBeVisible()
  await expect(trip.getByText(/^We hold your deposit of .+ until it is settled/)).toBeVisible()
  await look(trip)

  const { context: office, page: admin } = await atTheDesk(
    browser,
    people.admin.email,
    contextOptions
  )
  await admin.goto('/dashboard/payouts')
  await admin.getByRole('link', { name: 'Deposit claims', exact: true }).click()
  await admin.getByRole('group', { name: 'Status' }).getByText('To be decided').click()
  await expect(admin).toHaveURL(/status=contested$/)
  await lineOf(admin, property.title).getByRole('link').first().click()
  const booking = admin.getByRole('dialog', { name: `Booking ${stay}` })
  await expect(booking.getByText('They were broken when we came.')).toBeVisible()
  await booking.getByRole('button', { name: 'Decide' }).click()
  const deciding = admin.getByRole('dialog', { name: 'Decide this claim' })
  await expect(deciding.getByText(/2,000 goes to the host, and .+3,000 back/)).toBeVisible()
  await deciding.getByLabel('For the host, in KES').fill('500')
  await expect(deciding.getByText(/500 goes to the host, and .+4,500 back/)).toBeVisible()
  await deciding.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(deciding.getByText('This is required')).toBeVisible()
  await deciding.getByLabel('Why you decide so').fill('One glass is on the list of the house.')
  await look(admin)
  await deciding.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(booking.getByText(/Makao decided, .+ the host has .+500/)).toBeVisible()
  await look(admin)

  await open(trip, `/dashboard/bookings/${stay}`)
  await expect(trip.getByText(/^Makao has decided: .+500 is kept/)).toBeVisible()
  await expect(trip.getByText(/^What is left of your deposit, .+4,500/)).toBeVisible()
  await trip.getByRole('link', { name: 'Read what was said' }).click()
  await expect(trip.getByText('One glass is on the list of the house.')).toBeVisible()
  await Promise.all([host, guest, office].map((context) => context.close()))
})

test('a guest agrees to what a host asks for, and what was taken back cannot be answered', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const stay = await overWithDeposit(host, guest, property._id)
  const first = await claimed(host, stay)
  const trip = await guest.newPage()
  await open(trip, `/dashboard/bookings/${stay}/claim`)
  await trip.getByLabel('Why you do not agree').fill('They were broken when we came.')
  const desk = await host.newPage()
  await desk.goto(`/dashboard/bookings/${stay}`)
  const drawer = desk.getByRole('dialog', { name: `Booking ${stay}` })
  await drawer.getByRole('button', { name: 'Take back' }).click()
  const back = desk.getByRole('dialog', { name: 'Take your claim back?' })
  await back.getByRole('button', { name: 'Take the claim back' }).click()
  await expect(drawer.getByText(/The host took the claim back/)).toBeVisible()
  await expect(back).toBeHidden()
  await expect(desk.locator(':focus')).toContainText(`Booking ${stay}`)
  await trip.getByRole('button', { name: 'I do not agree' }).click()
  await expect(trip.getByText('This claim is settled already.')).toBeVisible()
  await expect(trip.getByRole('button', { name: 'I do not agree' })).toHaveCount(0)

  expect(await claimed(host, stay)).toBeGreaterThan(first)
  await open(trip, `/dashboard/bookings/${stay}`)
  await trip.getByRole('link', { name: 'Answer', exact: true }).click()
  await trip.getByRole('button', { name: /^Agree: KES.2,000 goes to / }).click()
  await expect(trip.getByText(/^Thank you\. You have agreed/)).toBeVisible()
  await expect(trip.getByText(/^What is left of your deposit, .+3,000/)).toBeVisible()

  const late = await guest.request.put(`/api/v1/bookings/${stay}/claim/accept`, {
    headers: fromOurPages,
    data: { claim: first },
  })
  expect(late.status()).toBe(409)
  await Promise.all([host, guest].map((context) => context.close()))
})
