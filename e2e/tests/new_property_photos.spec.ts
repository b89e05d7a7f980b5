import type { BrowserContext, Page } from '@playwright/test'
import { waitLong } from '../support/clock.ts'
import { expect, people, test } from '../support/journey.ts'
import { slowLine } from '../support/impatient.ts'
import { known, titled, uniqueTitle, unlist } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { pictures } from '../support/pictures.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'
import { signedIn } from '../support/world.ts'

/** As large as no browser can make it smaller. */
const UNREADABLE = { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6_000_000, 7) }

test.describe('The photos of a new property', () => {
  let host: BrowserContext
  let page: Page

  test.beforeEach(async ({ browser, contextOptions }) => {
    host = await signedIn(browser, people.host.email, contextOptions)
    page = await host.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
  })

  test.afterEach(() => host.close())

  const fillNew = async (title: string) => {
    await page.goto('/dashboard/properties/new')
    await page.getByTestId('photos').setInputFiles(pictures(2))
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill('A house at the end of the line.')
    await page.getByLabel('Price per night').fill('4000')
    await page.getByLabel('Street and number').fill('Road 1')
    await page.getByLabel('Area', { exact: true }).fill('Mnarani')
    await page.getByLabel('City or town').selectOption('Kilifi')
  }

  test('whose answer was lost stay until it is sent again', async () => {
    expectTroubles(BROKEN_LINE)
    const title = uniqueTitle('Lost answer')
    await fillNew(title)
    let tries = 0
    await page.route('**/api/v1/properties', async (route) => {
      tries += 1
      if (tries === 1) await route.fetch()
      await route.abort('connectionreset')
    })
    const create = page.getByRole('button', { name: 'Create property' })
    await create.click()
    await waitLong(page, page.getByText('It may have arrived all the same.'))
    expect(tries).toBeGreaterThan(1)
    await expect(page.getByRole('button', { name: 'Delete photo 1' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^(Move|Set Primary)/ })).toHaveCount(0)
    await look(page)
    await page.getByRole('button', { name: 'Delete photo 2' }).click()
    await page.unroute('**/api/v1/properties')
    await create.click()
    await expect(page).toHaveURL(/\/dashboard\/properties$/)
    const made = await titled(host, title)
    expect(made).toHaveLength(1)
    await unlist(host, made)
  })

  test('are waited for, and what is typed meanwhile is stored with them', async () => {
    const title = uniqueTitle('Typed meanwhile')
    await fillNew(title)
    const line = await slowLine(page, /\/api\/v1\/properties$/)
    await page.getByRole('button', { name: 'Create property' }).click()
    await line.asked()
    await page.getByLabel('Price per night').fill('4400')
    await line.answer()
    await expect(page).toHaveURL(/\/dashboard\/properties$/)
    const made = await titled(host, title)
    expect(await known(host, made[0]._id)).toMatchObject({ price: 4400 })
    await unlist(host, made)
  })

  test('are asked for again when none of them could be used', async () => {
    await fillNew(uniqueTitle('No photo'))
    await page.getByRole('button', { name: 'Delete photo 2' }).click()
    await page.getByRole('button', { name: 'Delete photo 1' }).click()
    await page.evaluate(() => {
      const decode = window.createImageBitmap
      window.createImageBitmap = async (picture: ImageBitmapSource) => {
        await new Promise((later) => setTimeout(later, 2000))
        return decode(picture)
      }
    })
    await page.getByTestId('photos').setInputFiles([UNREADABLE])
    await page.getByRole('button', { name: 'Create property' }).click()
    await expect(
      page.getByText('Please upload at least one image of your property').first()
    ).toBeVisible()
    await look(page)
    const title = uniqueTitle('After all')
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByTestId('photos').setInputFiles(pictures(1))
    await page.getByRole('button', { name: 'Create property' }).click()
    await expect(page).toHaveURL(/\/dashboard\/properties$/)
    await unlist(host, await titled(host, title))
  })

  test('follow it when they get stuck', async () => {
    expectTroubles(BROKEN_LINE)
    const title = uniqueTitle('Stuck photos')
    await fillNew(title)
    await page.route('**/photos', (route) => route.abort('connectionreset'))
    await page.getByRole('button', { name: 'Create property' }).click()
    const messages = page.getByRole('region', { name: 'Messages' })
    await expect(messages.getByText('Property created successfully!').first()).toBeVisible()
    await waitLong(page, page.getByText('Your property is saved, but 1 photo did not arrive.'))
    await look(page)
    await expect(page.getByRole('button', { name: /^Caption and description/ })).toHaveCount(0)
    await page.unroute('**/photos')
    await page.getByRole('button', { name: 'Send them again' }).click()
    await expect(page).toHaveURL(/\/dashboard\/properties$/)
    const made = await titled(host, title)
    const { images } = await known(host, made[0]._id)
    expect(images).toHaveLength(2)
    await unlist(host, made)
  })

  test('are not left behind with one that is refused', async () => {
    const title = uniqueTitle('Refused photo')
    await fillNew(title)
    await page.getByTestId('photos').setInputFiles(pictures(1))
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    let tries = 0
    await page.route('**/photos', (route) => {
      tries += 1
      return tries === 1
        ? route.fulfill({ status: 422, json: { success: false, message: 'No' } })
        : held.then(() => route.continue())
    })
    await page.getByRole('button', { name: 'Create property' }).click()
    await expect(page.getByText('1 photo is still on its way.')).toBeVisible()
    const without = page.getByRole('button', { name: 'Go on without them' })
    await expect(without).toHaveCount(0)
    goOn()
    await expect(page.getByText('but 1 photo did not arrive.')).toBeVisible()
    await without.click()
    await expect(page).toHaveURL(/\/dashboard\/properties$/)
    const made = await titled(host, title)
    const { images } = await known(host, made[0]._id)
    expect(images).toHaveLength(2)
    await unlist(host, made)
  })
})
