import type { Response } from 'express'

const CALLS = ['writeHead', 'flushHeaders', 'write', 'end'] as const

type Call = (...args: unknown[]) => unknown

/**
 * Holds an answer back, from its first byte on, until something has come to pass: soon, since what comes is kept in memory.
 * @param until given the status when the answer begins; null holds nothing back
 */
export function holdAnswer(res: Response, until: (status: number) => Promise<void> | null) {
  const held: (() => unknown)[] = []
  let state: 'fresh' | 'held' | 'open' = 'fresh'

  function begin(status: number) {
    const awaited = until(status)
    state = awaited ? 'held' : 'open'
    void awaited?.finally(() => {
      state = 'open'
      try {
        held.forEach((call) => call())
      } catch {
        /* It broke off meanwhile, and what was to be said of that came after its head. */
        res.destroy()
      }
    })
  }

  for (const name of CALLS) {
    const call = (res[name] as Call).bind(res)
    const holding: Call = (...args) => {
      if (state === 'fresh') {
        begin(name === 'writeHead' ? Number(args[0]) : res.statusCode)
      }
      if (state === 'open') {
        return call(...args)
      }
      held.push(() => call(...args))
      /** More is taken meanwhile: `compression` gives nobody a drain that it has not caused. */
      return name === 'write' ? true : res
    }
    Object.assign(res, { [name]: holding })
  }
}
