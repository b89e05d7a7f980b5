import { slowLine } from '../support/impatient.ts'
import { expect, hydrated, open, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { captionsOf, fillIn, finishedStay, TABLE, VIEW } from '../support/review_photos.ts'
import { beginForm } from '../support/raw.ts'
import { BROKEN_LINE, expectTroubles, SERVER_IN_TROUBLE } from '../support/troubles.ts'

test.describe('Photos in a review', () => {
  test(
    'are seen before they are sent, and go on through a broken line',
    { tag: '@phone' },
    async ({ browser, contextOptions }) => {
      const { guest, booking, property } = await finishedStay(browser, contextOptions)
      const page = await guest.newPage()
      await page.goto(`/dashboard/bookings/${booking}/review`)
      await hydrated(page)
      await fillIn(page)

      await page.locator('input[type=file]').setInputFiles([VIEW, TABLE])
      await page.getByLabel('What does photo 1 show? (optional)').fill('The view from the balcony')
      await page.getByRole('button', { name: 'Publish review' }).click()
      await expect(page.getByText('Please confirm that everybody in your photos')).toBeVisible()
      await page.getByRole('checkbox', { name: /Everybody in these photos agrees/ }).check()

      expectTroubles(BROKEN_LINE)
      let sent = 0
      let isBroken = true
      await page.route('**/api/v1/reviews', (route) => {
        if (isBroken) return route.abort('connectionreset')
        sent += 1
        return route.continue()
      })
      await page.getByRole('button', { name: 'Publish review' }).click()
      await expect(page.getByText('The connection is broken.')).toBeVisible()
      isBroken = false
      await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${booking}$`))
      await expect(page.getByText('Thank you! Your review is published.')).toBeVisible()
      expect(sent).toBe(1)
      expect(await captionsOf(guest, property)).toEqual(['The view from the balcony', null])
      await guest.close()
    }
  )

  test('are refused when they are none, can be stopped on their way, and lead to the sign-in where the session has ended', async ({
    browser,
    contextOptions,
  }) => {
    const { guest, booking, property } = await finishedStay(browser, contextOptions)
    const page = await guest.newPage()
    const path = `/dashboard/bookings/${booking}/review`
    await open(page, path)
    const chosen = page.locator('input[type=file]')
    const words = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('none') }
    await chosen.setInputFiles([words])
    await expect(page.getByRole('alert')).toHaveText(
      'Please upload a valid image file (JPEG, PNG, or WebP)'
    )
    await page.getByRole('button', { name: 'Remove notes.txt' }).click()
    await expect(chosen).toBeFocused()
    await chosen.setInputFiles(Array(6).fill(VIEW))
    await expect(page.getByRole('alert')).toHaveText('You can only upload a maximum of 5 images.')
    const remove = page.getByRole('button', { name: 'Remove view.png' })
    for (let left = await remove.count(); left > 1; left--) {
      await remove.first().click()
      await expect(remove).toHaveCount(left - 1)
    }

    await fillIn(page)
    await page.getByRole('checkbox', { name: /Everybody in these photos agrees/ }).check()
    expectTroubles(BROKEN_LINE)
    const line = await slowLine(page, /\/api\/v1\/reviews$/)
    await page.route('**/api/v1/reviews', (route) => route.abort('connectionreset'))
    await page.getByRole('button', { name: 'Publish review' }).click()
    await expect(page.getByText('The connection is broken.')).toBeVisible()
    // A try that hangs can be stopped for as long as it takes to look.
    await page.unroute('**/api/v1/reviews')
    await line.asked()
    await look(page)
    await page.getByRole('button', { name: 'Stop sending' }).click()
    await expect(page.getByLabel(/^Title/)).toHaveValue('Birdsong in the morning')
    await expect(remove).toBeVisible()
    await line.answer()
    expect(await captionsOf(guest, property)).toEqual([])
    await guest.clearCookies()
    await page.getByRole('button', { name: 'Publish review' }).click()
    await page.waitForURL(/\/auth\/login/)
    const asked = new URL(page.url()).searchParams
    expect([asked.get('returnTo'), asked.get('reason')]).toEqual([path, 'expired'])
    await guest.close()
  })

  test('that arrive or fail after their author went elsewhere are told there, and lead nobody away', async ({
    browser,
    contextOptions,
  }) => {
    test.slow()
    const { guest, booking, property } = await finishedStay(browser, contextOptions)
    const page = await guest.newPage()
    const bio = page.getByLabel('Bio')
    const goesElsewhere = async () => {
      await page.goto(`/dashboard/bookings/${booking}/review`)
      await hydrated(page)
      await fillIn(page)
      await page.locator('input[type=file]').setInputFiles([VIEW])
      await page.getByRole('checkbox', { name: /Everybody in these photos agrees/ }).check()
      const line = await slowLine(page, /\/api\/v1\/reviews$/)
      await page.getByRole('button', { name: 'Publish review' }).click()
      await line.asked()
      await page.locator('.dashboard-menu a[href="/dashboard/profile"]').click()
      await bio.fill('I travel light and late.')
      return line
    }

    expectTroubles(SERVER_IN_TROUBLE)
    await page.route('**/api/v1/reviews', (route) => route.fulfill({ status: 500 }), { times: 1 })
    const failing = await goesElsewhere()
    await failing.answer()
    await expect(page.getByText('Your review could not be published.')).toBeVisible()
    await expect(bio).toHaveValue('I travel light and late.')
    await page.unrouteAll()

    page.on('dialog', (dialog) => void dialog.accept())
    const late = await goesElsewhere()
    await late.answer()
    await expect(page.getByText('Thank you! Your review is published.')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/profile$/)
    await expect(bio).toHaveValue('I travel light and late.')
    expect(await captionsOf(guest, property)).toHaveLength(1)
    await guest.close()
  })

  test('wait until they are small enough to be sent', async ({ browser, contextOptions }) => {
    const { guest, booking, property } = await finishedStay(browser, contextOptions)
    const page = await guest.newPage()
    await open(page, `/dashboard/bookings/${booking}/review`)
    await fillIn(page)
    await page.evaluate(() => {
      const unpack = window.createImageBitmap
      const waits = new Promise<void>((done) => addEventListener('unpack', () => done()))
      window.createImageBitmap = async (picture: ImageBitmapSource) => {
        await waits
        return unpack(picture)
      }
    })
    const large = Buffer.concat([VIEW.buffer, Buffer.alloc(6_000_000)])
    await page.locator('input[type=file]').setInputFiles([{ ...VIEW, buffer: large }])
    await page.locator('input[type=file]').setInputFiles([TABLE])
    const caption = page.getByLabel('What does photo 1 show? (optional)')
    await page.getByLabel('What does photo 2 show? (optional)').fill('Tea and mangoes')
    await caption.fill('The view from the balcony')
    await page.getByRole('checkbox', { name: /Everybody in these photos agrees/ }).check()
    const publish = page.getByRole('button', { name: 'Publish review' })
    const ready = page.getByRole('status').filter({ hasText: 'Getting your photos ready' })
    await expect(ready).toBeVisible()
    await expect(publish).toBeDisabled()
    await look(page)
    await caption.focus()
    await page.evaluate(() => dispatchEvent(new Event('unpack')))
    await expect(ready).toBeHidden()
    await expect(caption).toHaveValue('The view from the balcony')
    await expect(caption).toBeFocused()
    await publish.click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${booking}$`))
    expect(await captionsOf(guest, property)).toEqual([
      'The view from the balcony',
      'Tea and mangoes',
    ])
    await guest.close()
  })

  test('travel as a plain form without scripts', async ({ browser, contextOptions }) => {
    const plain = { ...contextOptions, javaScriptEnabled: false }
    const { guest, booking, property } = await finishedStay(browser, plain)
    const page = await guest.newPage()
    await page.goto(`/dashboard/bookings/${booking}/review`)
    const cookies = await guest.cookies()
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const breakOff = beginForm('/dashboard/profile', { Cookie })
    await fillIn(page)
    const publish = async (buffer: Buffer) => {
      await page.locator('input[type=file]').setInputFiles([{ ...VIEW, buffer }])
      await page.getByRole('checkbox', { name: /Everybody in these photos agrees/ }).check()
      await page.getByRole('button', { name: 'Publish review' }).click()
    }
    expectTroubles(SERVER_IN_TROUBLE)
    const large = Buffer.concat([VIEW.buffer, Buffer.alloc(200_000)])
    await publish(large)
    await expect(page.getByText('Your pictures did not get through')).toBeVisible()
    await expect(page.getByLabel(/^Title/)).toHaveValue('Birdsong in the morning')
    await expect(page.getByRole('radio', { name: /^4/ }).first()).toBeChecked()

    breakOff()
    await publish(large)
    await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${booking}$`))
    expect(await captionsOf(guest, property)).toHaveLength(1)
    await guest.close()
  })
})
