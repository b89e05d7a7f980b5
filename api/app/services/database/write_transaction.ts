import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type DatabaseError = Error & { code?: string; table?: string }

/** Deadlock, serialization failure, or a busy SQLite. */
const PASSING = ['40P01', '40001', 'SQLITE_BUSY']
const TRIES = 3

/** Retries conflicts, up to three runs: the callback only uses the database and begins with a write (ADR 0002). */
export async function writeTransaction<T>(
  callback: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(callback)
    } catch (error) {
      if (attempt >= TRIES || !PASSING.includes((error as DatabaseError).code ?? '')) throw error
      await pause(10 * attempt + Math.random() * 40)
    }
  }
}

/** Violation of a unique index of this table. */
export function isUniqueViolation(error: unknown, table: string) {
  const { code, table: pgTable, message } = error as DatabaseError
  if (code === '23505') return pgTable === table
  return code === 'SQLITE_CONSTRAINT' && message.includes(`UNIQUE constraint failed: ${table}.`)
}
