import { availableParallelism } from 'node:os'
import { step } from './console.mjs'

/** One more than there are cores (three to five): most steps wait for I/O. */
export const SLOTS = Math.min(5, Math.max(3, availableParallelism() + 1))

/**
 * Runs steps in parallel, in the given order. After a failure no further step begins, and those running end first.
 * @param steps `[label, work]`, or `[label, work, { after }]` with labels of steps that must have
 * ended before
 * @throws the first failure
 */
export async function sideBySide(steps, slots = SLOTS) {
  const waiting = [...steps]
  const running = new Map()
  const done = new Set()
  const failures = []
  const isReady = ([, , { after = [] } = {}]) => after.every((label) => done.has(label))

  while (running.size > 0 || (waiting.length > 0 && failures.length === 0)) {
    while (failures.length === 0 && running.size < slots) {
      const index = waiting.findIndex(isReady)
      if (index < 0) break
      const [[label, work]] = waiting.splice(index, 1)
      const ended = step(label, work)
        .then(() => done.add(label))
        .catch((error) => failures.push(error))
        .finally(() => running.delete(label))
      running.set(label, ended)
    }
    if (running.size === 0 && failures.length === 0) {
      throw new Error(`Nothing ends before: ${waiting.map(([label]) => label).join(', ')}`)
    }
    await Promise.race(running.values())
  }
  if (failures.length > 0) throw failures[0]
}
