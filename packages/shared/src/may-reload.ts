const KEY = 'makao.reloaded'

/** In ms. */
const PAUSE = 60_000

/**
 * Loads the page anew, a script of which has gone with a release: while there is a connection, once in a while, and not when
 * that would lose something.
 * @returns whether it does
 */
export function loadPageAnew(losesSomething: boolean) {
  if (losesSomething || !navigator.onLine || !mayReload(() => sessionStorage, Date.now())) {
    return false
  }
  location.reload()
  return true
}

/** Whether a page may load itself anew: not when it just did. Remembers that it does. */
export function mayReload(storage: () => Pick<Storage, 'getItem' | 'setItem'>, now: number) {
  try {
    const kept = storage()
    if (now - Number(kept.getItem(KEY)) < PAUSE) {
      return false
    }
    kept.setItem(KEY, String(now))
    return true
  } catch {
    // Storage may be refused: without it a page could reload for ever.
    return false
  }
}
