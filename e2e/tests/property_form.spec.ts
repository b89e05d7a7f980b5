import type { BrowserContext, Page } from '@playwright/test'
import { expect, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { fromOurPages, known, listed, titled, uniqueTitle, unlist } from '../support/listings.ts'
import { pictures } from '../support/pictures.ts'
import { signedIn } from '../support/world.ts'

const toast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Messages' }).getByText(text).first()).toBeVisible()

/** Everything the form asks for, except the title and the pictures. */
async function fill(page: Page) {
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('A house of coral stone between two baobabs.')
  await page.getByLabel('Price per night').fill('7250.50')
  await page.getByRole('button', { name: 'More: Bathrooms' }).click()
  await page.getByLabel('Street and number').fill('Mnarani Road 12')
  await page.getByLabel('Area', { exact: true }).fill('Mnarani')
  await page.getByLabel('City or town').selectOption('Kilifi')
}

test.describe('The form of a property', () => {
  let host: BrowserContext
  let page: Page

  test.beforeEach(async ({ browser, contextOptions }) => {
    host = await signedIn(browser, people.host.email, contextOptions)
    page = await host.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
  })

  test.afterEach(() => host.close())

  test('says what is missing, and lists a place with its photos', { tag: '@phone' }, async () => {
    const title = uniqueTitle('Coral house')
    await page.goto('/dashboard/properties')
    await page.getByRole('link', { name: 'Add New Property' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Add New Property' })).toBeVisible()
    await expect(page.getByLabel('Country')).toBeDisabled()
    await expect(page.getByLabel('Country')).toHaveValue('Kenya')
    await expect(page.getByLabel('Type', { exact: true })).toHaveValue('apartment')
    await expect(page.getByLabel('Currency')).toHaveValue('KES')
    await expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('2')
    await expect(page.getByLabel('City or town').locator('option')).toHaveCount(47)
    await expect(page.getByLabel('County').locator('option')).toHaveCount(48)

    await page.getByRole('button', { name: 'Create property' }).click()
    for (const text of [
      'Please upload at least one image of your property',
      'Please enter a property title',
      'Please enter a property description',
      'Please enter a valid 5-digit postal code',
    ]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Choose photos' })).toBeFocused()
    await look(page)

    await page.getByTestId('photos').setInputFiles(pictures(3))
    await expect(page.getByText('3 of 8 photos')).toBeVisible()
    await page.getByLabel('Title', { exact: true }).fill(title)
    await fill(page)
    await expect(page.getByLabel('County')).toHaveValue('Kilifi')
    await expect(page.getByLabel('Postal code')).toHaveValue('80108')
    await page.getByLabel('Postal code').fill('123')
    await page.getByRole('checkbox', { name: 'WiFi' }).check()
    await page.getByLabel('Another amenity').fill('Sunset Deck')
    await page.getByLabel('Another amenity').press('Enter')
    await page.getByRole('checkbox', { name: 'No parties' }).check()
    await page.getByLabel('Another house rule').fill('Shoes off')
    await page.getByRole('button', { name: 'Create property' }).click()
    const refused = page.getByText('Please enter a valid 5-digit postal code')
    await expect(refused).toBeVisible()
    await expect(page.getByLabel('Postal code')).toBeFocused()
    await page.getByLabel('Postal code').fill('80108')
    await expect(refused).toBeHidden()

    await page.getByRole('button', { name: 'Open the map' }).click()
    const pin = page.getByRole('button', { name: 'Pin of the property' })
    await pin.focus()
    await page.keyboard.press('Shift+ArrowUp')
    await expect(page.getByText(/^The pin stands at/)).toBeVisible()
    await look(page)

    await page.getByRole('button', { name: 'Create property' }).click()
    await toast(page, 'Property created successfully!')
    await expect(page).toHaveURL(/\/dashboard\/properties$/)
    const [made] = await titled(host, title)
    const property = await known(host, made._id)
    expect(property).toMatchObject({
      price: 7250.5,
      bathrooms: 1.5,
      amenities: ['wifi', 'sunset-deck'],
      houseRules: ['No parties', 'Shoes off'],
      isActive: true,
      address: { street: 'Mnarani Road 12', city: 'Kilifi', county: 'Kilifi', postalCode: '80108' },
    })
    expect(property.images).toHaveLength(3)
    expect(property.coordinates.latitude).toBeGreaterThan(-3.6305)
    await unlist(host, [made])
  })

  test('keeps what was typed over a reload, and asks before it is left unsaved', async () => {
    await page.goto('/dashboard/properties/new')
    await page.getByLabel('Title', { exact: true }).fill('A title that took an hour')
    await page.getByRole('checkbox', { name: 'Pool', exact: true }).check()
    await page.reload()
    await expect(page.getByText(/You have an unfinished draft of/)).toBeVisible()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
    await look(page)
    await page.getByLabel('Price per night').fill('4100')
    await page.reload()
    await page.getByLabel('Price per night').fill('4200')
    await page.getByRole('button', { name: 'Resume draft' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A title that took an hour')
    await expect(page.getByLabel('Price per night')).toHaveValue('4200')
    await expect(page.getByRole('checkbox', { name: 'Pool', exact: true })).toBeChecked()

    await page.reload()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.reload()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
    await expect(page.getByText(/You have an unfinished draft of/)).toBeHidden()

    await page.getByLabel('Title', { exact: true }).fill('Half a title')
    page.removeAllListeners('dialog')
    let asked = ''
    page.once('dialog', (dialog) => {
      asked = dialog.message()
      void dialog.dismiss()
    })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half a title')
    expect(asked).toContain('Leave without saving?')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/dashboard\/properties$/)
  })

  test('changes a property in a dialog that says that it loads, and shows the server’s refusal at its field', async () => {
    const property = await listed(host)
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route(`**/api/v1/properties/${property._id}`, (route) =>
      held.then(() => route.continue())
    )
    await page.goto(`/dashboard/properties/${property._id}/edit`)
    const dialog = page.getByRole('dialog', { name: 'Edit property' })
    await expect(dialog.getByRole('status')).toHaveText('Loading…')
    goOn()
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(property.title)
    await expect(dialog.getByLabel('Street and number')).toHaveValue('Creek Road 3')

    await dialog.getByLabel('Price per night').fill('0')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog.getByLabel('Price per night')).toBeFocused()
    await expect(dialog.getByLabel('Price per night')).toHaveAttribute('aria-invalid', 'true')
    await toast(page, 'Failed to update property')

    await dialog.getByLabel('Price per night').fill('9900')
    await dialog
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill('Now with a roof terrace.')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await toast(page, 'Property updated successfully!')
    await expect(dialog).toBeHidden()
    expect(await known(host, property._id)).toMatchObject({
      price: 9900,
      description: 'Now with a roof terrace.',
    })
    await unlist(host, [property])
  })

  test('asks once before its dialog closes with something unsaved, and keeps a draft, which leaves what was changed since', async () => {
    const property = await listed(host)
    await page.goto(`/dashboard/properties?search=${encodeURIComponent(property.title)}`)
    const edit = page.getByRole('link', { name: `Edit ${property.title}` })
    await edit.click()
    const dialog = page.getByRole('dialog', { name: 'Edit property' })
    const title = dialog.getByLabel('Title', { exact: true })
    await expect(title).toHaveValue(property.title)
    await title.fill('Half a new title')
    const changed = await host.request.put(`/api/v1/properties/${property._id}`, {
      headers: fromOurPages,
      data: { price: 8888 },
    })
    expect(changed.ok()).toBe(true)
    let asked = 0
    page.on('dialog', () => (asked += 1))
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    expect(asked).toBe(1)

    await edit.click()
    await dialog.getByRole('button', { name: 'Resume draft' }).click()
    await expect(title).toHaveValue('Half a new title')
    await expect(dialog.getByLabel('Price per night')).toHaveValue('8888')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog).toBeHidden()
    expect(await known(host, property._id)).toMatchObject({
      title: 'Half a new title',
      price: 8888,
    })
    await unlist(host, [property])
  })
})
