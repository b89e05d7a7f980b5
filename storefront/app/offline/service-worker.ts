/* The page's side of the service worker (`worker/`). Built pages only: while developing, nothing is kept. */
const supported = import.meta.env.PROD && 'serviceWorker' in navigator

/** Whether this page came without the service worker, which takes over as soon as it is there. */
let cameAlone = supported && !navigator.serviceWorker.controller

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
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: wanted })
  if (cameAlone) {
    cameAlone = false
    await keepWhatCame()
  }
}

/**
 * What was loaded before the service worker was there passes it now, from the browser's memory: pictures, and what no
 * page names itself (faces, the texts of another language).
 */
async function keepWhatCame() {
  const came = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/(uploads|assets)\//.test(pathname)
    )
  await Promise.allSettled(came.map((url) => fetch(url)))
}

function savesData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
