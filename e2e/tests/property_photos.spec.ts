import type { BrowserContext, Page } from '@playwright/test'
import { expect, people, test } from '../support/journey.ts'
import { waitLong } from '../support/clock.ts'
import { look } from '../support/look.ts'
import { fromOurPages, known, listed, unlist, type Listed } from '../support/listings.ts'
import { pictures } from '../support/pictures.ts'
import { signedIn } from '../support/world.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

const toast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Messages' }).getByText(text).first()).toBeVisible()

test.describe('The photos of a property', () => {
  let host: BrowserContext
  let page: Page
  let property: Listed

  const photosOf = async (): Promise<{ _id: number }[]> => {
    const { images } = await known(host, property._id)
    return images
  }
  const idsOf = async () => {
    const photos = await photosOf()
    return photos.map(({ _id }) => _id)
  }
  const count = async () => {
    const photos = await photosOf()
    return photos.length
  }

  /**
   * Lifts a photo by keyboard, and waits until it stands over its place, and hears keys: the library listens to them by a timer that
   * it sets as it lifts.
   */
  const lift = async (number: number) => {
    await page.getByRole('button', { name: `Move photo ${number}` }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`Lifted photo ${number} of 3`)).toBeAttached()
    await expect(page.locator('[data-dragging="true"][style*="translate3d"]')).toBeAttached()
    await page.evaluate(() => new Promise((heard) => setTimeout(heard)))
  }

  test.beforeEach(async ({ browser, contextOptions }) => {
    host = await signedIn(browser, people.host.email, contextOptions)
    page = await host.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    property = await listed(host, {}, 3)
    await page.goto(`/dashboard/properties/${property._id}/edit`)
    await expect(page.getByText('3 of 8 photos')).toBeVisible()
  })

  test.afterEach(async () => {
    await unlist(host, [property])
    await host.close()
  })

  test(
    'are dragged to the front, or ordered by keyboard, and one of them leads',
    { tag: '@phone' },
    async ({ isMobile }) => {
      const before = await idsOf()
      const grip = page.getByRole('button', { name: 'Move photo 3' })
      const target = page.getByRole('button', { name: 'Move photo 1' })
      await grip.scrollIntoViewIfNeeded()
      const [from, to] = [await grip.boundingBox(), await target.boundingBox()]
      if (!from || !to) throw new Error('The photos are not on the screen')
      await page.mouse.move(from.x + 10, from.y + 10)
      await page.mouse.down()
      await page.mouse.move(to.x + 4, to.y + 4, { steps: 12 })
      await page.mouse.up()
      const dragged = [before[2], before[0], before[1]]
      await expect.poll(idsOf).toEqual(dragged)
      await toast(page, 'Image order updated successfully')

      await lift(3)
      await page.keyboard.press('Escape')
      await expect(page.getByText('Put back', { exact: true })).toBeAttached()
      await expect(page.getByRole('dialog', { name: 'Edit property' })).toBeVisible()

      await page.getByRole('button', { name: 'Set Primary: photo 2' }).click()
      await toast(page, 'Primary image updated successfully')
      await expect.poll(idsOf).toEqual([dragged[1], dragged[0], dragged[2]])

      await lift(3)
      await page.keyboard.press(isMobile ? 'ArrowUp' : 'ArrowLeft')
      await expect(page.getByText('Place 2 of 3')).toBeAttached()
      await page.keyboard.press('Space')
      await expect.poll(idsOf).toEqual([dragged[1], dragged[2], dragged[0]])
      await look(page)
    }
  )

  test('that somebody else deletes meanwhile are gone here, too, and those that are left are moved on', async () => {
    await page.getByRole('button', { name: 'Set Primary: photo 2' }).click()
    await toast(page, 'Primary image updated successfully')
    const [first, , last] = await idsOf()
    const path = `/api/v1/properties/${property._id}/photos/${last}`
    const gone = await host.request.delete(path, { headers: fromOurPages })
    expect(gone.ok()).toBe(true)
    await expect(page.getByText('2 of 8 photos')).toBeVisible()
    await page.getByRole('button', { name: 'Set Primary: photo 2' }).click()
    await toast(page, 'Primary image updated successfully')
    expect(await idsOf()).toHaveLength(2)
    expect(await idsOf()).toContain(first)
  })

  test('that arrive while another is moved stay, and those that arrive after a save bring the form back when more was typed meanwhile', async () => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route('**/photos/order', (route) => held.then(() => route.continue()))
    const before = await idsOf()
    await lift(3)
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('Place 2 of 3')).toBeAttached()
    await page.keyboard.press('Space')
    await page.getByTestId('photos').setInputFiles(pictures(1))
    await expect.poll(count).toBe(4)
    await expect(page.getByRole('button', { name: 'Move photo 4' })).toBeVisible()
    goOn()
    await toast(page, 'Failed to change the order of the images')
    await expect(page.getByText('4 of 8 photos')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move photo 4' })).toBeVisible()
    const after = await idsOf()
    expect(after.slice(0, 3)).toEqual(before)

    let save = () => {}
    let arrive = () => {}
    const saved = new Promise<void>((resolve) => (save = resolve))
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(`**/api/v1/properties/${property._id}`, (route) =>
      (route.request().method() === 'GET' ? Promise.resolve() : saved).then(() => route.continue())
    )
    await page.route('**/photos', (route) => arrived.then(() => route.continue()))
    await page.getByTestId('photos').setInputFiles(pictures(1))
    await expect(page.getByText('5 of 8 photos')).toBeVisible()
    const price = page.getByRole('spinbutton', { name: 'Price per night' })
    await price.fill('4100')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await price.fill('4200')
    save()
    await expect(page.getByText('1 photo is still on its way.')).toBeVisible()
    page.removeAllListeners('dialog')
    page.once('dialog', (question) => void question.dismiss())
    const asking = page.waitForEvent('dialog')
    arrive()
    await asking
    await expect(price).toHaveValue('4200')
    await expect(page.getByText('5 of 8 photos')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move photo 5' })).toBeVisible()
  })

  test('are eight pictures of 5 MB at most; they are described, and deleted after a question while others remain', async () => {
    await page.getByTestId('photos').setInputFiles(pictures(6))
    await expect(
      page.getByText(
        'You can only upload a maximum of 8 images. Currently you have 3 images. You can add 5 more.'
      )
    ).toBeVisible()
    const broken = { mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * 1024 * 1024) }
    await page.getByTestId('photos').setInputFiles([{ name: 'huge.jpg', ...broken }])
    await expect(
      page.getByText('Some images are too large. Please upload images smaller than 5MB. (huge.jpg)')
    ).toBeVisible()
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await page.getByTestId('photos').setInputFiles([text])
    await expect(
      page.getByText('Please upload a valid image file (JPEG, PNG, or WebP) (notes.txt)')
    ).toBeVisible()
    await look(page)
    expect(await photosOf()).toHaveLength(3)

    await page.getByRole('button', { name: 'Caption and description of photo 1' }).click()
    const words = page.getByRole('dialog', { name: 'Caption and description' })
    await words.getByLabel('Caption', { exact: true }).fill('The veranda')
    await words.getByLabel('Description for those').fill('A veranda above the creek')
    await look(page)
    page.removeAllListeners('dialog')
    page.once('dialog', (question) => void question.dismiss())
    await page.keyboard.press('Escape')
    await expect(words.getByLabel('Caption', { exact: true })).toHaveValue('The veranda')
    page.on('dialog', (question) => void question.accept())
    await words.getByRole('button', { name: 'Save' }).click()
    await expect(words).toBeHidden()
    const [first] = await photosOf()
    expect(first).toMatchObject({ caption: 'The veranda', alt: 'A veranda above the creek' })

    for (const left of [2, 1]) {
      await page.getByRole('button', { name: 'Delete photo 2' }).click()
      const question = page.getByRole('dialog', { name: 'Delete this photo?' })
      await expect(question).toBeVisible()
      await question.getByRole('button', { name: 'Delete photo' }).click()
      await expect(page.getByText(`${left} of 8 photos`)).toBeVisible()
    }
    await toast(page, 'Image deleted successfully')
    await expect(page.getByRole('button', { name: /^Delete photo/ })).toHaveCount(0)
  })

  test('are sent again after the line broke, by themselves and by hand, and stored once with what they say by then', async () => {
    expectTroubles(BROKEN_LINE)
    let tries = 0
    await page.route('**/photos', (route) => {
      tries += 1
      return tries === 1 ? route.abort('connectionreset') : route.continue()
    })
    await page.getByTestId('photos').setInputFiles(pictures(1))
    await expect.poll(count).toBe(4)
    expect(tries).toBe(2)

    await page.unroute('**/photos')
    let heard = false
    await page.route('**/photos', async (route) => {
      if (!heard) await route.fetch()
      heard = true
      await route.abort('connectionreset')
    })
    await page.getByTestId('photos').setInputFiles(pictures(1))
    await expect.poll(count).toBe(5)
    const again = page.getByRole('button', { name: 'Try again' })
    await waitLong(page, again)
    await expect(page.getByText('We could not reach the server').first()).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'Caption and description of photo 5' }).click()
    const words = page.getByRole('dialog', { name: 'Caption and description' })
    await words.getByLabel('Caption', { exact: true }).fill('The jetty')
    await words.getByRole('button', { name: 'Save' }).click()
    await expect(words).toBeHidden()
    await page.unroute('**/photos')
    await again.click()
    await expect(page.getByText('5 of 8 photos')).toBeVisible()
    await expect(again).toBeHidden()
    const captions = async () => {
      const { images } = await known(host, property._id)
      return (images as { caption: string | null }[]).map(({ caption }) => caption)
    }
    await expect.poll(captions).toEqual([null, null, null, null, 'The jetty'])
  })

  test('that arrive while somebody writes what they show say it', async () => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route('**/photos', (route) => held.then(() => route.continue()))
    await page.getByTestId('photos').setInputFiles(pictures(2))
    await page.getByRole('button', { name: 'Caption and description of photo 5' }).click()
    const words = page.getByRole('dialog', { name: 'Caption and description' })
    await words.getByLabel('Caption', { exact: true }).fill('The jetty')
    goOn()
    await expect.poll(count).toBe(5)
    await words.getByRole('button', { name: 'Save' }).click()
    await toast(page, 'Image updated successfully')
    await expect(words).toBeHidden()
    const images = await photosOf()
    expect(images.at(-1)).toMatchObject({ caption: 'The jetty' })
  })

  test('that are on their way when the words are saved still arrive, and whoever leaves is asked', async () => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route('**/photos', (route) => held.then(() => route.continue()))
    await page.getByTestId('photos').setInputFiles(pictures(1))
    await expect(page.getByText('4 of 8 photos')).toBeVisible()
    await page.getByRole('spinbutton', { name: 'Price per night' }).fill('4100')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await toast(page, 'Property updated successfully!')
    const dialog = page.getByRole('dialog', { name: 'Edit property' })
    await expect(dialog).toContainText('Your property is saved. 1 photo is still on its way.')
    await look(page)
    page.removeAllListeners('dialog')
    page.once('dialog', (question) => void question.dismiss())
    const asking = page.waitForEvent('dialog')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await asking
    await expect(dialog).toBeVisible()
    goOn()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard\/properties$/)
    expect(await count()).toBe(4)
  })
})
