import type { ResourceRow } from '../resource-row'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** After the first screen, in ms: its own calls and pictures come first. */
const REST = 4000

/**
 * Loads the scripts of the other screens when there is nothing else to do, one after the other, so that they
 * open at once, also when the network is gone. Not for those who save data, or have little of it.
 * @returns how to stop
 */
export function preloadScreens(rows: ResourceRow[]): () => void {
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) {
    return () => undefined
  }
  const screens = rows.flatMap(({ list, show, create, edit }) => [list, show, create, edit])
  let timer = setTimeout(next, REST)

  function next() {
    const screen = screens.shift()
    screen?.screen.preload()
    if (screens.length > 0) {
      timer = setTimeout(() => whenIdle(next), 100)
    }
  }
  return () => {
    clearTimeout(timer)
    screens.length = 0
  }
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? void requestIdleCallback(act) : act()
