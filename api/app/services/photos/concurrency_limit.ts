import { setTimeout as pause } from 'node:timers/promises'

export function concurrencyLimit(max: number) {
  const queue: (() => void)[] = []
  const idleListeners = new Set<() => void>()
  let running = 0

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= max) await new Promise<void>((start) => queue.push(start))
    else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
      if (running === 0) notifyIdle()
    }
  }

  function notifyIdle() {
    for (const notify of idleListeners) notify()
    idleListeners.clear()
  }

  /** @param timeout in ms */
  async function whenIdle(timeout: number) {
    if (running === 0) return
    const end = new AbortController()
    const idle = new Promise<void>((notify) => idleListeners.add(notify))
    await Promise.race([idle, pause(timeout, undefined, { signal: end.signal })])
    end.abort()
  }

  return { run, whenIdle }
}
