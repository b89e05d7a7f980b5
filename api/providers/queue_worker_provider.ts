import type { ApplicationService, ConfigProvider } from '@adonisjs/core/types'
import { tracingChannels, type Worker } from '@adonisjs/queue'
import type { AdapterFactory, QueueManagerConfig } from '@adonisjs/queue/types'
import { worksInside } from '#config/queue'
import { PromptWorker } from '#services/queue/prompt_worker'

type QueueConfig = Omit<QueueManagerConfig, 'adapters'> & {
  adapters: Record<string, AdapterFactory | ConfigProvider<AdapterFactory>>
}

type JobExecution = NonNullable<Parameters<typeof tracingChannels.executeChannel.tracePromise>[1]>

/** So that a letter does not wait for a picture. */
const CONCURRENCY = 2

/**
 * The worker inside the API: required on SQLite, whose file one process owns. With PostgreSQL, `node ace
 * queue:work` runs separately and WORKER=off disables this one.
 */
export default class QueueWorkerProvider {
  #worker?: Worker

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (!worksInside) return
    const config = this.app.config.get<QueueConfig>('queue')

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
      /** This provider stops it after the last request; by default the worker listens for signals. */
      worker: { ...config.worker, concurrency: CONCURRENCY, gracefulShutdown: false },
      adapters,
      autoLoadJobs: false,
      jobFactory: (job) => this.app.container.make(job),
      logger,
    })
    void this.#worker.start(['default']).catch((error) => {
      logger.fatal({ err: error }, 'the worker stopped; restarting the process')
      process.exitCode = 1
      void this.app.terminate()
    })
  }

  /** After the last request and before the database closes. Its loop may sleep a while longer, and takes nothing then. */
  async shutdown() {
    await this.#worker?.stop()
  }
}
