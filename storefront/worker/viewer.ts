/*
 * Whose pages are kept. The server names the viewer of every page (`X-Viewer`: a digest of the
 * session, or `visitor`); when it changes, the former viewer's pages are deleted.
 */
export const PAGES = 'pages'

const STATE = 'state'
const VIEWER = '/viewer'

/** Grows with every change, so that an answer requested before it is not kept. */
let generation = 0

export const currentGeneration = () => generation

/**
 * Records the viewer of an answer.
 * @param began the generation in which it was requested
 * @returns whether it may be kept: the viewer has not changed meanwhile
 */
export async function mergeViewer(response: Response, began: number) {
  const name = response.headers.get('X-Viewer')
  if (!name || began !== generation) {
    return false
  }
  const known = await currentViewer()
  if (known !== name) {
    await clearPages()
    const state = await caches.open(STATE)
    await state.put(VIEWER, new Response(name))
  }
  return true
}

export async function clearPages() {
  generation += 1
  await Promise.all([caches.delete(PAGES), caches.delete(STATE)])
}

async function currentViewer() {
  const found = await caches.match(VIEWER, { cacheName: STATE })
  return found?.text()
}
