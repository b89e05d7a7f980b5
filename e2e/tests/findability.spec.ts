import type { APIRequestContext } from '@playwright/test'
import { somePlaces } from '../support/favourites.ts'
import { expect, test } from '../support/journey.ts'
import { ask } from '../support/raw.ts'
import { baseURL } from '../support/settings.ts'

const head = (name: string) => `meta[property="og:${name}"]`

interface Thing {
  '@type': string
  [fact: string]: unknown
}

async function textOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  return answer.text()
}

async function typeOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  return answer.headers()['content-type']
}

async function statusOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  return answer.status()
}

/** What a server may send before it hears that anything has arrived: ten packets (RFC 6928). One more journey is 150 ms on a phone. */
const FIRST_PACKETS = 10 * 1460

/** Of the listing's twelve cards with all around them, uncompressed. */
const LISTING_BYTES = 45_000

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!)

test.describe('Search engines and messengers', () => {
  test.use({ javaScriptEnabled: false })

  test('read a place: what it is, where, how it is rated, and a picture', async ({ page }) => {
    const [place] = await somePlaces(1)
    await page.goto(`/properties/${place!.id}?checkIn=2099-01-01&guests=2`)
    await expect(page).toHaveTitle(`${place!.title} · Makao`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${baseURL}/properties/${place!.id}`
    )
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /bedroom/)
    await expect(page.locator(head('title'))).toHaveAttribute('content', place!.title)
    await expect(page.locator('meta[name="twitter:card"]')).toHaveCount(1)
    const picture = await page.locator(head('image')).getAttribute('content')
    expect(picture).toMatch(new RegExp(`^${baseURL}/uploads/`))
    expect(await typeOf(page.request, picture!)).toMatch(/^image\//)

    const block = await page.locator('script[type="application/ld+json"]').textContent()
    const { '@graph': things } = JSON.parse(block!) as { '@graph': Thing[] }
    const lodging = things.find((thing) => thing['@type'] === 'LodgingBusiness')!
    expect(lodging).toMatchObject({
      name: place!.title,
      address: { addressCountry: 'KE' },
      aggregateRating: { bestRating: 5 },
    })
    expect((lodging.review as Thing[]).length).toBeGreaterThan(0)
    expect(JSON.stringify(things)).not.toContain('@example')
    const way = things.find((thing) => thing['@type'] === 'BreadcrumbList')!
    expect(way.itemListElement).toHaveLength(4)
  })

  test('know who we are and how to search here', async ({ page }) => {
    await page.goto('/')
    const block = await page.locator('script[type="application/ld+json"]').textContent()
    const { '@graph': things } = JSON.parse(block!) as { '@graph': Thing[] }
    expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
    expect(JSON.stringify(things)).toContain('/properties?location={search_term_string}')
    const picture = await page.locator(head('image')).getAttribute('content')
    expect(await typeOf(page.request, picture!)).toBe('image/png')
  })

  test('see one listing behind all its filters, and a page per place', async ({ page }) => {
    await page.goto('/properties?location=Nairobi&minPrice=10&sort=price&view=list')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${baseURL}/properties?location=Nairobi`
    )
    await expect(page).toHaveTitle('Places to stay in Nairobi · Makao')
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })

  test('list no search for anybody’s words, whether it finds places or not', async ({ page }) => {
    for (const words of ['Nairobi, cheap pills here', 'cheap pills here']) {
      await page.goto(`/properties?${new URLSearchParams({ location: words })}`)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
      const description = page.locator('meta[name=description]')
      await expect(description).not.toHaveAttribute('content', /pills/)
    }
  })

  test('are sent a listing that is short in every language', async ({ request }) => {
    for (const language of ['en', 'sw', 'fr']) {
      const answer = await request.get('/properties', { headers: { 'Accept-Language': language } })
      const html = await answer.text()
      expect(html.match(/<article/g), language).toHaveLength(12)
      expect(Buffer.byteLength(html), language).toBeLessThanOrEqual(LISTING_BYTES)
    }
  })

  test('are sent a place in one go in every language', async ({ request }) => {
    const found = await request.get('/api/v1/properties?sort=-totalReviews&limit=1')
    const { data } = (await found.json()) as { data: { _id: number }[] }
    for (const language of ['en', 'sw', 'fr']) {
      const { headers } = await ask({
        path: `/properties/${data[0]!._id}`,
        headers: { 'Accept-Encoding': 'br', 'Accept-Language': language },
      })
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      const bytes = lines.join('').length + Number(headers['content-length'])
      expect(bytes, language).toBeLessThanOrEqual(FIRST_PACKETS)
    }
  })

  test('find every page in the sitemap, and what is closed in robots.txt', async ({ request }) => {
    const robots = await textOf(request, '/robots.txt')
    expect(robots).toContain('Disallow: /dashboard')
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)

    const files = locations(await textOf(request, '/sitemap.xml'))
    expect(files.length).toBeGreaterThan(1)
    expect(await typeOf(request, files[0]!)).toContain('xml')
    const written = await Promise.all(files.map((file) => textOf(request, file)))
    const urls = written.flatMap(locations)
    expect(urls).toContain(`${baseURL}/`)
    expect(urls).toContain(`${baseURL}/privacy`)
    const places = urls.filter((url) => /\/properties\/\d+$/.test(url))
    expect(new Set(places).size).toBe(places.length)
    expect(places.length).toBeGreaterThan(50)
    for (const url of [urls.at(-1)!, `${baseURL}/careers`]) {
      expect(await statusOf(request, url)).toBe(200)
    }
    expect(await statusOf(request, '/sitemap/properties-99.xml')).toBe(404)
  })

  test('keep out of what is somebody’s own, and hear 404 where nothing is', async ({ request }) => {
    for (const path of ['/auth/login', '/dashboard', '/api/v1/properties', '/offline']) {
      const answer = await request.get(path)
      expect(answer.headers()['x-robots-tag'], path).toBe('noindex')
    }
    for (const path of ['/', '/properties', '/terms']) {
      const answer = await request.get(path)
      expect(answer.headers()['x-robots-tag'], path).toBeUndefined()
    }
    for (const path of ['/nothing-here', '/properties/99999999', '/properties/none']) {
      expect(await statusOf(request, path), path).toBe(404)
    }
  })

  test('are told how the app is called and drawn', async ({ page }) => {
    await page.goto('/')
    const link = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = JSON.parse(await textOf(page.request, link!)) as {
      name: string
      display: string
      icons: { src: string; purpose?: string }[]
    }
    expect(manifest).toMatchObject({ name: 'Makao', display: 'standalone' })
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src } of manifest.icons) {
      expect(await typeOf(page.request, src)).toBe('image/png')
    }
  })
})
