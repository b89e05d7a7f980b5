import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { isDataRequest, isDiscovery } from '../router-internals/data-requests'
import { dataOf, discovery } from './data'
import { assets, pictures } from './files'
import { keepPages, openPage } from './pages'
import { clearPages } from './viewer'

/*
 * The service worker: visited pages stay readable offline. Network first; what one person saw is
 * never shown to another.
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
  ({ url }) => here(url) && isDiscovery(url),
  ({ request }) => discovery(request)
)
registerRoute(
  ({ url }) => here(url) && isDataRequest(url),
  ({ request }) => dataOf(request)
)

/** Paths of the front door's API proxy and files. */
function isPage({ pathname }: URL) {
  return !/^\/(api|uploads|assets|dev)\/|\.\w+$/.test(pathname)
}

/** Signing out, in either front end, and changing the language delete what that person saw. */
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && /\/(auth\/logout|language)(\.data)?$/.test(new URL(url).pathname)) {
    event.waitUntil(clearPages())
  }
})

/** A page asks to be kept after client-side navigation. */
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { keep } = Object(event.data) as { keep?: unknown }
  if (Array.isArray(keep)) {
    event.waitUntil(keepPages(keep.filter((path) => typeof path === 'string')))
  }
})
