import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Settings } from 'luxon'
import pg from 'pg'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import env, { fromRoot } from '#start/env'

/** UTC on both engines; SQLite stores text without a zone. */
Settings.defaultZone = 'utc'

/** PostgreSQL returns 8-byte integers as text; ours are far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const connection = env.get('DB_CONNECTION') ?? (env.get('DATABASE_URL') ? 'postgres' : 'sqlite')
const sqlitePath = fromRoot(env.get('SQLITE_PATH') ?? 'api/storage/makao.sqlite3')
if (connection === 'sqlite') mkdirSync(dirname(sqlitePath), { recursive: true })

/** Milliseconds after which PostgreSQL gives a request up; commands, such as a migration, may take their time. */
const postgresTimeouts = {
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
  ...(app.getEnvironment() !== 'console' && { statement_timeout: 30_000 }),
}

type SqliteHandle = { exec(sql: string, done: (error: Error | null) => void): void }

const migrations = { naturalSort: true, paths: ['database/migrations'] }

const databaseConfig = defineConfig({
  connection,
  prettyPrintDebugQueries: true,
  connections: {
    /**
     * One connection. synchronous=FULL, so that a booking survives a power cut (ADR 0002); pragmas are per
     * connection. `optimize` counts what the planner has no figures of; AnalyzeTables does so daily.
     */
    sqlite: {
      client: 'sqlite3',
      connection: { filename: sqlitePath },
      useNullAsDefault: true,
      pool: {
        min: 1,
        max: 1,
        afterCreate(handle: SqliteHandle, done: (error: Error | null, handle: unknown) => void) {
          handle.exec(
            'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000; PRAGMA optimize=0x10002;',
            (error) => done(error, handle)
          )
        },
      },
      migrations,
      schemaGeneration: { enabled: !app.inProduction, rulesPaths: ['./database/schema_rules.js'] },
    },
    postgres: {
      client: 'pg',
      connection: { connectionString: env.get('DATABASE_URL'), ...postgresTimeouts },
      pool: { min: 0, max: env.get('DATABASE_POOL') ?? 10 },
      migrations,
      schemaGeneration: { enabled: false },
    },
  },
})

export default databaseConfig
