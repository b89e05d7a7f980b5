import { request, type BrowserContext } from '@playwright/test'
import { day } from '../support/dates.ts'
import { expect, formError, open, PASSWORD, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { newPersonIn } from '../support/people.ts'
import { baseURL } from '../support/settings.ts'
import { freeProperty } from '../support/world.ts'

const ours = { 'X-Client': 'web', 'Origin': baseURL, 'Sec-Fetch-Site': 'same-origin' }

/** A trip of this window's guest that the demo's host has agreed to. */
async function agreedTrip(guest: BrowserContext, from: number) {
  const stay = await freeProperty(people.host.email, from, 2)
  const asked = await guest.request.post('/api/v1/bookings', {
    headers: ours,
    data: {
      property: stay.id,
      checkIn: day(from),
      checkOut: day(from + 2),
      guests: { adults: 1, children: 0 },
    },
  })
  const { data: booking } = await asked.json()
  const host = await request.newContext({ baseURL })
  const login = await host.post('/api/v1/auth/login', {
    data: { email: people.host.email, password: PASSWORD },
  })
  const session = await login.json()
  const agreed = await host.put(`/api/v1/bookings/${booking._id}/approve`, {
    headers: { Authorization: `Bearer ${session.data.token}` },
    data: {},
  })
  expect(agreed.ok()).toBe(true)
  await host.dispose()
  return `/dashboard/bookings/${booking._id}`
}

test.describe('Paying for a stay', () => {
  test(
    'a simulated payment fails, then succeeds, and comes back with a cancellation',
    { tag: '@phone' },
    async ({ browser }) => {
      test.slow()
      const { context } = await newPersonIn(browser)
      const trip = await agreedTrip(context, 120)
      const page = await context.newPage()
      const due = [
        ['/dashboard', 'To be paid'],
        ['/dashboard/bookings', 'Not paid yet'],
        [trip, 'Not paid yet'],
      ] as const
      for (const [path, words] of due) {
        await open(page, path)
        await expect(page.getByText(/^Pay by \w+ \d+ \w+, \d\d:\d\d$/)).toBeVisible()
        await expect(page.getByText(words)).toBeVisible()
        await look(page)
      }
      await expect(page.getByText(/^2[34] h \d+ min left$/)).toBeVisible()
      await page.getByRole('link', { name: 'Pay now' }).click()
      await expect(page.getByText('Simulated payment')).toBeVisible()
      await expect(page.getByText(/^Pay by /)).toBeVisible()
      await expect(page.getByText(/no money moves/)).toBeVisible()
      await look(page)

      await page.getByLabel('What should happen?').selectOption('The PIN is wrong')
      await page.getByRole('button', { name: /^Pay KES/ }).click()
      await expect(formError(page, 'The PIN was wrong. Please try again.')).toBeVisible()
      await expect(page.getByLabel('What should happen?')).toHaveValue('wrongPin')
      await page.getByLabel('What should happen?').selectOption('The payment succeeds')
      await page.getByRole('button', { name: /^Pay KES/ }).click()
      await expect(page.getByText('Payment received. Asante!')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${trip}$`))
      await expect(page.getByText('Thank you! Your receipt is here.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0)
      await look(page)

      await page.getByRole('link', { name: 'Receipt' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
      await expect(page.getByText(/^Receipt \d+-\d+ · Booking \d+$/)).toBeVisible()
      await expect(page.getByText(/^Makao, for /)).toBeVisible()
      await expect(page.getByText(/^SIM/)).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await page.emulateMedia({ media: null })
      await page.getByRole('link', { name: 'Your stay' }).click()

      await open(page, `${trip}/pay`)
      await expect(page).toHaveURL(new RegExp(`${trip}$`))
      await page.getByRole('link', { name: 'Cancel booking' }).click()
      await page.getByRole('button', { name: 'Cancel booking' }).click()
      await expect(page.getByText(/^Refund(ed| on its way)$/)).toBeVisible()
      await open(page, `${trip}/receipt`)
      await expect(page.getByText('The stay was called off')).toBeVisible()
      await look(page)
      await context.close()
    }
  )
})

test.describe('Paying, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('works, and waits for a payer who takes their time', async ({ browser }) => {
    test.slow()
    const { context } = await newPersonIn(browser, { javaScriptEnabled: false })
    const trip = await agreedTrip(context, 132)
    const page = await context.newPage()
    await page.goto(`${trip}/pay`)
    await page.getByLabel('What should happen?').selectOption('The payer never answers')
    await page.getByRole('button', { name: /^Pay KES/ }).click()
    await expect(page.getByText('Payment under way')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Look again' }).click()
    await expect(page.getByText('Payment under way')).toBeVisible()
    await page.goto(`${trip}/cancel`)
    await expect(page.getByRole('main')).toContainText(
      'A payment is under way. Should it still arrive'
    )
    await context.close()
  })
})
