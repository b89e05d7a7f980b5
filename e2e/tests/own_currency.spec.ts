import type { Locator } from '@playwright/test'
import { day } from '../support/dates.ts'
import { expect, test } from '../support/journey.ts'
import { look } from '../support/look.ts'

/** Shillings (domain/rates). */
const USD = 129.5

const ABOUT = /^about USD\s[\d,]+$/

test('prices are shown in a currency of one’s own as well, until that is ended', async ({
  page,
}) => {
  await page.goto('/properties?currency=KES')
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  await expect(page.getByText(ABOUT)).toHaveCount(0)
  const choice = page.getByRole('group', { name: 'Prices also in' })
  await expect(choice.getByRole('button', { name: 'as listed' })).toHaveAttribute(
    'aria-current',
    'true'
  )
  await choice.getByRole('button', { name: 'USD' }).click()
  await expect(card.getByText(ABOUT)).toBeVisible()
  await expect(page).toHaveURL(/\/properties\?currency=KES$/)
  await expect(choice.getByRole('button', { name: 'USD' })).toHaveAttribute('aria-current', 'true')
  expect(await numberIn(card.getByText(ABOUT))).toBe(
    Math.round((await numberIn(card.locator('strong'))) / USD)
  )
  await look(page)

  await page.goto(`/properties?currency=KES&checkIn=${day(200)}&checkOut=${day(203)}`)
  const total = card.getByText(/^KES\s[\d,]+ total · 3 nights$/)
  expect(await numberIn(card.getByText(ABOUT))).toBe(Math.round((await numberIn(total)) / USD))
  const place = card.getByRole('link').first()
  const title = await place.innerText()
  await place.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(ABOUT).filter({ visible: true }).first()).toBeVisible()
  await look(page)

  await choice.getByRole('button', { name: 'as listed' }).click()
  await expect(page.getByText(ABOUT)).toHaveCount(0)
})

/** `KES 6,500 total`: 6500. */
async function numberIn(place: Locator) {
  const [digits = ''] = /[\d,]+/.exec(await place.innerText()) ?? []
  return Number(digits.replaceAll(',', ''))
}
