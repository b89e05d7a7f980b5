import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Route } from '@playwright/test'
import { somePlaces } from '../support/favourites.ts'
import { atTheDesk } from '../support/desk.ts'
import { openFrontDoor, type FrontDoor } from '../support/front_door.ts'
import { expect, open, people, test } from '../support/journey.ts'
import { look, lookHere } from '../support/look.ts'
import { picture } from '../support/pictures.ts'
import { archiveOfStreets } from '../support/streets.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

test.describe('The map', () => {
  test(
    'is a view of the search with an address of its own, and its pins lead on',
    { tag: '@phone' },
    async ({ page }) => {
      await open(page, '/properties?location=Diani+Beach')
      await page.getByRole('link', { name: 'Map', exact: true }).filter({ visible: true }).click()
      await expect(page).toHaveURL(/location=Diani(\+|%20)Beach&view=map/)
      const map = page.locator('.map')
      await expect(map).toBeVisible()
      await expect(map.locator('.map-kenya')).toBeAttached()
      const pins = map.locator('.map-pin')
      await expect(pins.first()).toBeVisible()
      await look(page)

      // By keyboard: nearer until a pin stands alone, then through it to the place.
      await expect(async () => {
        const clusters = map.getByRole('button', { name: /places, zoom in$/ })
        if ((await map.getByRole('link').count()) === 0) {
          await clusters.first().focus()
          await page.keyboard.press('Enter')
          await expect(map).toBeFocused({ timeout: 1000 })
        }
        await expect(map.getByRole('link').first()).toBeVisible({ timeout: 1000 })
      }).toPass()
      const pin = map.getByRole('link').first()
      await expect(pin).toHaveAccessibleName(/, (KES|USD|EUR|GBP).* a night$/)
      await pin.focus()
      await page.keyboard.press('Enter')
      const preview = page.getByRole('group', { name: 'The place you chose' })
      await expect(preview.getByText('a night')).toBeVisible()
      await expect(preview.locator('img')).toBeVisible()
      await expect(preview.getByRole('link')).toBeFocused()
      await lookHere(page)
      await page.keyboard.press('Escape')
      await expect(preview).toBeHidden()
      await expect(pin).toBeFocused()
      await page.keyboard.press('Enter')
      await preview.getByRole('link').press('Enter')
      await expect(page).toHaveURL(/\/properties\/\d+/)
      await page.goBack()
      await expect(page).toHaveURL(/view=map/)
      await expect(map).toBeVisible()

      // What was chosen among the pins of one search is not shown over those of the next.
      await expect(async () => {
        await map.getByRole('link').first().press('Enter', { timeout: 1000 })
        await expect(preview).toBeVisible({ timeout: 1000 })
      }).toPass()
      await page.getByRole('link', { name: 'Remove filter: Diani Beach' }).click()
      await expect(page).not.toHaveURL(/Diani/)
      await expect(preview).toBeHidden()
    }
  )

  test('of a place opens on its page, about a kilometre around it', async ({ page }) => {
    const [place] = await somePlaces(1)
    await open(page, `/properties/${place.id}`)
    await expect(page.locator('.map')).toHaveCount(0)
    await page.getByText('Show on a map').click()
    await expect(
      page.getByRole('region', { name: `Map of the area around ${place.title}` })
    ).toBeVisible()
    await expect(page.locator('.map .map-pin')).toHaveCount(1)
    await expect(page.getByText(/about a kilometre around the place/)).toBeVisible()
    await look(page)
  })

  test('leaves the list to whoever has no scripts', async ({ request }) => {
    const answer = await request.get('/properties?view=map')
    const html = await answer.text()
    expect(html).toMatch(/class="without-scripts[^>]*>The map needs scripts/)
    expect(html).toContain('<article')
  })
})

test('names towns, water and parks, and no pin lies over another', async ({ page }) => {
  await open(page, '/properties?view=map')
  const map = page.locator('.map')
  for (const name of ['Garissa', 'Lake Victoria', 'Indian Ocean', 'Tanzania']) {
    await expect(map.getByText(name, { exact: true })).toBeVisible()
  }
  const zoomIn = map.locator('.leaflet-control-zoom-in')
  while ((await zoomIn.getAttribute('aria-disabled')) !== 'true') {
    await zoomIn.click()
    const boxes = await map
      .locator('.map-pin')
      .evaluateAll((pins) => pins.map((pin) => pin.getBoundingClientRect().toJSON() as DOMRect))
    for (const [at, one] of boxes.entries()) {
      const over = boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom
        )
      expect(over).toEqual([])
    }
  }
})

