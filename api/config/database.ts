import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Settings } from 'luxon'
import pg from 'pg'
import type { Database } from 'sqlite3'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import { keepStatements } from '#services/database/kept_statements'
import env, { fromRoot } from '#start/env'

/** UTC on both engines; SQLite stores text without a zone. */
Settings.defaultZone = 'utc'

/** PostgreSQL returns 8-byte integers as text; ours are far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const address = env.get('DATABASE_URL')?.release()
const connection = env.get('DB_CONNECTION') ?? (address ? 'postgres' : 'sqlite')

/** Of a standby that answers what strangers read (ADR 0094), or null. */
export const replicaAddress =
  (connection === 'postgres' && env.get('DATABASE_REPLICA_URL')?.release()) || null

const sqlitePath = fromRoot(env.get('SQLITE_PATH') ?? 'api/storage/makao.sqlite3')
if (connection === 'sqlite') mkdirSync(dirname(sqlitePath), { recursive: true })

/** SQLite's that read beside the one that writes (ADR 0053). */
const READERS = 3

/** Milliseconds after which PostgreSQL gives a request up; commands, such as a migration, may take their time. */
const postgresTimeouts = {
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
  ...(app.getEnvironment() !== 'console' && { statement_timeout: 30_000 }),
}

/** Who waits longer for a line to the replica asks the primary. */
const replicaTimeouts = { ...postgresTimeouts, connectionTimeoutMillis: 1000 }

/** Where the rows are, for programs beside the driver's. */
export const database =
  connection === 'sqlite'
    ? { engine: 'sqlite' as const, path: sqlitePath, environment: process.env }
    : {
        engine: 'postgres' as const,
        url: address ?? '',
        /** What PostgreSQL's own programs are started with. */
        environment: process.env,
      }

function prepareSqlite(pragmas: string) {
  return (handle: Database, done: (error: Error | null, handle: unknown) => void) => {
    keepStatements(handle)
    handle.exec(pragmas, (error) => done(error, handle))
  }
}

type PostgresHandle = { query(sql: string, done: (error: Error | null) => void): void }

/**
 * PostgreSQL compiles a statement that it takes for costly, and takes a search with dates for one because of the rare rows that ask other
 * tables: a quarter of a second and more of compiling, each time, for a page that is found in a millisecond.
 */
const WITHOUT_COMPILING = 'set jit = off'

/** The C library gives what a statement took back to the system, page by page, and takes it anew for the next, until it has given back this much at once (ADR 0146). */
const KEEPING_MEMORY = `select length(repeat(' ', ${4 * 1024 * 1024}))`

function prepareSession(
  handle: PostgresHandle,
  done: (error: Error | null, handle: unknown) => void
) {
  handle.query(`${WITHOUT_COMPILING}; ${KEEPING_MEMORY}`, (error) => done(error, handle))
}

/** What is bound to a statement may be personal: an error, and so the log and what is kept of a job that failed, tells the statement alone. */
const WITHOUT_VALUES = { compileSqlOnError: false }

const migrations = { naturalSort: true, paths: ['database/migrations'] }

const wordTables = [
  'users',
  'properties',
  'reviews',
  'contact_messages',
  'newsletter_subscribers',
  'audit_events',
].map((table) => `${table}_words`)

/** SQLite keeps a full-text table in four of its own, which come and go with it. */
const partsOfWordTables = wordTables.flatMap((table) =>
  ['config', 'data', 'docsize', 'idx'].map((part) => `${table}_${part}`)
)

const databaseConfig = defineConfig({
  connection,
  prettyPrintDebugQueries: true,
  connections: {
    /**
     * One connection that writes. synchronous=FULL, so that a booking survives a power cut (ADR 0002); pragmas are per
     * connection. `optimize` counts what the planner has no figures of; AnalyzeTables does so daily.
     */
    sqlite: {
      ...WITHOUT_VALUES,
      client: 'sqlite3',
      connection: { filename: sqlitePath },
      useNullAsDefault: true,
      pool: {
        min: 1,
        max: 1,
        afterCreate: prepareSqlite(
          'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000; PRAGMA optimize=0x10002;'
        ),
      },
      migrations,
      schemaGeneration: {
        enabled: !app.inProduction,
        rulesPaths: ['./database/schema_rules.js'],
        excludeTables: [...wordTables, ...partsOfWordTables],
      },
      wipe: { ignoreTables: partsOfWordTables },
    },
    ...(connection === 'sqlite' && {
      /** Opened when first needed, and anew after half a minute without reading, with new figures for the planner. */
      reader: {
        ...WITHOUT_VALUES,
        client: 'sqlite3' as const,
        connection: { filename: sqlitePath },
        useNullAsDefault: true,
        pool: {
          min: 0,
          max: READERS,
          afterCreate: prepareSqlite(
            'PRAGMA query_only=ON; PRAGMA busy_timeout=5000; PRAGMA cache_size=-16384;'
          ),
        },
      },
    }),
    ...(replicaAddress && {
      reader: {
        ...WITHOUT_VALUES,
        client: 'pg' as const,
        connection: { connectionString: replicaAddress, ...replicaTimeouts },
        pool: {
          min: 0,
          max: env.get('DATABASE_POOL') ?? 10,
          acquireTimeoutMillis: 2000,
          afterCreate: prepareSession,
        },
      },
    }),
    postgres: {
      ...WITHOUT_VALUES,
      client: 'pg',
      connection: { connectionString: address, ...postgresTimeouts },
      pool: { min: 0, max: env.get('DATABASE_POOL') ?? 10, afterCreate: prepareSession },
      migrations,
      schemaGeneration: { enabled: false },
    },
  },
})

export default databaseConfig
