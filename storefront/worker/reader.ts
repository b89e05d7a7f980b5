/*
 * Whose pages are kept. The server names the reader on every page (`X-Reader`: a digest of the
 * session, or `visitor`); when that changes, everything the reader before saw is gone.
 */
export const PAGES = 'pages'

const STATE = 'state'
const READER = '/reader'

/** Grows with every change, so that an answer which was on its way meanwhile is not kept. */
let era = 0

export const currentEra = () => era

/**
 * Notes who an answer was written for.
 * @param began the era in which it was asked for
 * @returns whether it may be kept: the reader has not changed while it was on its way
 */
export async function meet(response: Response, began: number) {
  const name = response.headers.get('X-Reader')
  if (!name || began !== era) {
    return false
  }
  const known = await readerNow()
  if (known !== name) {
    await forget()
    const state = await caches.open(STATE)
    await state.put(READER, new Response(name))
  }
  return true
}

/** Takes all kept pages away. */
export async function forget() {
  era += 1
  await Promise.all([caches.delete(PAGES), caches.delete(STATE)])
}

async function readerNow() {
  const found = await caches.match(READER, { cacheName: STATE })
  return found?.text()
}
