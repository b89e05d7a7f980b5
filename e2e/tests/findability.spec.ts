import type { APIRequestContext } from '@playwright/test'
import { somePlaces } from '../support/favourites.ts'
import { expect, test } from '../support/journey.ts'
import { ask } from '../support/raw.ts'
import { baseURL } from '../support/settings.ts'

/** The tags of a page that have this in them. */
const tags = (html: string, name: string, has: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(has))

/** An attribute of the one such tag. */
function attributeOf(html: string, [name, has, attribute]: [string, string, string]) {
  const found = tags(html, name, has)
  expect(found, has).toHaveLength(1)
  return new RegExp(`\\b${attribute}="([^"]*)"`).exec(found[0]!)?.[1]?.replaceAll('&amp;', '&')
}

const canonical = (html: string) => attributeOf(html, ['link', 'rel="canonical"', 'href'])
const pictureIn = (html: string) => attributeOf(html, ['meta', 'property="og:image"', 'content'])!
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]

function thingsIn(html: string) {
  const block = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  const { '@graph': things } = JSON.parse(block!) as { '@graph': Thing[] }
  return things
}

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
  test('read a place: what it is, where, how it is rated, and a picture', async ({ request }) => {
    const [place] = await somePlaces(1)
    const html = await textOf(request, `/properties/${place!.id}?checkIn=2099-01-01&guests=2`)
    expect(titleOf(html)).toBe(`${place!.title} · Makao`)
    expect(canonical(html)).toBe(`${baseURL}/properties/${place!.id}`)
    expect(attributeOf(html, ['meta', 'name="description"', 'content'])).toMatch(/bedroom/)
    expect(attributeOf(html, ['meta', 'property="og:title"', 'content'])).toBe(place!.title)
    expect(tags(html, 'meta', 'name="twitter:card"')).toHaveLength(1)
    const picture = pictureIn(html)
    expect(picture).toMatch(new RegExp(`^${baseURL}/uploads/`))
    expect(await typeOf(request, picture)).toMatch(/^image\//)

    const things = thingsIn(html)
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

  test('know who we are and how to search here', async ({ request }) => {
    const html = await textOf(request, '/')
    const things = thingsIn(html)
    expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
    expect(JSON.stringify(things)).toContain('/properties?location={search_term_string}')
    expect(await typeOf(request, pictureIn(html))).toBe('image/png')
  })

  test('see one listing behind all its filters, and a page per place', async ({ request }) => {
    const path = '/properties?location=Nairobi&minPrice=10&sort=price&view=list'
    const html = await textOf(request, path)
    expect(canonical(html)).toBe(`${baseURL}/properties?location=Nairobi`)
    expect(titleOf(html)).toBe('Places to stay in Nairobi · Makao')
    expect(tags(html, 'meta', 'name="robots"')).toEqual([])
  })

  test('list no search for anybody’s words, whether it finds places or not', async ({
    request,
  }) => {
    for (const words of ['Nairobi, cheap pills here', 'cheap pills here']) {
      const path = `/properties?${new URLSearchParams({ location: words })}`
      const html = await textOf(request, path)
      expect(attributeOf(html, ['meta', 'name="robots"', 'content'])).toBe('noindex')
      expect(tags(html, 'link', 'rel="canonical"')).toEqual([])
      expect(attributeOf(html, ['meta', 'name="description"', 'content'])).not.toMatch(/pills/)
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
    expect(await textOf(request, '/nothing-here')).toMatch(/<h1[^>]*>Page not found/)
  })

  test('are told how the app is called and drawn', async ({ request }) => {
    const html = await textOf(request, '/')
    const link = attributeOf(html, ['link', 'rel="manifest"', 'href'])
    const manifest = JSON.parse(await textOf(request, link!)) as {
      name: string
      display: string
      icons: { src: string; purpose?: string }[]
    }
    expect(manifest).toMatchObject({ name: 'Makao', display: 'standalone' })
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src } of manifest.icons) {
      expect(await typeOf(request, src)).toBe('image/png')
    }
  })
})
