import { day } from '../support/dates.ts'
import { expect, people, PASSWORD, test } from '../support/journey.ts'
import { freeProperty } from '../support/world.ts'

test.use({ javaScriptEnabled: false })

test('without scripts: home, search, place, sign-in, reserve', async ({ page }, { project }) => {
  const from = project.name === 'desk' ? 50 : 54
  const stay = await freeProperty(people.host.email, from, 2)

  await page.goto('/')
  await page.getByLabel('Where').fill(stay.city)
  await page.getByRole('button', { name: 'Search Properties' }).click()
  await expect(page).toHaveURL(/\/properties\?.*location=/)
  await expect(page.getByText(/[1-9]\d* propert(y|ies) found/)).toBeVisible()

  await page.goto(`/properties/${stay.id}`)
  await page.getByLabel('Check-in').filter({ visible: true }).first().fill(day(from))
  await page.getByLabel('Check-out').filter({ visible: true }).first().fill(day(from + 2))
  await page.getByRole('button', { name: 'Check price' }).filter({ visible: true }).first().click()
  await expect(page.getByText('Service fee (10%)').filter({ visible: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Reserve' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.getByLabel('Email').fill(people.guest.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(new RegExp(`/properties/${stay.id}\\?.*checkIn=${day(from)}`))

  await page.getByRole('button', { name: 'Reserve' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/dashboard\/bookings/)
  await expect(page.getByText('Booking created successfully!')).toBeVisible()
})
