import app from '@adonisjs/core/services/app'
import { defineConfig, drivers, exponentialBackoff } from '@adonisjs/queue'
import env from '#start/env'

/** What asks gateways, and waits for them: nothing else waits for it, nor it for anything else (ADR 0093). */
export const PAYMENTS = 'payments'

/** What waits for the mail server (ADR 0149). */
export const LETTERS = 'letters'

/** Each has workers of its own. */
export const QUEUES = [PAYMENTS, LETTERS, 'default'] as const

/** Runs the worker inside the API process. */
export const worksInside = env.get('QUEUE_DRIVER') !== 'sync' && env.get('WORKER') !== 'off'

export default defineConfig({
  default: env.get('QUEUE_DRIVER') ?? 'database',
  adapters: {
    database: drivers.database(),
    sync: drivers.sync(),
  },
  retry: { maxRetries: 5, backoff: exponentialBackoff({ baseDelay: '2s', maxDelay: '10m' }) },
  /**
   * One term for all, since the package prunes whatever has failed by that of the job that fails. Payloads may tell of people
   * (ADR 0071).
   */
  defaultJobOptions: { removeOnFail: { age: '7d', count: 5000 } },
  worker: {
    /** Of `queue:work`; scale by processes. Those in the API do two each (workers.ts). */
    concurrency: 1,
    idleDelay: '1s',
    /** Crashes of its process a job survives. */
    maxStalledCount: 5,
  },
  locations: [app.makePath('app/jobs/**/*.{ts,js}')],
})
