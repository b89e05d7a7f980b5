import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of this run's own, gone with it. */
export function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'makao-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The environment of a measured API on a database of its own. */
export function measuredApi(folder, { database, port }) {
  return {
    NODE_ENV: 'production',
    TZ: 'UTC',
    APP_KEY: 'a-key-for-the-benchmark-that-guards-nothing',
    DEMO: 'true',
    API_PORT: String(port),
    DB_CONNECTION: database ? 'postgres' : 'sqlite',
    DATABASE_URL: database ?? '',
    SQLITE_PATH: join(folder, 'bench.sqlite3'),
    STORAGE_PATH: join(folder, 'storage'),
    MAIL_MAILER: 'outbox',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    LIMITER_STORE: 'memory',
    WORKER: 'off',
  }
}
