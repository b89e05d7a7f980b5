import type { ApplicationService } from '@adonisjs/core/types'
import { tracingChannels } from '@adonisjs/queue'
import { collectDefaultMetrics } from 'prom-client'
import { watchStatements, type Statement } from '#services/database/statements'
import { jobRuns, registry, statements } from '#services/metrics/figures'

type JobRun = NonNullable<Parameters<typeof tracingChannels.executeChannel.tracePromise>[1]>

/** Knex's words for what a builder makes; whatever else there is counts as `raw`. */
const KINDS = new Set(['select', 'first', 'pluck', 'insert', 'update', 'del'])

/** Begins to measure the process, its statements and its jobs. */
export async function watchProcess(app: ApplicationService) {
  collectDefaultMetrics({ register: registry })
  tracingChannels.executeChannel.asyncEnd.subscribe((message) => {
    const { job, status, duration } = message as JobRun
    const outcome = status ?? 'completed'
    jobRuns.observe({ job: job.name, outcome }, (duration ?? 0) / 1000)
  })
  await watchStatements(app, measureStatement)
}

function measureStatement({ method }: Statement) {
  const begunAt = performance.now()
  return (outcome: 'done' | 'failed') => {
    const kind = method && KINDS.has(method) ? method : 'raw'
    statements.observe({ kind, outcome }, (performance.now() - begunAt) / 1000)
  }
}
