import type { BrowserContext, Page } from '@playwright/test'
import { expect, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { known, listed, unlist } from '../support/listings.ts'
import { signedIn } from '../support/world.ts'

const toast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Messages' }).getByText(text).first()).toBeVisible()

const rows = (page: Page) => page.locator('main tbody tr, main ul[aria-busy] > li')

const filter = (page: Page, label: string) => page.getByRole('search').getByLabel(label)

test.describe('Looking after properties', () => {
  let host: BrowserContext
  let page: Page

  test.beforeEach(async ({ browser, contextOptions }) => {
    host = await signedIn(browser, people.host.email, contextOptions)
    page = await host.newPage()
  })

  test.afterEach(() => host.close())

  test(
    'a host searches, narrows and sorts; the address remembers it',
    { tag: '@phone' },
    async () => {
      const property = await listed(host, { price: '999999', propertyType: 'villa' })
      await page.goto('/dashboard/properties')
      await expect(page.getByRole('heading', { level: 1, name: 'My Properties' })).toBeVisible()
      await page.getByRole('searchbox').fill(property.title)
      await expect(page).toHaveURL(/search=/)
      await expect(rows(page)).toHaveCount(1)
      await filter(page, 'Type').selectOption('studio')
      await expect(page.getByText('No properties found')).toBeVisible()
      await look(page)
      await page.getByRole('button', { name: 'Clear filters' }).click()

      await filter(page, 'Sort').selectOption('-price')
      await expect(page).toHaveURL(/sort=-price/)
      await expect(rows(page).first()).toContainText(property.title)
      await filter(page, 'Town').selectOption('Kilifi')
      await filter(page, 'Status').selectOption('active')
      await page.reload()
      await expect(filter(page, 'Town')).toHaveValue('Kilifi')
      await expect(rows(page).first()).toContainText(property.title)

      await page.getByRole('link', { name: property.title, exact: true }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Edit', exact: true }).click()
      await expect(page).toHaveURL(/\/edit\?.*Kilifi/)
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(filter(page, 'Town')).toHaveValue('Kilifi')

      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download as a file' }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^makao-properties-.*\.csv$/)
      await filter(page, 'Status').selectOption('inactive')
      await expect(page.getByText(property.title)).toBeHidden()
      await unlist(host, [property])
    }
  )

  test('a price changes in two taps', { tag: '@phone' }, async () => {
    const property = await listed(host)
    await page.goto(`/dashboard/properties?search=${encodeURIComponent(property.title)}`)
    await page.getByRole('button', { name: /^KES.6,500, change the price/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the price' })
    await expect(dialog.getByLabel('Price per night (KES)')).toBeFocused()
    await page.keyboard.type('7777')
    await look(page)
    await dialog.getByRole('button', { name: 'Save price' }).click()
    await toast(page, 'Property updated successfully!')
    await expect(page.getByRole('button', { name: /^KES.7,777/ })).toBeVisible()

    await page.getByRole('button', { name: /^KES.7,777/ }).click()
    await expect(dialog.getByLabel('Price per night (KES)')).toBeFocused()
    await page.keyboard.type('0')
    await dialog.getByRole('button', { name: 'Save price' }).click()
    await expect(dialog.getByLabel('Price per night (KES)')).toHaveAttribute('aria-invalid', 'true')
    expect(await known(host, property._id)).toMatchObject({ price: 7777 })
    await unlist(host, [property])
  })

  test('is deactivated and activated, and deleted for good', async () => {
    const property = await listed(host)
    await page.goto(`/dashboard/properties?search=${encodeURIComponent(property.title)}`)
    await page.getByRole('link', { name: property.title, exact: true }).click()
    const details = page.getByRole('dialog', { name: property.title })
    for (const part of ['Facts', 'Pictures']) {
      await expect(details.getByLabel(part)).toBeVisible()
    }
    await expect(details.getByText('Creek Road 3')).toBeVisible()
    await look(page)

    await details.getByRole('button', { name: 'Deactivate' }).click()
    const question = page.getByRole('dialog', { name: 'Deactivate this property?' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Deactivate property' }).click()
    await toast(page, 'Property deactivated successfully!')
    await details.getByRole('button', { name: 'Activate', exact: true }).click()
    await page.getByRole('button', { name: 'Activate property', exact: true }).click()
    await toast(page, 'Property activated successfully!')
    await expect(details.getByRole('button', { name: 'Verify' })).toHaveCount(0)

    await details.getByRole('button', { name: 'Delete' }).click()
    const last = page.getByRole('dialog', { name: 'Delete this property?' })
    await expect(
      last.getByText(/permanently deletes .* with its bookings and reviews/)
    ).toBeVisible()
    await look(page)
    await last.getByRole('button', { name: 'Delete property' }).click()
    await toast(page, 'Property deleted successfully!')
    await expect(details).toBeHidden()
    await expect(page.getByText('No properties found')).toBeVisible()
  })

  test('an admin sees whose each is, verifies it and changes it', async ({
    browser,
    contextOptions,
  }) => {
    const property = await listed(host)
    const admin = await signedIn(browser, people.admin.email, contextOptions)
    const desk = await admin.newPage()
    await desk.goto(`/dashboard/properties?search=${encodeURIComponent(property.title)}`)
    await expect(desk.getByRole('heading', { level: 1, name: 'All Properties' })).toBeVisible()
    await expect(desk.getByText(/^Host: Amina/)).toBeVisible()
    await desk.getByRole('link', { name: property.title, exact: true }).click()
    await desk.getByRole('button', { name: 'Verify', exact: true }).click()
    const question = desk.getByRole('dialog', { name: 'Verify this property?' })
    await question.getByRole('button', { name: 'Verify property' }).click()
    await expect(question.getByText('Please say what it is for')).toBeVisible()
    await question.getByLabel('What for').fill('We saw the house and the deed.')
    await look(desk)
    await question.getByRole('button', { name: 'Verify property' }).click()
    await toast(desk, 'Property verified successfully!')
    const details = desk.getByRole('dialog', { name: property.title })
    await expect(details.getByText('Verified', { exact: true })).toBeVisible()
    await expect(details.getByText(/^Verified on .* — We saw the house/)).toBeVisible()
    expect(await known(host, property._id)).toMatchObject({ isVerified: true })
    await page.goto(`/dashboard/properties/${property._id}`)
    await expect(page.getByText(/^Verified on /)).toBeVisible()
    await expect(page.getByText('We saw the house')).toHaveCount(0)

    await desk.getByRole('button', { name: 'Take back verification' }).click()
    const back = desk.getByRole('dialog', { name: 'Take back the verification?' })
    await back.getByLabel('What for').fill('The deed was of another house.')
    await back.getByRole('button', { name: 'Take it back' }).click()
    await toast(desk, 'Verification taken back')
    await expect(details.getByText(/^Verification taken back on .* — The deed/)).toBeVisible()
    await desk.getByRole('dialog').getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(desk.getByRole('dialog', { name: 'Edit property' })).toBeVisible()
    await admin.close()
    await unlist(host, [property])
  })
})
