import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from '@adonisjs/queue'
import type { QueueManagerConfig } from '@adonisjs/queue/types'
import { keepRuns } from '#services/queue/kept_runs'
import { letUnknownJobsWait } from '#services/queue/unknown_jobs'

/** Both in ms. A database that does not answer takes longer than anybody waits. */
const LOOK_AGAIN = 20
const LONGEST = 10_000

/**
 * The library's worker without two faults of @boringnode/queue 0.6.0, no issues known; each goes when it is mended there (ADR 0025).
 *
 * It pauses for five seconds after a job longer than the idle delay: polling meanwhile, it awaits the job's end twice and fails on
 * the first result. No job is lost, but letters would be late.
 *
 * Told to stop, it forgets a job that it takes while it waits for those in hand: the process ends in the middle of it, and
 * another does it again, so that a letter goes twice (ADR 0087).
 */
export class PromptWorker extends Worker {
  #isStopping = false
  #isTaking = false

  constructor(config: QueueManagerConfig) {
    super({ ...config, adapters: keepRuns(config.adapters) })
  }

  async *process(queues: string[]) {
    letUnknownJobsWait()
    const cycles = super.process(queues)
    try {
      while (!this.#isStopping || this.#isTaking) {
        this.#isTaking = true
        const { done, value: cycle } = await cycles.next()
        /** Behind one that was begun there may be another that was taken with it. */
        this.#isTaking = !done && cycle.type === 'started'
        if (done) return
        if (cycle.type === 'error' && isSecondEnd(cycle.error)) continue
        yield cycle
      }
    } finally {
      this.#isTaking = false
      await cycles.return(undefined)
    }
  }

  /** Takes no more, and waits for what was taken. */
  async stop() {
    this.#isStopping = true
    const deadline = Date.now() + LONGEST
    while (this.#isTaking && Date.now() < deadline) await pause(LOOK_AGAIN)
    await super.stop()
  }
}

function isSecondEnd(error: unknown) {
  return error instanceof TypeError && error.message.includes("reading 'queue'")
}
