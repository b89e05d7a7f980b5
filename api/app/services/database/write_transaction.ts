import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type DatabaseError = Error & { code?: string; table?: string }

/** Deadlock, serialization failure, or a busy SQLite. */
const PASSING = ['40P01', '40001', 'SQLITE_BUSY']
const TRIES = 3

/** As knex writes that of the outermost transaction. */
const COMMIT = 'COMMIT;'

/** Retries conflicts, up to three runs: the callback only uses the database and begins with a write (ADR 0002). */
export async function writeTransaction<T>(
  callback: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async (trx) => {
        const result = await callback(trx)
        hearOfCommit(trx)
        return result
      })
    } catch (error) {
      if (attempt >= TRIES || !PASSING.includes((error as DatabaseError).code ?? '')) throw error
      await pause(10 * attempt + Math.random() * 40)
    }
  }
}

type Query = (connection: object, statement: unknown) => Promise<unknown>

type Knex = {
  commit(value?: unknown): Promise<unknown>
  executionPromise: Promise<unknown>
  client: { query: Query; _query: Query }
}

/**
 * Makes a COMMIT that fails an error, and ends its transaction: SQLite may leave it open for whoever has the connection next. knex 3 tells
 * it to `executionPromise` alone, and Lucid 22 awaits something else, so that what was never written would be answered as done, with its
 * letters and jobs.
 */
function hearOfCommit(trx: TransactionClientContract) {
  const knex = trx.knexClient as unknown as Knex
  const { client, commit } = knex
  const { query } = client
  knex.commit = async (value) => {
    client.query = async (connection, statement) => {
      try {
        return await query(connection, statement)
      } catch (error) {
        const rollback = { sql: 'ROLLBACK', bindings: [] }
        if (statement === COMMIT) await client._query(connection, rollback).catch(() => {})
        throw error
      }
    }
    await commit(value)
    return knex.executionPromise
  }
}

/** Violation of a unique index of this table. */
export function isUniqueViolation(error: unknown, table: string) {
  const { code, table: pgTable, message } = error as DatabaseError
  if (code === '23505') return pgTable === table
  return code === 'SQLITE_CONSTRAINT' && message.includes(`UNIQUE constraint failed: ${table}.`)
}
