import { pickDay } from '../support/calendar.ts'
import { day } from '../support/dates.ts'
import { somePlaces } from '../support/favourites.ts'
import { DATA, entries, impatientWith, slowLine, slowProcessor } from '../support/impatient.ts'
import { expect, open, test } from '../support/journey.ts'
import { newPersonIn } from '../support/people.ts'

/*
 * Guests who type and click on while answers are under way. Nothing typed is lost, nothing is written twice, the focus
 * stays, the last choice wins, and the address says it.
 */

test.describe('The filters of the listing', () => {
  test(
    'keep a maximum that is typed while the minimum is searched for',
    impatientWith(['routes/properties/filter-panel.tsx'], '@phone'),
    async ({ page, isMobile }) => {
      await open(page, '/properties')
      if (isMobile) await page.getByRole('button', { name: 'Filters' }).click()
      const [min, max] = [
        page.getByRole('spinbutton', { name: 'Min' }),
        page.getByRole('spinbutton', { name: 'Max' }),
      ]
      const line = await slowLine(page, DATA)
      await min.pressSequentially('5000')
      if (isMobile) {
        await page.getByRole('button', { name: 'Apply Filters' }).click()
        await page.getByRole('button', { name: /^Filters/ }).click()
        await max.focus()
      } else {
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
      }
      await line.asked()
      await expect(max).toBeFocused()
      await page.keyboard.type('20')
      await line.answer()
      await expect(page).toHaveURL('/properties?minPrice=5000')
      await page.keyboard.type('000')
      await expect(max).toHaveValue('20000')
      await expect(max).toBeFocused()
      await (isMobile ? page.getByRole('button', { name: 'Apply Filters' }).click() : max.blur())
      await expect(page).toHaveURL('/properties?minPrice=5000&maxPrice=20000')
      await expect(page.locator('input[name=minPrice]')).toHaveValue('5000')
    }
  )

  test(
    'do not search when one only passes by, are left as they were for another page, and keep a place until it is left',
    impatientWith([]),
    async ({ page }) => {
      await open(page, '/properties?page=2')
      const before = await entries(page)
      const where = page.getByRole('combobox', { name: 'Where' })
      await where.focus()
      await page.getByRole('spinbutton', { name: 'Min' }).focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByLabel('Currency')).toBeFocused()
      await expect(page).toHaveURL('/properties?page=2')
      expect(await entries(page)).toBe(before)

      const line = await slowLine(page, DATA)
      const wifi = page.getByLabel('WiFi', { exact: true })
      await wifi.check()
      await line.asked()
      const chips = page.getByRole('list', { name: 'Active filters' })
      await expect(chips).toContainText('WiFi')
      await page.getByRole('link', { name: 'Next page' }).click()
      await line.answer()
      await expect(page).toHaveURL('/properties?page=3')
      await expect(wifi).not.toBeChecked()
      await expect(chips).toHaveCount(0)
      await page.unrouteAll()

      const again = await slowLine(page, DATA)
      await wifi.check()
      await again.asked()
      await where.fill('Malindi')
      await again.answer()
      await expect(page).toHaveURL('/properties?amenities=wifi')
      await expect(where).toHaveValue('Malindi')
      await page.keyboard.press('Tab')
      await expect(page).toHaveURL('/properties?location=Malindi&amenities=wifi')
    }
  )

  test(
    'add up, the last choice of each wins, and they are taken away one after the other',
    impatientWith([]),
    async ({ page }) => {
      await open(page, '/properties')
      await slowProcessor(page)
      const before = await entries(page)
      const line = await slowLine(page, DATA)
      await page.getByLabel('WiFi', { exact: true }).check()
      await page.getByLabel('Pool', { exact: true }).check()
      await page.getByLabel('Property type').selectOption('villa')
      await page.getByLabel('Property type').selectOption('apartment')
      await page.getByLabel('Sort by').selectOption('price')
      await expect(page.getByLabel('Sort by')).toHaveValue('price')
      await line.answer()
      await expect(page).toHaveURL(
        '/properties?propertyType=apartment&amenities=wifi,pool&sort=price'
      )
      await expect(page.getByLabel('WiFi', { exact: true })).toBeChecked()
      await expect(page.getByLabel('Property type')).toHaveValue('apartment')
      expect(await entries(page)).toBe(before + 1)
      await page.goBack()
      await expect(page.getByLabel('WiFi', { exact: true })).not.toBeChecked()
      await expect(page.getByLabel('Sort by')).toHaveValue('createdAt')

      await page.goForward()
      await expect(page.getByLabel('Property type')).toHaveValue('apartment')
      const chips = page.getByRole('list', { name: 'Active filters' })
      line.hold()
      await chips.getByRole('link', { name: /WiFi/ }).click()
      await chips.getByRole('link', { name: /Apartment/ }).click()
      await page.getByLabel('Sort by').selectOption('-price')
      await expect(chips.getByRole('listitem')).toHaveText(['Pool', 'Clear all'])
      await line.answer()
      await expect(page).toHaveURL('/properties?amenities=pool&sort=-price')
      await expect(page.getByLabel('Property type')).toHaveValue('')
    }
  )
})

