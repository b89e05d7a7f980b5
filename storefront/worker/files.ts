import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'

const MONTH = 2_592_000

const LIMITS = { maxEntries: 160, maxAgeSeconds: MONTH }

export const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [new CacheableResponsePlugin({ statuses: [200] }), new ExpirationPlugin(LIMITS)],
})

/** Public, and a new picture has a new name. */
export const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 240, maxAgeSeconds: MONTH, purgeOnQuotaError: true }),
  ],
})

const ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g

const assetLimits = new CacheExpiration('assets', LIMITS)

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