test('a host who is there sets the pin by the phone', async ({ browser, contextOptions }) => {
  const { context, page } = await atTheDesk(browser, people.host.email, {
    ...contextOptions,
    permissions: ['geolocation'],
    geolocation: { latitude: -4.2797, longitude: 39.5947 },
  })
  await page.goto('/dashboard/properties/new')
  const here = page.getByRole('button', { name: 'I am there now' })
  await here.click()
  await expect(page.getByText('The pin stands at -4.2797, 39.5947.')).toBeVisible()
  await expect(page.locator('.map-kenya')).toBeAttached()
  await context.setGeolocation({ latitude: 51.5, longitude: -0.1 })
  await here.click()
  await expect(page.getByRole('alert').filter({ hasText: 'not in Kenya' })).toBeVisible()
  await context.close()
})

test.describe('A map with tiles', () => {
  const TILES = 'https://tiles.example'
  const tiles = (context: BrowserContext, answer: (route: Route) => Promise<void>) =>
    context.route(`${TILES}/**`, answer)
  let door: FrontDoor

  test.beforeAll(async () => {
    door = await openFrontDoor({
      MAP_TILES_URL: `${TILES}/{z}/{x}/{y}.png`,
      MAP_ATTRIBUTION: '© Those who drew it',
    })
  })
  test.afterAll(() => door.close())

  test('takes them from where it is told, and from nowhere else; where none come it shows the country', async ({
    page,
    context,
  }) => {
    const { buffer } = picture('tile', [222, 230, 210])
    const asked: string[] = []
    await tiles(context, (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ contentType: 'image/png', body: buffer })
    })
    const answer = await page.goto(`${door.url}/properties?view=map`)
    expect(answer!.headers()['content-security-policy']).toMatch(
      new RegExp(`img-src 'self' data: blob: ${TILES};`)
    )
    await expect(page.locator('.map .leaflet-tile-loaded').first()).toBeVisible()
    expect(asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.png$/)
    await expect(page.locator('.map .map-pin').first()).toBeVisible()
    await expect(page.getByText('© Those who drew it')).toBeVisible()
    await expect(page.locator('.map-kenya')).toHaveCount(0)
    await look(page)

    expectTroubles(BROKEN_LINE)
    await tiles(context, (route) => route.abort())
    await page.reload()
    await expect(page.locator('.map .map-kenya')).toBeAttached()
    await expect(page.locator('.map .map-pin').first()).toBeVisible()
  })
})

test.describe('A map with streets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'makao-streets-'))
  let door: FrontDoor

  test.beforeAll(async () => {
    const file = join(folder, 'streets.pmtiles')
    writeFileSync(file, archiveOfStreets())
    door = await openFrontDoor({ MAP_PMTILES: file })
  })
  test.afterAll(async () => {
    await door.close()
    rmSync(folder, { recursive: true })
  })

  test('draws them from a file of ours, and the country where it does not come', async ({
    page,
  }) => {
    await page.goto(`${door.url}/properties?view=map`)
    const tile = page.locator('.map canvas.leaflet-tile-loaded').first()
    await expect(tile).toBeVisible()
    const drawn = await tile.evaluate((canvas: HTMLCanvasElement) =>
      Array.from(canvas.getContext('2d')!.getImageData(9, 9, 1, 1).data)
    )
    expect(drawn[3]).toBe(255)
    await expect(page.locator('.map .map-pin').first()).toBeVisible()
    await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible()
    await expect(page.locator('.map-kenya')).toHaveCount(0)

    expectTroubles(BROKEN_LINE)
    await page.route('**/streets.pmtiles*', (route) => route.abort())
    await page.reload()
    await expect(page.locator('.map .map-kenya')).toBeAttached()
  })
})
