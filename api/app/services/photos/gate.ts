import { setTimeout as pause } from 'node:timers/promises'

/**
 * Lets a few through at a time; the others wait in line. Pictures are big in memory, and the processor is
 * also wanted by searches and bookings.
 */
export function gate(width: number) {
  const waiting: (() => void)[] = []
  const patient = new Set<() => void>()
  let inside = 0

  async function through<T>(work: () => Promise<T>): Promise<T> {
    if (inside >= width) await new Promise<void>((enter) => waiting.push(enter))
    else inside += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
      if (inside === 0) leaveToThePatient()
    }
  }

  function leaveToThePatient() {
    for (const go of patient) go()
    patient.clear()
  }

  /** Waits until nobody is inside, or for so long (ms): for work that has time, but not forever. */
  async function empty(patience: number) {
    if (inside === 0) return
    const end = new AbortController()
    const quiet = new Promise<void>((go) => patient.add(go))
    await Promise.race([quiet, pause(patience, undefined, { signal: end.signal })])
    end.abort()
  }

  return { through, empty }
}
