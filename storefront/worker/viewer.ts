/*
 * Whose pages are kept, and until when. The server names the viewer of every page (`X-Viewer`: a digest of the
 * session, or `visitor`, and their language) and the end of their session (`X-Viewer-Until`). When the one changes or
 * the other has come, the pages are deleted.
 */
declare const self: { clients: { matchAll: () => Promise<Page[]> } }

type Page = { postMessage: (message: string) => void }

export const PAGES = 'pages'

const STATE = 'state'
const VIEWER = '/viewer'
const VISITOR = 'visitor'
const UNTIL = 'X-Viewer-Until'

/** How long pages of somebody are kept at most after the server last knew them, in ms. */
const LONGEST = 7 * 86_400_000

/** Grows with every change, so that an answer requested before it is not kept. */
let generation = 0

export const currentGeneration = () => generation

/**
 * Records the viewer of an answer; with a session that is over it is a visitor.
 * @param began the generation in which it was requested
 * @returns whether it may be kept: the viewer has not changed meanwhile
 */
export async function mergeViewer(response: Response, began: number, now = Date.now()) {
  const named = response.headers.get('X-Viewer')
  if (!named || began !== generation) {
    return false
  }
  const left = timeLeft(response)
  const name = left !== null && left <= 0 ? named.replace(/^[^-]+/, VISITOR) : named
  const known = await currentViewer()
  const isSame = known?.name === name
  if (!isSame) {
    await clearPages()
    await tellPages()
  }
  const until = now + Math.min(left ?? LONGEST, LONGEST)
  const state = await caches.open(STATE)
  const kept = isSame && left === null ? known.until : until
  await state.put(VIEWER, new Response(name, { headers: { [UNTIL]: String(kept) } }))
  return true
}

/** Deletes the pages of a session that is over. */
export async function endViewer(now = Date.now()) {
  const known = await currentViewer()
  if (known && !known.name.startsWith(VISITOR) && known.until <= now) {
    await clearPages()
  }
}

export async function clearPages() {
  generation += 1
  await Promise.all([caches.delete(PAGES), caches.delete(STATE)])
}

/** How long a session lives, in ms, by the clock of the server; null where the answer did not ask for it. */
function timeLeft({ headers }: Response) {
  const left = Date.parse(headers.get(UNTIL) ?? '') - Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(left) ? null : left
}

async function currentViewer() {
  const found = await caches.match(VIEWER, { cacheName: STATE })
  return found && { name: await found.text(), until: Number(found.headers.get(UNTIL)) }
}

/** Open pages look whose they are now (`one-account.tsx`). */
async function tellPages() {
  const pages = await self.clients.matchAll()
  pages.forEach((page) => page.postMessage('viewer'))
}
