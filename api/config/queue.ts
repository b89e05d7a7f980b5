import app from '@adonisjs/core/services/app'
import { defineConfig, drivers, exponentialBackoff } from '@adonisjs/queue'
import env from '#start/env'

export default defineConfig({
  default: env.get('QUEUE_DRIVER') ?? 'database',
  adapters: {
    database: drivers.database(),
    sync: drivers.sync(),
  },
  retry: { maxRetries: 5, backoff: exponentialBackoff({ baseDelay: '2s', maxDelay: '10m' }) },
  worker: {
    /** Of `queue:work`: start as many as there is work for. The one in the API does two (queue_worker_provider). */
    concurrency: 1,
    idleDelay: '1s',
    /** A job survives this many crashes of its process before it is given up. */
    maxStalledCount: 5,
  },
  locations: [app.makePath('app/jobs/**/*.{ts,js}')],
})
