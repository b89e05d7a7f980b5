import { Worker } from '@adonisjs/queue'

/**
 * The library's worker, without the five seconds it rests after every job that took longer than its idle delay:
 * it looks for more work meanwhile, waits for the job's end a second time then, and trips over the first
 * wait's result. The job is done and nothing is lost, but a letter behind a picture would come late. A worker
 * that does one job at a time never looks, hence never trips.
 */
export class PromptWorker extends Worker {
  async *process(queues: string[]) {
    for await (const cycle of super.process(queues)) {
      if (cycle.type === 'error' && isSecondEnd(cycle.error)) continue
      yield cycle
    }
  }
}

/** `result.completed.queue` of a completion that was already taken. */
function isSecondEnd(error: unknown) {
  return error instanceof TypeError && error.message.includes("reading 'queue'")
}
