import { somePlaces } from '../support/favourites.ts'
import { expect, open, test } from '../support/journey.ts'

test(
  'Back finds the list as it was left: filters, page and place',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/properties?sort=price')
    const card = page.getByRole('article').nth(8)
    const title = await card.getByRole('heading').textContent()
    // As a person does: what is passed has its height from then on, which is guessed before (`near.css`).
    for (let nth = 0; nth <= 8; nth++) {
      await page.getByRole('article').nth(nth).scrollIntoViewIfNeeded()
    }
    await page.evaluate(() => window.scrollBy(0, 120))
    const link = card.getByRole('link').first()
    // Pointing may scroll to it: the place that counts is the one it is clicked at.
    await link.hover()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(200)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(50)

    await page.goBack()
    await expect(page).toHaveURL('/properties?sort=price')
    await expect(page.getByLabel('Sort by')).toHaveValue('price')
    const away = async () => Math.abs((await page.evaluate(() => window.scrollY)) - left)
    await expect.poll(away).toBeLessThan(60)

    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
  }
)

test.describe('Somebody who saves data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })

  test('gets smaller pictures, and nothing in advance', async ({ page }) => {
    const [place] = await somePlaces(1)
    const answer = await page.request.get(`/properties/${place!.id}`)
    const html = await answer.text()
    const [, content = ''] = html.split('id="content"')
    const sets = [...content.matchAll(/<source [^>]*srcset="([^"]+)"/gi)].map(([, set]) => set!)
    const widths = sets.flatMap((set) => [...set.matchAll(/ (\d+)w/g)].map(([, width]) => width))
    expect(widths.length).toBeGreaterThan(0)
    expect(Math.max(...widths.map(Number))).toBeLessThanOrEqual(720)

    await page.clock.install()
    await open(page, '/properties')
    await page.getByRole('article').first().getByRole('link').first().hover()
    await page.clock.runFor(2000)
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
  })
})