test(
  'the search of the home page, sent twice, leads to one page',
  impatientWith(['routes/home/search-form.tsx']),
  async ({ page }) => {
    await open(page, '/')
    const where = page.getByRole('combobox', { name: 'Where' })
    await where.fill('Watamu')
    await where.press('Escape')
    await page.getByRole('button', { name: /^Check-in/ }).click()
    await pickDay(page, 12)
    await pickDay(page, 14)
    const before = await entries(page)
    const line = await slowLine(page, DATA)
    const search = page.getByRole('button', { name: 'Search Properties' })
    await search.click()
    await line.asked()
    await page.getByLabel('Guests', { exact: true }).selectOption('4')
    await search.click()
    await line.asked(2)
    await line.answer()
    await expect(page).toHaveURL(
      `/properties?location=Watamu&checkIn=${day(12)}&checkOut=${day(14)}&guests=4`
    )
    expect(await entries(page)).toBe(before + 1)
  }
)

test(
  'trips are filtered by keyboard, with the search typed on meanwhile',
  impatientWith(['routes/dashboard/trips/filter-form.tsx', 'routes/dashboard/trip-search.tsx']),
  async ({ browser, contextOptions }) => {
    const { context } = await newPersonIn(browser, contextOptions)
    const page = await context.newPage()
    await open(page, '/dashboard/settings')
    const anywhere = page.locator('main').getByRole('searchbox')
    await anywhere.fill('mara')
    await anywhere.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/bookings\?search=mara/)
    const [status, search] = [page.getByLabel('Status'), page.getByLabel('Search', { exact: true })]
    await expect(search).toHaveValue('mara')

    const before = await entries(page)
    const line = await slowLine(page, DATA)
    await status.focus()
    await page.keyboard.press('ArrowDown')
    await line.asked()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(status).toHaveValue('checked-in')
    await search.focus()
    await search.press('End')
    await page.keyboard.type('lal')
    await line.answer()
    await expect(page).toHaveURL('/dashboard/bookings?when=all&search=mara&status=checked-in')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('maralal')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/bookings?when=all&search=maralal&status=checked-in')
    expect(await entries(page)).toBe(before + 2)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(search).toHaveValue('')
    await expect(status).toHaveValue('')
    await page.goBack()
    await expect(search).toHaveValue('maralal')
    await context.close()
  }
)

test(
  'all reviews are narrowed by keyboard, and both choices count',
  impatientWith(['routes/all-reviews/narrow.tsx']),
  async ({ page }) => {
    const [{ id }] = await somePlaces(1)
    await open(page, `/properties/${id}/reviews`)
    const line = await slowLine(page, DATA)
    const [sort, stars] = [page.getByLabel('Sort by'), page.getByLabel('Stars')]
    await sort.focus()
    await page.keyboard.press('ArrowDown')
    await line.asked()
    await page.keyboard.press('ArrowDown')
    await expect(sort).toHaveValue('-rating')
    await stars.selectOption('5')
    await stars.focus()
    await line.answer()
    await expect(page).toHaveURL(`/properties/${id}/reviews?sort=-rating&rating=5`)
    await expect(stars).toBeFocused()
    await expect(sort).toHaveValue('-rating')
    await page.goBack()
    await expect(stars).toHaveValue('')
    await expect(sort).toHaveValue('createdAt')
  }
)
