/* Environment variables, validated at boot. Defaults: docs/operations.md. `.env` is at the root of the repository. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Env } from '@adonisjs/core/env'

const inBuild = import.meta.url.includes('/build/start/')

/** Also when running from the build. */
export const repositoryRoot = fileURLToPath(
  new URL(inBuild ? '../../../' : '../../', import.meta.url)
)

const env = await Env.create(new URL(`file://${repositoryRoot}`), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string.optional({ format: 'host' }),
  PORT: Env.schema.number.optional(),
  API_PORT: Env.schema.number.optional(),
  API_HOST: Env.schema.string.optional(),
  WORKER: Env.schema.enum.optional(['on', 'off'] as const),
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  APP_KEY: Env.schema.secret(),
  DEMO: Env.schema.boolean.optional(),
  DEMO_PUBLIC: Env.schema.enum.optional(['yes', 'no'] as const),
  ADMIN_TWO_FACTOR: Env.schema.enum.optional(['required', 'optional'] as const),
  LOG_LEVEL: Env.schema.string.optional(),
  METRICS_TOKEN: Env.schema.secret.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  TRUSTED_PROXIES: Env.schema.string.optional(),

  DB_CONNECTION: Env.schema.enum.optional(['sqlite', 'postgres'] as const),
  SQLITE_PATH: Env.schema.string.optional(),
  DATABASE_URL: Env.schema.string.optional(),
  DATABASE_POOL: Env.schema.number.optional(),
  REDIS_URL: Env.schema.secret.optional(),

  STORAGE_PATH: Env.schema.string.optional(),
  DRIVE_DISK: Env.schema.enum.optional(['fs', 's3'] as const),
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  S3_BUCKET: Env.schema.string.optional(),
  S3_KEY: Env.schema.string.optional(),
  S3_SECRET: Env.schema.secret.optional(),
  S3_REGION: Env.schema.string.optional(),
  PHOTO_ORIGINALS: Env.schema.enum.optional(['drop', 'keep'] as const),
  BACKUP_KEY: Env.schema.secret.optional(),

  MAIL_MAILER: Env.schema.enum.optional(['outbox', 'smtp'] as const),
  MAIL_FROM: Env.schema.string.optional(),
  SUPPORT_EMAIL: Env.schema.string.optional({ format: 'email' }),
  SMTP_HOST: Env.schema.string.optional(),
  SMTP_PORT: Env.schema.number.optional(),
  SMTP_USER: Env.schema.string.optional(),
  SMTP_PASSWORD: Env.schema.string.optional(),
  SMTP_TLS: Env.schema.enum.optional(['require', 'off'] as const),

  QUEUE_DRIVER: Env.schema.enum.optional(['database', 'sync'] as const),
  LIMITER_STORE: Env.schema.enum.optional(['memory', 'database'] as const),
  RATE_LIMITS: Env.schema.enum.optional(['on', 'off'] as const),
  MAX_PENDING_BOOKINGS: Env.schema.number.optional(),
  /** Hours from the agreement until a stay is to be paid online. */
  PAYMENT_WINDOW_HOURS: Env.schema.number.optional(),
  /** Hours from check-in until a host's share is due. */
  PAYOUT_DELAY_HOURS: Env.schema.number.optional(),
  PAYMENTS: Env.schema.string.optional(),
  MPESA_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  MPESA_CONSUMER_KEY: Env.schema.string.optional(),
  MPESA_CONSUMER_SECRET: Env.schema.secret.optional(),
  MPESA_SHORTCODE: Env.schema.string.optional(),
  MPESA_PASSKEY: Env.schema.secret.optional(),
  MPESA_INITIATOR: Env.schema.string.optional(),
  MPESA_SECURITY_CREDENTIAL: Env.schema.secret.optional(),
  PAYSTACK_SECRET_KEY: Env.schema.secret.optional(),
  PAYSTACK_API_BASE: Env.schema.string.optional({ format: 'url', tld: false }),
  ICAL_ALLOW_PRIVATE: Env.schema.boolean.optional(),
})

export default env

/** Resolves a path relative to the repository's root. */
export function fromRoot(path: string) {
  return resolve(repositoryRoot, path)
}

/** Demo accounts, mailbox page, simulated payments. */
export const isDemo = env.get('DEMO') ?? false
