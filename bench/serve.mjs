/*
 * Starts the product to be measured with `npm start`, on its own ports, files and empty database.
 */
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const scratch = fileURLToPath(new URL('tmp/', import.meta.url))
const port = process.env.PORT ?? '3100'
rmSync(scratch, { recursive: true, force: true })

Object.assign(process.env, {
  PORT: port,
  API_PORT: String(Number(port) + 400),
  APP_URL: `http://localhost:${port}`,
  APP_KEY: 'measured-only-key-that-guards-nothing-01234',
  DEMO: 'true',
  DB_CONNECTION: 'sqlite',
  SQLITE_PATH: `${scratch}makao.sqlite3`,
  STORAGE_PATH: `${scratch}storage`,
  MAIL_MAILER: 'outbox',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
})

await import('../scripts/start.mjs')
