/* The page's side of the service worker (`worker/`); production only. */
const supported = import.meta.env.PROD && 'serviceWorker' in navigator

/** Whether this page was loaded without the service worker, which takes control later. */
let cameAlone = supported && !navigator.serviceWorker.controller

const TRIPS = '/dashboard/bookings'

/** Pages that need not be kept again. */
const asked = new Set<string>()

export async function startServiceWorker() {
  if (supported) {
    // Private windows may refuse; everything else still works.
    await navigator.serviceWorker.register('/sw.js').catch(() => null)
  }
}

/** A write changes what was kept: a guest's trips, whose it is, its language. */
export const renewKept = () => asked.clear()

/**
 * Asks the service worker to keep a page reached by client-side navigation, and a guest's trips: pages of one's own
 * at every visit. Not for those who save data.
 */
export async function keepForLater(path: string, guest: boolean) {
  if (!supported || savesData()) {
    return
  }
  if (path.startsWith('/dashboard')) {
    asked.delete(path)
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
 * Fetches what was loaded before the service worker again, from the HTTP cache: pictures, fonts,
 * translations.
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
