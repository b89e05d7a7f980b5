import { atTheDesk } from '../support/desk.ts'
import { expect, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { pictures } from '../support/pictures.ts'
import { refuse } from '../support/refusals.ts'

/** The form filled in as it may be sent. */
const RIGHT = {
  'Title': 'A house of coral stone',
  'Description': 'Between two baobabs.',
  'Price per night': '7250.50',
  'Bedrooms': '2',
  'Bathrooms': '1.5',
  'Guests': '4',
  'Street and number': 'Mnarani Road 12',
  'Area': 'Mnarani',
  'Postal code': '80108',
}

type Field = keyof typeof RIGHT

/** All of these at once, in the order of the form. */
const WRONG: [field: Field, value: string, text: string][] = [
  ['Title', '   ', 'Please enter a property title'],
  ['Description', '', 'Please enter a property description'],
  ['Price per night', '', 'Please enter a price from 0 to 10,000,000'],
  ['Bedrooms', '11', 'Please enter a whole number from 0 to 10'],
  ['Bathrooms', '0.7', 'Please enter a number from 0.5 to 10 in steps of 0.5'],
  ['Guests', '21', 'Please enter a whole number from 1 to 20'],
  ['Street and number', '', 'Please enter the street'],
  ['Area', '', 'Please enter the area'],
  ['Postal code', '8010', 'Please enter a valid 5-digit postal code'],
]

test('each wrong field of a new property says so at its place, and nothing typed is lost', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { context, page } = await atTheDesk(browser, people.host.email, contextOptions)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/dashboard/properties/new')
  const field = (name: Field) =>
    page.locator('input, textarea').and(page.getByLabel(name, { exact: true }))
  const create = page.getByRole('button', { name: 'Create property' })

  await page.getByTestId('photos').setInputFiles(pictures(30))
  await expect(
    page.getByText(
      'You can only upload a maximum of 8 images. Currently you have 0 images. You can add 8 more.'
    )
  ).toBeVisible()
  await page.getByTestId('photos').setInputFiles(pictures(1))
  await expect(page.getByText('1 of 8 photos')).toBeVisible()
  for (const [name, value] of Object.entries(RIGHT)) await field(name as Field).fill(value)
  await create.click()
  await expect(page.getByText('Please choose a city or town')).toBeVisible()
  await expect(page.getByText('Please choose a county')).toBeVisible()
  await expect(page.getByLabel('City or town')).toBeFocused()
  await page.getByLabel('City or town').selectOption('Kilifi')
  await expect(page.getByLabel('County')).toHaveValue('Kilifi')
  await expect(page.getByText(/^Please look at/)).toBeHidden()
  await field('Title').fill('N'.repeat(120))
  await expect(field('Title')).toHaveValue('N'.repeat(100))
  await field('Title').fill(RIGHT.Title)

  for (const [name, value] of WRONG) await field(name).fill(value)
  await create.click()
  for (const [name, value, text] of WRONG) {
    await test.step(`${name}: ${value}`, async () => {
      await expect(page.getByText(text).first()).toBeVisible()
      await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
    })
  }
  await expect(field('Title')).toBeFocused()
  for (const [name] of WRONG) await field(name).fill(RIGHT[name])
  for (const [, , text] of WRONG) await expect(page.getByText(text)).toHaveCount(0)

  await refuse(page, '**/api/v1/properties')
  await create.click()
  const failure = page.locator('form').getByRole('alert')
  await expect(failure).toContainText('Failed to create property')
  await expect(failure).toContainText('Not today.')
  for (const [name, value] of Object.entries(RIGHT)) {
    await expect(field(name as Field)).toHaveValue(value)
  }
  await expect(page.getByText('1 of 8 photos')).toBeVisible()
  await look(page)
  await context.close()
})
