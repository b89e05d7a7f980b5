/* The page's side of the service worker (`worker/`). Built pages only: while developing, nothing is kept. */
const supported = import.meta.env.PROD && 'serviceWorker' in navigator

const TRIPS = '/dashboard/bookings'

/** Pages that were opened as documents before the service worker was there, or came without one. */
const asked = new Set<string>()

export async function startServiceWorker() {
  if (supported) {
    // Where the browser refuses (a private window), everything works as before, with a connection.
    await navigator.serviceWorker.register('/sw.js').catch(() => null)
  }
}

/**
 * Asks the service worker to keep a page that was reached by a link, and the trips of a guest. Those
 * who save data keep what they open as documents only.
 */
export async function keepForLater(path: string, guest: boolean) {
  if (!supported || savesData()) {
    return
  }
  const wanted = [path, ...(guest ? [TRIPS] : [])].filter((page) => !asked.has(page))
  if (wanted.length === 0 || !navigator.onLine) {
    return
  }
  wanted.forEach((page) => asked.add(page))
  const first = !navigator.serviceWorker.controller
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: wanted })
  if (first) {
    await keepPictures()
  }
}

/** Pictures that were loaded before the service worker was there pass it now, from the browser's memory. */
async function keepPictures() {
  const shown = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/uploads/')
    )
  await Promise.allSettled(shown.map((url) => fetch(url)))
}

function savesData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
