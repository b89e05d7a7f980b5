import { setTimeout as pause } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import tracingConfig from '#config/tracing'

/** In ms: a collector that is away holds up no stop. */
const LAST_WORDS = 1500

/** Nothing of OpenTelemetry is loaded unless somebody collects traces. */
export default class TracingProvider {
  #end?: () => Promise<void>

  constructor(protected app: ApplicationService) {}

  async boot() {
    if (!tracingConfig.isOn) return
    const { startTracing, traceStatement } = await import('#services/tracing/tracing')
    const { traceJob, watchJobs } = await import('#services/tracing/jobs')
    const { watchStatements } = await import('#services/database/statements')
    const provider = startTracing()
    this.#end = () => provider.shutdown()
    watchJobs()
    /** Read by each worker when it begins. */
    this.app.config.set('queue.executionWrapper', traceJob)
    await watchStatements(this.app, traceStatement)
  }

  async shutdown() {
    await Promise.race([this.#end?.(), pause(LAST_WORDS, undefined, { ref: false })])
  }
}
