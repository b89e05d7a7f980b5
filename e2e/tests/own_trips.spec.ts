import { day } from '../support/dates.ts'
import { expect, formError, open, openBookingCard, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { NEW_PASSWORD, newPerson } from '../support/people.ts'
import { reviewed } from '../support/review_photos.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'
import { signedIn } from '../support/world.ts'

test.describe('A host on the road', () => {
  test('reserves, changes the request and pays where guests do and comes back to the trip, whose host is asked for nothing', async ({
    browser,
    contextOptions,
  }) => {
    test.slow()
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const { email } = newPerson('host')
    const traveller = await signedIn(browser, email, contextOptions, NEW_PASSWORD)
    const [page, desk] = [await traveller.newPage(), await host.newPage()]
    await open(page, `/properties/${property._id}?checkIn=${day(60)}&checkOut=${day(62)}&guests=1`)
    const card = await openBookingCard(page)
    await card.getByRole('button', { name: 'Reserve' }).click()
    await expect(page).toHaveURL(/\/dashboard\/bookings\/trips$/)
    await expect(page.getByText('Booking created successfully!')).toBeVisible()
    await page.getByRole('link', { name: property.title }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/dashboard\/bookings\/trips\/\d+$/)
    const trip = Number(new URL(page.url()).pathname.split('/').at(-1))
    const drawer = page.getByRole('dialog', { name: `Booking ${trip}` })
    await expect(drawer.getByText('Payment: Not paid yet')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Pay now' })).toHaveCount(0)

    const change = drawer.getByRole('link', { name: 'Change guests or requests' })
    await change.click()
    await expect(page.getByRole('heading', { name: 'Change your request' })).toBeVisible()
    await look(page)
    await page.getByLabel(/^What should your host know/).fill('We land at nine in the evening.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Your request is changed.')).toBeVisible()
    await expect(drawer.getByText('We land at nine in the evening.')).toBeVisible()
    await expect(change).toBeVisible()

    await taken(host, trip, 'approve')
    await desk.goto(`/dashboard/bookings/${trip}/pay`)
    const hosts = desk.getByRole('dialog', { name: `Booking ${trip}` })
    await expect(hosts.getByText('Payment: Not paid yet')).toBeVisible()
    await expect(hosts.getByText(/^The guest has until .+ to pay/)).toBeVisible()
    await expect(hosts.getByRole('link', { name: 'Pay now' })).toHaveCount(0)

    await page.reload()
    await expect(drawer.getByText(/^You have until .+ to pay/)).toBeVisible()
    await expect(change).toHaveCount(0)
    await look(page)
    await drawer.getByRole('link', { name: 'Pay now' }).click()
    await expect(page.getByText(/no money moves/)).toBeVisible()
    await look(page)
    await page.getByLabel('What should happen?').selectOption('The PIN is wrong')
    await page.getByRole('button', { name: /^Pay KES/ }).click()
    await expect(formError(page, 'The PIN was wrong. Please try again.')).toBeVisible()
    await page.getByLabel('What should happen?').selectOption('The payment succeeds')
    await page.getByRole('button', { name: /^Pay KES/ }).click()
    await expect(drawer.getByText('Payment: Paid')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Pay now' })).toHaveCount(0)

    await page.goto(`/dashboard/bookings/${trip}/pay`)
    await drawer.getByRole('link', { name: 'Receipt' }).click()
    await expect(page.getByRole('heading', { name: 'Receipt', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Your stay' }).click()
    await expect(drawer).toBeVisible()

    await test.step('is led to the place while it can be seen, and its host always', async () => {
      const place = { name: 'Open the listing' }
      await expect(drawer.getByRole('link', place)).toBeVisible()
      const paused = await host.request.put(`/api/v1/properties/${property._id}`, {
        headers: fromOurPages,
        data: { isActive: false },
      })
      expect(paused.ok()).toBe(true)
      await Promise.all([page, desk].map((shown) => shown.reload()))
      await expect(drawer.getByText(property.title)).toBeVisible()
      await expect(drawer.getByRole('link', place)).toHaveCount(0)
      await expect(hosts.getByRole('link', place)).toBeVisible()
    })
    await Promise.all([host, guest, traveller].map((context) => context.close()))
  })

  test('reads that a trip was ended early, reviews it where guests do, changes that and deletes it', async ({
    browser,
    contextOptions,
  }) => {
    test.slow()
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const { email } = newPerson('host')
    const traveller = await signedIn(browser, email, contextOptions, NEW_PASSWORD)
    const trip = await asked(traveller, property._id, 0, 3)
    await taken(host, trip, 'approve', 'checkin', 'checkout')
    const page = await traveller.newPage()
    const drawer = page.getByRole('dialog', { name: `Booking ${trip}` })
    const edit = drawer.getByRole('link', { name: /^Edit your review/ })
    const photos = drawer.getByRole('link', { name: /^Photo \d of your review/ })

    await page.goto(`/dashboard/bookings/trips/${trip}`)
    await expect(page.getByText(/^Your stay was ended early: the nights from /)).toBeVisible()
    await page.getByRole('link', { name: 'Write a review' }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${trip}/review$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const { title } = await reviewed(traveller, trip, property._id)
    await page.goto(`/dashboard/bookings/trips/${trip}`)
    await expect(drawer.getByText(title)).toBeVisible()
    await expect(photos).toHaveCount(2)
    await look(page)
    await edit.click()
    await page.getByRole('link', { name: 'My Trips' }).click()
    await expect(page).toHaveURL(/\/dashboard\/bookings\/trips$/)
    await page.goBack()
    await look(page)
    await page.getByLabel(/^Title/).fill('A garden full of birds')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL(/\/dashboard\/bookings\/trips$/)
    await expect(page.getByText('Your review is updated.')).toBeVisible()

    await page.goto(`/dashboard/bookings/trips/${trip}`)
    await expect(drawer.getByText('A garden full of birds')).toBeVisible()
    await photos.first().click()
    await page.getByRole('button', { name: 'Take photo down' }).click()
    await expect(page.getByText('The photo is taken down.')).toBeVisible()

    await page.goto(`/dashboard/bookings/trips/${trip}`)
    await expect(photos).toHaveCount(1)
    await drawer.getByRole('link', { name: /^Delete your review/ }).click()
    await page.getByRole('link', { name: 'Keep review' }).click()
    await expect(page).toHaveURL(/\/dashboard\/bookings\/trips$/)
    await page.goBack()
    await page.goto(`/dashboard/bookings/trips/${trip}`)
    await drawer.getByRole('link', { name: /^Delete your review/ }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Your review is deleted.')).toBeVisible()
    await page.goto('/dashboard/reviews')
    await expect(page.getByText('No reviews yet')).toBeVisible()
    await Promise.all([host, guest, traveller].map((context) => context.close()))
  })
})
