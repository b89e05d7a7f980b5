import { setTimeout as pause } from 'node:timers/promises'
import type { ApplicationService, ConfigProvider } from '@adonisjs/core/types'
import { tracingChannels, type Worker } from '@adonisjs/queue'
import type { AdapterFactory, QueueManagerConfig } from '@adonisjs/queue/types'
import { PromptWorker } from '#services/queue/prompt_worker'
import env from '#start/env'

type QueueConfig = Omit<QueueManagerConfig, 'adapters'> & {
  adapters: Record<string, AdapterFactory | ConfigProvider<AdapterFactory>>
}

type JobExecution = NonNullable<Parameters<typeof tracingChannels.executeChannel.tracePromise>[1]>

/** A letter need not wait for the picture before it. */
const CONCURRENCY = 2

/** How long the worker's loop may take to notice that it is to stop (ms); it looks up every second. */
const PATIENCE = 3000

/**
 * The worker inside the API process. On SQLite one process owns the file, so the work must be done here; on
 * PostgreSQL `node ace queue:work` runs as processes of its own and WORKER=off keeps it out of this one.
 */
export default class QueueWorkerProvider {
  #worker?: Worker
  #loop?: Promise<void>

  constructor(protected app: ApplicationService) {}

  async ready() {
    const config = this.app.config.get<QueueConfig>('queue')
    if (config.default === 'sync' || env.get('WORKER') === 'off') return

    const logger = await this.app.container.make('logger')
    tracingChannels.executeChannel.asyncEnd.subscribe((execution) => {
      const { job, status, error } = execution as JobExecution
      if (error) logger.error({ err: error, job: job.name, id: job.id, status }, 'a job failed')
    })
    const adapters: Record<string, AdapterFactory> = {}
    for (const [name, adapter] of Object.entries(config.adapters)) {
      adapters[name] = typeof adapter === 'function' ? adapter : await adapter.resolver(this.app)
    }

    this.#worker = new PromptWorker({
      ...config,
      /** This process stops the worker itself, after its last request; a worker of its own minds signals. */
      worker: { ...config.worker, concurrency: CONCURRENCY, gracefulShutdown: false },
      adapters,
      autoLoadJobs: false,
      jobFactory: (job) => this.app.container.make(job),
      logger,
    })
    this.#loop = this.#worker.start(['default']).catch((error) => {
      logger.fatal({ err: error }, 'the worker stopped; restarting the process')
      process.exitCode = 1
      void this.app.terminate()
    })
  }

  /** After the last request and before the database closes: finishes the jobs in hand and takes no more. */
  async shutdown() {
    await this.#worker?.stop()
    await Promise.race([this.#loop, pause(PATIENCE, undefined, { ref: false })])
    /** A job taken in the very moment of stopping is finished too. */
    await this.#worker?.stop()
  }
}
