/*
 * The environment of a test run. Imported before anything of the application, so that no test can ever
 * touch the developer's own database, uploads or outbox. DATABASE_URL chooses PostgreSQL.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const scratch = process.env.TEST_SCRATCH ?? fileURLToPath(new URL('../tmp/test/', import.meta.url))

/** Half-read uploads are counted there: those of another run beside this one must not be among them. */
const temporary = `${scratch}tmp`
mkdirSync(temporary, { recursive: true })

Object.assign(process.env, {
  TZ: 'UTC',
  TMPDIR: temporary,
  NODE_ENV: 'test',
  APP_KEY: 'tests-only-key-that-guards-nothing-0123456789',
  APP_URL: 'http://localhost:3000',
  HOST: '127.0.0.1',
  PORT: process.env.TEST_API_PORT ?? '3399',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  DEMO: 'true',
  /** What a test writes need not survive a power cut. */
  PGOPTIONS: '-c synchronous_commit=off',
  DB_CONNECTION: process.env.DATABASE_URL ? 'postgres' : 'sqlite',
  SQLITE_PATH: `${scratch}makao.sqlite3`,
  STORAGE_PATH: `${scratch}storage`,
  MAIL_MAILER: 'outbox',
  QUEUE_DRIVER: 'sync',
  LIMITER_STORE: 'memory',
  REDIS_URL: '',
  DATABASE_REPLICA_URL: '',
  RATE_LIMITS: process.env.RATE_LIMITS ?? 'on',
})
