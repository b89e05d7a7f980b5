import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'

/** In seconds. */
const MONTH = 2_592_000

const LIMITS = { maxEntries: 160, maxAgeSeconds: MONTH }

/** Files named by their content never change. */
export const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [new CacheableResponsePlugin({ statuses: [200] }), new ExpirationPlugin(LIMITS)],
})

/** Pictures of places and people: public, and a new picture has a new name. */
export const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 240, maxAgeSeconds: MONTH, purgeOnQuotaError: true }),
  ],
})

const ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g

const assetLimits = new CacheExpiration('assets', LIMITS)

/** Keeps the scripts, styles and faces that a page names. */
export async function keepAssetsOf(html: string) {
  const cache = await caches.open('assets')
  for (const path of new Set(html.match(ASSET))) {
    const url = new URL(path, location.origin).href
    if (!(await cache.match(url))) {
      await cache.add(url)
      await assetLimits.updateTimestamp(url)
    }
  }
}
