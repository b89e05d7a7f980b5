import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

export default defineConfig({
  experimental: {},

  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('@adonisjs/queue/commands'),
  ],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl', 'test'] },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('#providers/reader_provider'),
    () => import('#providers/shared_state_provider'),
    () => import('@adonisjs/cors/cors_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/bouncer/bouncer_provider'),
    () => import('@adonisjs/i18n/i18n_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/queue/queue_provider'),
    () => import('@adonisjs/transmit/transmit_provider'),
    { file: () => import('#providers/metrics_provider'), environment: ['web', 'test'] },
    { file: () => import('#providers/tracing_provider'), environment: ['web', 'console'] },
    () => import('#providers/api_provider'),
    () => import('#providers/mail_queue_provider'),
    () => import('#providers/payment_provider'),
    { file: () => import('#providers/queue_worker_provider'), environment: ['web'] },
    { file: () => import('#providers/graceful_stop_provider'), environment: ['web'] },
    { file: () => import('#providers/live_provider'), environment: ['web'] },
  ],

  preloads: [
    () => import('#start/routes'),
    () => import('#start/kernel'),
    () => import('#start/validator'),
    { file: () => import('#start/scheduler'), environment: ['web'] },
  ],

  tests: {
    suites: [
      { files: ['tests/unit/**/*.spec.{ts,js}'], name: 'unit', timeout: 5000 },
      { files: ['tests/functional/**/*.spec.{ts,js}'], name: 'functional', timeout: 60000 },
    ],
    forceExit: false,
  },

  metaFiles: [{ pattern: 'resources/**/*', reloadServer: true }],

  hooks: {
    init: [indexEntities({ transformers: { enabled: true } }), generateRegistry()],
  },
})
