/** Waits for so many ms or until aborted; never throws. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    onAbort(signal, () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Waits while the browser is offline, or until aborted. */
export function lineBack(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine !== false) {
      return resolve()
    }
    window.addEventListener('online', () => resolve(), { once: true })
    onAbort(signal, resolve)
  })
}

function onAbort(signal: AbortSignal | undefined, act: () => void) {
  if (signal?.aborted) {
    act()
  } else {
    signal?.addEventListener('abort', act, { once: true })
  }
}
