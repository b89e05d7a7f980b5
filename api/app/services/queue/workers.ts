import type { QueueManagerConfig } from '@adonisjs/queue/types'
import { QUEUES } from '#config/queue'
import { PromptWorker } from '#services/queue/prompt_worker'

/** So that an expiry does not wait for a picture, nor a refund for the look at all payments. */
const CONCURRENCY = 2

/**
 * A worker for each queue of this process: who is at work in one takes no place in another. One after the other, since the library
 * lets each begin anew with the queue of the process, where what the one before holds goes on.
 * @param config of all of them; whoever has made them stops them
 */
export async function queueWorkers(config: QueueManagerConfig) {
  const workers: { queue: string; worker: PromptWorker }[] = []
  for (const queue of QUEUES) {
    const worker = new PromptWorker({
      ...config,
      worker: { ...config.worker, concurrency: CONCURRENCY, gracefulShutdown: false },
      autoLoadJobs: false,
    })
    await worker.init()
    workers.push({ queue, worker })
  }
  return {
    /** @returns when they are told to stop; rejects when one cannot go on */
    work: () => Promise.all(workers.map(({ queue, worker }) => worker.start([queue]))),
    stop: () => Promise.all(workers.map(({ worker }) => worker.stop())),
  }
}
