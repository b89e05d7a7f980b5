import { fixedBackoff, Job, Locator } from '@adonisjs/queue'
import type { JobClass, JobOptions } from '@adonisjs/queue/types'

/** A deploy takes minutes; a job whose kind is gone is given up after these. */
const TRIES = 15

/** Stands for a kind of job that this release does not know. */
class OfAnotherRelease extends Job<unknown> {
  static options: JobOptions = {
    retry: { maxRetries: TRIES, backoff: fixedBackoff('1m') },
  }

  async execute() {
    throw new Error(`${this.context.name} is a job of another release, which may take it`)
  }
}

/**
 * Lets a job that another release has queued wait for a worker of that release: the library gives one that it does not know up for
 * good. @boringnode/queue 0.6.0, no issue known; it goes when that can be said there (ADR 0025).
 */
export function letUnknownJobsWait() {
  Locator.getOrThrow = <T extends Job>(name: string) =>
    Locator.get<T>(name) ?? (OfAnotherRelease as unknown as JobClass<T>)
}
