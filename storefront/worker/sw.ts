import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { dataOf, discovery } from './data'
import { assets, pictures } from './files'
import { keepPages, openPage } from './pages'
import { forget } from './reader'

/*
 * The service worker: pages somebody has visited stay readable without a connection. No page is
 * answered from memory while the network answers; what one person saw is never shown to another.
 */
declare const self: ServiceWorkerGlobalScope

void self.skipWaiting()
clientsClaim()

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve())
})

const here = (url: URL) => url.origin === self.location.origin

registerRoute(({ url }) => here(url) && url.pathname.startsWith('/assets/'), assets)
registerRoute(({ url }) => here(url) && /^\/(uploads|icons)\//.test(url.pathname), pictures)
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && here(url) && isPage(url),
  ({ event }) => openPage(event as FetchEvent)
)
registerRoute(
  ({ url }) => here(url) && url.pathname === '/__manifest',
  ({ request }) => discovery(request)
)
registerRoute(
  ({ url }) => here(url) && url.pathname.endsWith('.data'),
  ({ request }) => dataOf(request)
)

/** What the front door passes on, or serves as a file, is no page of ours. */
function isPage({ pathname }: URL) {
  return !/^\/(api|uploads|assets|dev)\/|\.\w+$/.test(pathname)
}

/** Signing out, in either house, takes what that person saw along at once; so does another language. */
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && /\/(auth\/logout|language)(\.data)?$/.test(new URL(url).pathname)) {
    event.waitUntil(forget())
  }
})

/** A page asks to be kept when it was opened without us seeing it as a document. */
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { keep } = Object(event.data) as { keep?: unknown }
  if (Array.isArray(keep)) {
    event.waitUntil(keepPages(keep.filter((path) => typeof path === 'string')))
  }
})
