import { CacheExpiration } from 'workbox-expiration'
import { keepAssetsOf } from './files'
import { currentEra, meet, PAGES } from './reader'

const OFFLINE = '/offline'

/** In ms: after this a kept page is better than none, also on a line that seems to be there. */
const PATIENCE = 12_000

/** Pages to read. Steps and whatever has a secret in its address are none. */
const KEPT = [
  /^\/properties(\/\d+(\/reviews)?)?\/?$/,
  /^\/dashboard(\/(bookings(\/\d+)?|wishlist|reviews|profile|settings))?\/?$/,
  /^\/(?!auth|dashboard|language|newsletter|offline|forgot-password)[a-z-]*\/?$/,
]

/** Asked for in the background: nothing may change by it, and no message is shown on it. */
const QUIETLY = { headers: { 'Accept': 'text/html', 'X-Keep': 'page' } }

const limits = new CacheExpiration(PAGES, { maxEntries: 60, maxAgeSeconds: 30 * 86_400 })

/** A page from the network; without it the page as it was kept, else the offline page. */
export async function openPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  if (new URL(url).pathname === OFFLINE) {
    return fresh(event).catch(() => keptPage(OFFLINE).then((page) => page ?? Response.error()))
  }
  const kept = await keptPage(url)
  const began = currentEra()
  try {
    const response = await withPatience(fresh(event), kept ? PATIENCE : null)
    event.waitUntil(keep(url, response, began))
    return response
  } catch {
    return kept ? marked(kept) : toOfflinePage(url)
  }
}

/** Keeps pages that were opened without us seeing them as documents, with what they are made of. */
export async function keepPages(paths: string[]) {
  for (const path of paths) {
    const began = currentEra()
    const url = new URL(path, location.origin).href
    try {
      const response = await fetch(url, QUIETLY)
      const html = response.clone().text()
      await keep(url, response, began)
      await keepAssetsOf(await html)
    } catch {
      return
    }
  }
}

async function fresh(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  return preloaded ?? fetch(event.request)
}

/** Copies at once: the page reads the answer meanwhile. */
async function keep(url: string, response: Response, began: number) {
  const copy = isKept(url, response) ? response.clone() : null
  if (!(await meet(response, began)) || !copy) {
    return
  }
  const era = currentEra()
  const pages = await caches.open(PAGES)
  await pages.put(plain(url), copy)
  await keepOfflinePage(pages)
  if (era !== currentEra()) {
    await caches.delete(PAGES)
    return
  }
  await limits.updateTimestamp(plain(url))
  await limits.expireEntries()
}

async function keepOfflinePage(pages: Cache) {
  if (await pages.match(OFFLINE)) {
    return
  }
  const response = await fetch(OFFLINE, QUIETLY)
  await keepAssetsOf(await response.clone().text())
  await pages.put(OFFLINE, response)
}

/** Our own pages that were found and not led elsewhere: the back office does not name its reader. */
function isKept(url: string, response: Response) {
  const whole = response.status === 200 && !response.redirected
  const { pathname } = new URL(url)
  return whole && response.headers.has('X-Reader') && KEPT.some((page) => page.test(pathname))
}

/** The page says itself from when it is. */
async function marked(kept: Response) {
  const saved = new Date(kept.headers.get('Date') ?? Date.now()).toISOString()
  const html = await kept.text()
  const { headers, status } = kept
  return new Response(html.replace('<html', `<html data-saved="${saved}"`), { headers, status })
}

function keptPage(url: string) {
  return caches.match(plain(url), { cacheName: PAGES, ignoreVary: true })
}

/** Its own address: a page that stands under another one would ask for the data of that. */
function toOfflinePage(url: string) {
  const { pathname, search } = new URL(url)
  return Response.redirect(`${OFFLINE}?${new URLSearchParams({ from: pathname + search })}`)
}

function withPatience<Value>(work: Promise<Value>, patience: number | null) {
  if (patience === null) {
    return work
  }
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Too slow')), patience)
  })
  return Promise.race([work, tooLong])
}

/** The address without what scrolls within the page. */
const plain = (url: string) => url.split('#', 1)[0] ?? url
