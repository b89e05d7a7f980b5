import { setTimeout as pause } from 'node:timers/promises'
import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckContract } from '@adonisjs/core/types/health'

/** Milliseconds: whoever asks waits no longer for what is frozen. */
const WITHIN = 2000

type Options = {
  name: string
  /** Made anew at each run: a connection of the first may be gone. */
  check: () => HealthCheckContract | Promise<HealthCheckContract>
  /** What fails is told, and the process serves all the same. */
  isNeeded: boolean
  /** milliseconds */
  within?: number
}

/** A check of the framework's or a package's that ends in time, since theirs wait for ever. */
export class BoundedCheck extends BaseCheck {
  readonly name: string
  readonly #options: Options

  constructor(options: Options) {
    super()
    this.name = options.name
    this.#options = options
  }

  async run() {
    const ended = new AbortController()
    const late = pause(this.#options.within ?? WITHIN, Result.failed('It does not answer'), {
      signal: ended.signal,
    })
    const result = await Promise.race([this.#look(), late]).finally(() => ended.abort())
    const isLess = result.status === 'error' && !this.#options.isNeeded
    return isLess ? Result.warning(result.message) : result
  }

  async #look() {
    try {
      const check = await this.#options.check()
      return await check.run()
    } catch (error) {
      return Result.failed(error as Error)
    }
  }
}
