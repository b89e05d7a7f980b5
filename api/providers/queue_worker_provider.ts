import type { ApplicationService, ConfigProvider } from '@adonisjs/core/types'
import { Worker, type AdapterFactory, type QueueManagerConfig } from '@adonisjs/queue'
import env from '#start/env'

type QueueConfig = Omit<QueueManagerConfig, 'adapters'> & {
  adapters: Record<string, AdapterFactory | ConfigProvider<AdapterFactory>>
}

/**
 * The worker inside the API process. On SQLite one process owns the file, so the work must be done here; on
 * PostgreSQL `node ace queue:work` runs as processes of its own and WORKER=off keeps it out of this one.
 */
export default class QueueWorkerProvider {
  #worker?: Worker

  constructor(protected app: ApplicationService) {}

  async ready() {
    const config = this.app.config.get<QueueConfig>('queue')
    if (config.default === 'sync' || env.get('WORKER') === 'off') return

    const logger = await this.app.container.make('logger')
    const adapters: Record<string, AdapterFactory> = {}
    for (const [name, adapter] of Object.entries(config.adapters)) {
      adapters[name] = typeof adapter === 'function' ? adapter : await adapter.resolver(this.app)
    }

    this.#worker = new Worker({
      ...config,
      adapters,
      autoLoadJobs: false,
      jobFactory: (job) => this.app.container.make(job),
      logger,
    })
    this.#worker.start(['default']).catch((error) => {
      logger.fatal({ err: error }, 'the worker stopped; restarting the process')
      process.exitCode = 1
      void this.app.terminate()
    })
  }

  async shutdown() {
    await this.#worker?.stop()
  }
}
