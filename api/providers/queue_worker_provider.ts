import type { ApplicationService, ConfigProvider } from '@adonisjs/core/types'
import { tracingChannels } from '@adonisjs/queue'
import type { AdapterFactory, QueueManagerConfig } from '@adonisjs/queue/types'
import { worksInside } from '#config/queue'
import { queueWorkers } from '#services/queue/workers'

type QueueConfig = Omit<QueueManagerConfig, 'adapters'> & {
  adapters: Record<string, AdapterFactory | ConfigProvider<AdapterFactory>>
}

type JobExecution = NonNullable<Parameters<typeof tracingChannels.executeChannel.tracePromise>[1]>

/**
 * The workers inside the API: required on SQLite, whose file one process owns. With PostgreSQL, `node ace
 * queue:work` runs separately and WORKER=off disables these.
 */
export default class QueueWorkerProvider {
  #workers?: Awaited<ReturnType<typeof queueWorkers>>

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

    this.#workers = await queueWorkers({
      ...config,
      adapters,
      jobFactory: (job) => this.app.container.make(job),
      logger,
    })
    void this.#workers.work().catch((error) => {
      logger.fatal({ err: error }, 'a worker stopped; restarting the process')
      process.exitCode = 1
      void this.app.terminate()
    })
  }

  /** After the last request and before the database closes. Their loops may sleep a while longer, and take nothing then. */
  async shutdown() {
    await this.#workers?.stop()
  }
}
