import { Worker } from '@adonisjs/queue'

/**
 * The library's worker without its five-second pause after a job longer than the idle delay: polling
 * meanwhile, it awaits the job's end twice and fails on the first result. No job is lost, but letters would
 * be late. Seen in
 * @boringnode/queue 0.6.0, no issue known; it goes when `process` keeps its wait over a tick (ADR 0025).
 */
export class PromptWorker extends Worker {
  async *process(queues: string[]) {
    for await (const cycle of super.process(queues)) {
      if (cycle.type === 'error' && isSecondEnd(cycle.error)) continue
      yield cycle
    }
  }
}

function isSecondEnd(error: unknown) {
  return error instanceof TypeError && error.message.includes("reading 'queue'")
}
