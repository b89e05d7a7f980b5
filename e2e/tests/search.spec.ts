import { pickDay } from '../support/calendar.ts'
import { day } from '../support/dates.ts'
import { expect, open, openTyping, said, test } from '../support/journey.ts'
import { fromOurPages } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { newHostAndGuest } from '../support/stays.ts'

test.describe('A visitor looks for a place', () => {
  test(
    'from the home page to places by the sea, in the address all along',
    { tag: '@phone' },
    async ({ page }) => {
      const where = page.getByRole('combobox', { name: 'Where' })
      await openTyping(page, '/', () => where.fill('dia'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Stay where the evenings are warm.'
      )
      const featured = page.locator('section', {
        has: page.getByText('Places guests come back to'),
      })
      await expect(featured.getByRole('article')).toHaveCount(6)

      await page.getByRole('option', { name: 'Diani Beach', exact: true }).click()
      await page.getByLabel('Guests', { exact: true }).selectOption('2')
      await page.getByRole('button', { name: 'Search Properties' }).click()
      await expect(page.getByText('Please select a check-in date')).toBeVisible()
      const checkIn = page.locator('[name=checkIn], [data-part=checkIn]').filter({ visible: true })
      await expect(checkIn, 'the first one that is missing').toBeFocused()
      await where.fill('')
      const places = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
      await expect(places).toHaveCount(6)
      await expect(places.last(), 'opened where there is room').toBeInViewport({ ratio: 1 })
      await where.fill('a')
      await where.press('ArrowUp')
      await expect(places.filter({ hasText: 'Tsavo' })).toBeAttached()
      await expect(places.last(), 'the chosen one is scrolled to').toBeInViewport({ ratio: 1 })
    }
  )

  test(
    'a search without words is answered at its fields, and fulfilled once they are right',
    { tag: '@phone' },
    async ({ page, isMobile }) => {
      await open(page, '/')
      await page.getByRole('button', { name: 'Search Properties' }).click()
      const where = page.getByRole('combobox', { name: 'Where' })
      await expect(where).toBeFocused()
      await expect(page.getByText('Please enter a location')).toBeVisible()
      await expect(page.getByText('Please select a check-in date')).toBeVisible()
      await expect(page.getByText('Please select a check-out date')).toBeVisible()
      await look(page)

      await where.fill('Watamu')
      await where.press('Escape')
      if (isMobile) {
        const dates = page.locator('input[type=date]').filter({ visible: true })
        await dates.first().fill(day(12))
        await dates.last().fill(day(10))
        await expect(page.getByText('Check-out date must be after check-in date')).toBeVisible()
        await dates.last().fill(day(14))
      } else {
        await page.getByRole('button', { name: /^Check-in/ }).click()
        await pickDay(page, 12)
        await pickDay(page, 14)
      }
      await page.getByRole('button', { name: 'Search Properties' }).click()
      await expect(page).toHaveURL(
        `/properties?location=Watamu&checkIn=${day(12)}&checkOut=${day(14)}&guests=2`
      )
      await expect(page.getByText(/\d+ propert(y|ies) found/)).toBeVisible()
    }
  )

  test('who says nothing of guests finds a total that the place keeps to', async ({
    browser,
    request,
  }) => {
    const { host, guest, property } = await newHostAndGuest(browser)
    const priced = await host.request.put(`/api/v1/properties/${property._id}/prices`, {
      headers: fromOurPages,
      data: { extraGuestFee: 1500, guestsIncluded: 1 },
    })
    expect(priced.ok()).toBe(true)
    const read = async (path: string) => {
      const answer = await request.get(path)
      return answer.text()
    }
    const list = await read(`/properties?location=Kilifi&checkIn=${day(40)}&checkOut=${day(42)}`)
    const card = list.split('<article').find((one) => one.includes(property.title)) ?? ''
    const total = /[\d,]+(?= total)/.exec(wordsOf(card))?.[0]
    const link = /href="(\/properties\/\d+\?[^"]*)"/.exec(card)?.[1]
    const place = await read(String(link).replaceAll('&amp;', '&'))
    expect(guestsIn(place)).toBe('1')
    const price = /aria-label="Price".*?<\/dl>/s.exec(place)?.[0]
    expect(wordsOf(String(price))).toContain(total!)
    expect(guestsIn(await read(`/properties/${property._id}`))).toBe('2')
    await Promise.all([host, guest].map((one) => one.close()))
  })

  test(
    'on a phone the filters are a sheet, applied at once',
    { tag: '@phone-only' },
    async ({ page }) => {
      await open(page, '/properties?page=2')
      await page.getByRole('button', { name: /^Filters/ }).click()
      const sheet = page.locator('.filter-sheet')
      await sheet.getByLabel('Property type').selectOption('Villa')
      await sheet.getByRole('checkbox', { name: 'WiFi' }).check()
      await expect(page).toHaveURL('/properties?page=2')
      await look(page)
      await sheet.getByRole('button', { name: 'Apply Filters' }).click()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL('/properties?propertyType=villa&amenities=wifi')
    }
  )

  test(
    'on a phone one date alone is not applied: its field asks for the other one',
    { tag: '@phone-only' },
    async ({ page }) => {
      await open(page, '/properties')
      await page.getByRole('button', { name: /^Filters/ }).click()
      const sheet = page.locator('.filter-sheet')
      await sheet.locator('input[name=checkIn]').fill(day(40))
      await sheet.getByRole('button', { name: 'Apply Filters' }).click()
      await expect(sheet.getByText('Please select a check-out date')).toBeVisible()
      const checkOut = sheet.locator('input[name=checkOut]')
      await expect(checkOut).toBeFocused()
      await expect(page).toHaveURL('/properties')
      await look(page)
      await checkOut.fill(day(42))
      await expect(sheet.getByText('Please select a check-out date')).toBeHidden()
      await sheet.getByRole('button', { name: 'Apply Filters' }).click()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(`/properties?checkIn=${day(40)}&checkOut=${day(42)}`)
    }
  )

  test('nothing found tells what to do next, a slip of the pen is understood, and pages follow each other', async ({
    page,
  }) => {
    await open(page, '/properties?location=Atlantis')
    await expect(page.getByText('No properties found')).toBeVisible()
    await expect(page.getByText('Try adjusting your filters or search criteria')).toBeVisible()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page.getByText(/[1-9]\d* properties found/)).toBeVisible()

    const where = page.getByRole('combobox', { name: 'Where' })
    await where.fill('Masai')
    await page.getByRole('option', { name: 'Maasai Mara', exact: true }).click()
    await expect(page).toHaveURL('/properties?location=Maasai+Mara')
    // Whoever leaves the field has said it as well.
    await where.fill('Kisumu')
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL('/properties?location=Kisumu')
    await expect(page.getByText(/[1-9]\d* propert(y|ies) found/).first()).toBeVisible()

    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page.getByText(/Showing 1 to 12 of \d+ results/)).toBeVisible()
    const first = await page.getByRole('article').first().getByRole('heading').textContent()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first!)
    for (const layout of ['List', 'Map', 'Grid']) {
      await page.getByRole('link', { name: layout, exact: true }).click()
      await expect(page.getByRole('link', { name: layout, exact: true })).toHaveAttribute(
        'aria-current',
        'true'
      )
      await expect(page.getByText(/Showing 13 to \d+ of \d+ results/)).toBeVisible()
    }
  })

  test('a search leads on from nothing, a place back to its search, and filters live in the address', async ({
    page,
  }) => {
    await open(page, '/properties?location=Watamu&minPrice=900000&guests=9&propertyType=castle')
    await expect(page.getByText('We do not know this property type.')).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: /^Anything in Watamu/ }).click()
    await expect(page).toHaveURL('/properties?location=Watamu')
    await page.getByRole('article').first().getByRole('heading').click()
    await page.getByRole('link', { name: 'All places' }).click()
    await expect(page).toHaveURL('/properties?location=Watamu')
    // The place that is left has dates to choose as well.
    await said(page, /\d+ propert(y|ies) found/)

    const [checkIn, checkOut] = [/^Check-in/, /^Check-out/].map((name) =>
      page.getByRole('button', { name })
    )
    const dates = (from: number, to: number) => `checkIn=${day(from)}&checkOut=${day(to)}`
    await checkIn!.click()
    await pickDay(page, 40)
    await pickDay(page, 42)
    await expect(page).toHaveURL(`/properties?location=Watamu&${dates(40, 42)}`)
    // One is changed, and the other one stays.
    await checkOut!.click()
    await pickDay(page, 44)
    await expect(page).toHaveURL(`/properties?location=Watamu&${dates(40, 44)}`)
    await expect(checkOut!).toBeFocused()
    await checkIn!.click()
    await pickDay(page, 41)
    await expect(page).toHaveURL(`/properties?location=Watamu&${dates(41, 44)}`)

    await page.getByLabel('Property type').selectOption('villa')
    await expect(page).toHaveURL(/propertyType=villa/)
    await page.getByLabel('Sort by').selectOption('price')
    await expect(page).toHaveURL(/sort=price/)
    await page.getByRole('link', { name: 'Remove filter: Villa' }).click()
    await expect(page).not.toHaveURL(/propertyType/)
    await expect(page).toHaveURL(/location=Watamu.*sort=price/)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).not.toHaveURL(/location|checkIn/)
  })
})

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '')

const guestsIn = (html: string) =>
  /<select[^>]*name="guests"(?:(?!<\/select>).)*?<option value="(\d+)" selected/s.exec(html)?.[1]
