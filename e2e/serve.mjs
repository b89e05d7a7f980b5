/*
 * Starts the product for the journeys: the newcomer's own command, on ports and files of its own, with an
 * empty database that fills itself.
 */
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const scratch = fileURLToPath(new URL('tmp/', import.meta.url))
const port = process.env.E2E_PORT ?? '3100'
rmSync(scratch, { recursive: true, force: true })

Object.assign(process.env, {
  PORT: port,
  API_PORT: String(Number(port) + 400),
  APP_URL: `http://localhost:${port}`,
  APP_KEY: 'journeys-only-key-that-guards-nothing-012345',
  DEMO: 'true',
  DB_CONNECTION: 'sqlite',
  SQLITE_PATH: `${scratch}makao.sqlite3`,
  STORAGE_PATH: `${scratch}storage`,
  MAIL_MAILER: 'outbox',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
})

await import('../scripts/start.mjs')
