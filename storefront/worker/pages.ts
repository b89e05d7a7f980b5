import { CacheExpiration } from 'workbox-expiration'
import { keepAssetsOf } from './files'
import { isKept } from './keepable'
import { currentGeneration, endViewer, mergeViewer, PAGES } from './viewer'

const OFFLINE = '/offline'

/** Network timeout before a kept page is shown, in ms. */
const TIMEOUT = 12_000

/** Background requests must change nothing and consume no flash message. */
const QUIETLY = { headers: { 'Accept': 'text/html', 'X-Keep': 'page' } }

const DAY = 86_400_000

const limits = new CacheExpiration(PAGES, { maxEntries: 60, maxAgeSeconds: 30 * 86_400 })

/** Answers a page from the network, else as kept, else with the offline page. */
export async function openPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  await endViewer()
  if (new URL(url).pathname === OFFLINE) {
    return fresh(event).catch(() => keptPage(OFFLINE).then((page) => page ?? Response.error()))
  }
  const kept = await keptPage(url)
  const began = currentGeneration()
  const answer = fresh(event)
  // Also when it comes too late to be shown: it may say that the session is over.
  event.waitUntil(answer.then((response) => keep(url, response, began)).catch(() => null))
  try {
    return await withTimeout(answer, kept ? TIMEOUT : null)
  } catch (error) {
    return kept ? marked(kept, error === TOO_SLOW ? 'slow' : 'offline') : toOfflinePage(url)
  }
}

/** Keeps pages reached by client-side navigation, with their assets. */
export async function keepPages(paths: string[]) {
  for (const path of paths) {
    const began = currentGeneration()
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

/** Clones at once: the page reads the body meanwhile. */
async function keep(url: string, response: Response, began: number) {
  const copy = isKept(url, response) ? response.clone() : null
  if (!(await mergeViewer(response, began)) || !copy) {
    return
  }
  const generation = currentGeneration()
  const pages = await caches.open(PAGES)
  await pages.put(plain(url), copy)
  await keepOfflinePage(pages)
  if (generation !== currentGeneration()) {
    await caches.delete(PAGES)
    return
  }
  await limits.updateTimestamp(plain(url))
  await limits.expireEntries()
}

/** Its files are those of one release, and nothing else asks for them. */
async function keepOfflinePage(pages: Cache) {
  const kept = await pages.match(OFFLINE)
  if (kept && Date.now() - Date.parse(kept.headers.get('Date') ?? '') < DAY) {
    return
  }
  const response = await fetch(OFFLINE, QUIETLY).catch(() => null)
  if (!response?.ok) {
    return
  }
  await keepAssetsOf(await response.clone().text())
  await pages.put(OFFLINE, response)
}

/** Marks the page with the time it was kept, and why it is shown. */
async function marked(kept: Response, because: 'slow' | 'offline') {
  const saved = new Date(kept.headers.get('Date') ?? Date.now()).toISOString()
  const html = await kept.text()
  const { headers, status } = kept
  const marks = `data-saved="${saved}" data-saved-because="${because}"`
  return new Response(html.replace('<html', `<html ${marks}`), { headers, status })
}

function keptPage(url: string) {
  return caches.match(plain(url), { cacheName: PAGES, ignoreVary: true })
}

/** Redirects: under another address the offline page would request that one's data. */
function toOfflinePage(url: string) {
  const { pathname, search } = new URL(url)
  return Response.redirect(`${OFFLINE}?${new URLSearchParams({ from: pathname + search })}`)
}

const TOO_SLOW = new Error('Too slow')

function withTimeout<Value>(work: Promise<Value>, timeout: number | null) {
  if (timeout === null) {
    return work
  }
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(TOO_SLOW), timeout)
  })
  return Promise.race([work, tooLong])
}

const plain = (url: string) => url.split('#', 1)[0] ?? url
