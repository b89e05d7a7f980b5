/** Waits so long (ms), or until it is called off; never throws. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    onAbort(signal, () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Waits while the browser knows that it is offline, or until it is called off. */
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
